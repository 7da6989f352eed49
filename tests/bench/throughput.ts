import { spawn, type ChildProcess } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import sql from "sql-template-tag";
import { buildProject } from "../../scripts/build-project.ts";
import { ROOT } from "../../scripts/run-tool.ts";
import { findPlace } from "../../server/embedded/postgres/data-folder.ts";
import { addressOf, readSettings } from "../../server/embedded/settings-file.ts";
import { openPool } from "../../server/vendors/postgres.ts";
import { percentile, table } from "./statistics.ts";

// node tests/bench/throughput.ts 60: so many seconds for each row.
const SECONDS = Number(process.argv[2] ?? 60);
const CONNECTIONS = 100;
const PORT = "4396";
const BARE_PORT = "4395";

const start = (script: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, script)], {
      env: { ...process.env, LOG: "false", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.on("exit", (code) => reject(new Error(`${script} ended with ${code}.`)));
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("is up")) resolve(child);
    });
  });

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners("exit");
    child.on("exit", () => resolve());
    child.kill("SIGTERM");
  });

interface Load {
  readonly perS: number;
  readonly times: readonly number[];
  readonly failures: number;
}

const askOnce = (agent: Agent, url: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    }).on("error", reject);
  });

/** Asks over a hundred connections for a while. */
async function load(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let failures = 0;
  const until = performance.now() + SECONDS * 1000;
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      if ((await askOnce(agent, url, headers)) !== 200) failures += 1;
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return { perS: times.length / SECONDS, times, failures };
}

const rowOf = (name: string, { perS, times, failures }: Load, ratio: number | null): readonly string[] => [
  name,
  perS.toFixed(0),
  `${percentile(times, 0.5).toFixed(1)} ms`,
  `${percentile(times, 0.99).toFixed(1)} ms`,
  String(failures),
  ratio === null ? "" : ratio.toFixed(2),
];

await buildProject();
const folder = await mkdtemp(path.join(tmpdir(), "regard-bench-"));
const product = await start("scripts/start.ts", { PORT, DATA_FOLDER: folder });
const { data } = await findPlace(path.join(folder, "postgres"));
const url = addressOf(await readSettings(data));
const db = openPool({ url, log: () => {}, max: 1 });
await db.rows(sql`reset role`); // a plugin is made here, past the limits of the API
const token = `regard_${randomBytes(32).toString("base64url")}`;
await db.rows(sql`
  insert into public.installations (token_hash, figma_id, figma_name)
  values (${createHash("sha256").update(token).digest()}, ${randomUUID()}, '')`);
await db.stop();
const page = `http://127.0.0.1:${PORT}/`;
const bare = await start("tests/bench/bare-server.ts", {
  BARE_PORT,
  BARE_DATABASE_URL: url,
  BARE_PAGE: page,
});

const before = loadavg()[0] ?? 0;
const bareFile = await load(`http://127.0.0.1:${BARE_PORT}/`);
const home = await load(page, { "Accept-Encoding": "br" });
const bareQuery = await load(`http://127.0.0.1:${BARE_PORT}/query`);
const allowance = await load(`http://127.0.0.1:${PORT}/api/allowance`, { Authorization: `Bearer ${token}` });
const rows = [
  [`${CONNECTIONS} connections, ${SECONDS} s`, "a second", "p50", "p99", "failures", "ratio"],
  rowOf("bare Hono, the same file", bareFile, null),
  rowOf("GET /", home, home.perS / bareFile.perS),
  rowOf("bare Hono, one indexed query", bareQuery, null),
  rowOf("GET /api/allowance", allowance, allowance.perS / bareQuery.perS),
];
process.stdout.write(
  `\n${table(rows)}\nload of the machine before ${before.toFixed(2)}, after ${(loadavg()[0] ?? 0).toFixed(2)}\n`,
);
await stop(bare);
await stop(product);
await rm(folder, { recursive: true, force: true });
