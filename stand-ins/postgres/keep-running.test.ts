import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { EXIT_CODES, StartFault } from "../../server/start-fault.ts";
import { keepRunning } from "./keep-running.ts";
import { startEmbedded } from "./postgres.ts";
import { openSql } from "../../tests/database/support/open-sql.ts";
import { useFolder } from "../../tests/use-folder.ts";

const folder = await useFolder();

test("a Postgres that is killed is started again, on its port, with its data", async () => {
  const database = await startEmbedded({ folder });
  const sql = openSql(database.url, { max: 1 });
  await sql`create table kept as select 1 as one`;
  const pidFile = path.join(database.folder ?? "", "data/postmaster.pid");
  const readPid = async () => Number((await readFile(pidFile, "utf8")).split("\n")[0]);
  const killed = await readPid();
  process.kill(killed, "SIGKILL");
  // Answers of the dead one may still come for a moment: only another pid tells of a new start.
  await vi.waitFor(
    async () => {
      expect(await readPid()).not.toBe(killed);
      expect(await sql`select one from kept`).toEqual([{ one: 1 }]);
    },
    { timeout: 20_000, interval: 100 },
  );
  await sql.end();
  await database.stop();
  await expect(readFile(pidFile)).rejects.toThrow("ENOENT");
});

test("what cannot be started again is said once, with its exit code", async () => {
  const told: StartFault[] = [];
  const fault = new StartFault("database", "The disk is gone.");
  const keeper = keepRunning(
    { lost: Promise.resolve() },
    () => Promise.reject(fault),
    (lost) => told.push(lost),
    1,
  );
  await vi.waitFor(() => expect(told).toEqual([fault]));
  expect(fault.exitCode).toBe(EXIT_CODES.database);
  await keeper.stop();
});

test("a damaged connection.json is named, with what to do", async () => {
  const damaged = path.join(folder, "damaged");
  const first = await startEmbedded({ folder: damaged });
  await first.stop();
  const file = path.join(first.folder ?? "", "data/connection.json");
  for (const text of ["", "{", '{"port":5432}']) {
    await writeFile(file, text);
    await expect(startEmbedded({ folder: damaged })).rejects.toMatchObject({
      name: "StartFault",
      exitCode: EXIT_CODES.disk,
      message: expect.stringMatching(/connection\.json is damaged.*npm run reset$/) as string,
    });
  }
});
