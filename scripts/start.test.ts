import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPlace } from "../stand-ins/postgres/data-folder.ts";
import { removeData } from "../stand-ins/postgres/remove-data.ts";
import { freePort } from "../stand-ins/postgres/free-port.ts";
import { ROOT } from "./run/run-tool.ts";

interface Run {
  readonly child: ChildProcess;
  readonly port: number;
  readonly output: () => string;
  /** Settles when every process that writes to the terminal has ended: npm, the server and its worker. */
  readonly ended: Promise<unknown>;
}

let folder: string;
// The second start finds the data of the first.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "regard-stop-"));
});
afterAll(async () => {
  await removeData(path.join(folder, "postgres"));
  await rm(folder, { recursive: true, force: true });
});

/** Starts the product as a supervisor does: in a group of its own. */
async function start(): Promise<Run> {
  const port = await freePort();
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: "development",
      BUILT: "true",
      DATA_FOLDER: folder,
      PORT: String(port),
      LOG: "false",
    },
  });
  let text = "";
  const collect = (chunk: Buffer): void => void (text += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const ended = new Promise((resolve) => child.once("close", resolve));
  await expect.poll(() => text, { timeout: 30_000 }).toContain("is up");
  return { child, port, output: () => text, ended };
}

/** Fails unless nothing of the product is left: no process, nobody at its port, no Postgres. */
async function expectNothingLeft({ ended, port, output }: Run): Promise<void> {
  await ended;
  expect(output().match(/Stopping …/g)).toHaveLength(1);
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow("fetch failed");
  const { data } = await findPlace(path.join(folder, "postgres"));
  expect(existsSync(path.join(data, "PG_VERSION"))).toBe(true);
  expect(existsSync(path.join(data, "postmaster.pid"))).toBe(false);
}

test("npm start says where everything is, serves it, and ends as a whole when the whole group is told to, also twice", async () => {
  const run = await start();
  const site = `http://localhost:${run.port}`;
  expect(run.output()).toContain(`${site}/try`);
  const health: unknown = await (await fetch(`${site}/api/health`)).json();
  expect(health).toMatchObject({ status: "up", database: "up" });
  const group = -(run.child.pid ?? 0);
  process.kill(group, "SIGTERM");
  process.kill(group, "SIGTERM");
  await expectNothingLeft(run);
});

test("npm start ends as a whole when npm alone is told to", async () => {
  const run = await start();
  run.child.kill("SIGTERM");
  await expectNothingLeft(run);
});
