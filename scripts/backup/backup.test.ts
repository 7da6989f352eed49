import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXIT_CODES } from "../../server/start-fault.ts";
import { openTestServer } from "../../tests/test-server.ts";
import { askForReview, readyOpinion, reviewRequest } from "../../tests/ask-for-review.ts";
import { freshDatabase } from "../../tests/database/support/fresh-database.ts";
import { restoreFrom } from "./backup-file.ts";
import { compareDatabases } from "./compare-databases.ts";
import { readLines } from "./lines-of.ts";
import { readBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

const clients: Client[] = [];
async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  clients.push(client);
  return client;
}
afterAll(() => Promise.all(clients.map((client) => client.end())));

let source: Client;
let backup: string;
beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  const server = await openTestServer({ databaseUrl, deps: { secondOpinion: readyOpinion() } });
  await server.signUp();
  await askForReview(server, await server.install(), {
    body: reviewRequest({ secondOpinionBy: "Stand-in" }),
  });
  await server.mails();
  await server.stop();
  source = await connect(databaseUrl);
  backup = await written(source);
});

async function written(client: Client): Promise<string> {
  const stream = new PassThrough();
  const parts: Buffer[] = [];
  stream.on("data", (part: Buffer) => parts.push(part));
  await writeBackup(client, stream);
  stream.end();
  await once(stream, "end");
  return Buffer.concat(parts).toString();
}

const read = (text: string): AsyncIterable<string> => readLines(Readable.from([Buffer.from(text)]));

describe("a backup", () => {
  test("holds a person, a review with its picture, and the ledger", () => {
    for (const table of ["auth.users", "public.reviews", "app.review_pictures", "app.usage_ledger"])
      expect(backup).toMatch(new RegExp(`"table":"${table.replace(".", "\\.")}"[^\\n]*\\n\\{(?!"table")`));
  });

  test("restored into an empty database is the same: every row, number, right and function", async () => {
    const target = await connect(await freshDatabase());
    expect(await compareDatabases(source, target)).not.toEqual([]);
    await readBackup(target, read(backup));
    expect(await compareDatabases(source, target)).toEqual([]);
  });

  test("goes on where it stopped: what is new gets new numbers", async () => {
    const target = await connect(await freshDatabase());
    await readBackup(target, read(backup));
    const { rows } = await target.query<{ status: string }>(
      `select status from app.reserve_request(null, (select id from public.installations limit 1), 'somewhere', 'key-00001', 'h')`,
    );
    expect(rows[0]?.status).toBe("reserved");
  });

  test("is not restored over data, and not when it is cut off", async () => {
    await expect(readBackup(source, read(backup))).rejects.toThrow("not empty");
    const target = await connect(await freshDatabase());
    const cutOff = backup.split("\n").slice(0, -2).join("\n");
    await expect(readBackup(target, read(cutOff))).rejects.toThrow("cut off");
    expect((await target.query("select 1 from auth.users")).rowCount).toBe(0);
  });

  test.each([
    ["that is not there", null, "There is no such file."],
    ["that is no backup", () => Buffer.from("a text"), "It is cut off, or no backup."],
    ["that is cut", (whole: Buffer) => whole.subarray(0, whole.length / 2), "It is cut off, or no backup."],
    [
      "whose end is missing",
      () => gzipSync('{"table":"app.plans","columns":["id"]}\n'),
      "It is cut off: its last line is missing.",
    ],
    [
      "of something else",
      () => gzipSync('{"table":"app.nothing","columns":["id"]}\n'),
      'relation "app.nothing" does not exist',
    ],
  ])(
    "of a file %s ends in one line, with the code of a wrong order, and changes nothing",
    async (_, make, reason) => {
      const folder = await mkdtemp(path.join(tmpdir(), "regard-restore-"));
      const file = path.join(folder, "backup.gz");
      if (make) await writeFile(file, make(gzipSync(backup)));
      const target = await connect(await freshDatabase());
      await expect(restoreFrom(file, target)).rejects.toMatchObject({
        exitCode: EXIT_CODES.environment,
        message: `${file} was not restored. ${reason}`,
      });
      expect((await target.query("select 1 from app.plans")).rowCount).toBe(4);
      await rm(folder, { recursive: true });
    },
  );
});
