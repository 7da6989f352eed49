import { spawn, type ChildProcess } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import sql from "sql-template-tag";
import { buildProject } from "../../scripts/bundle/build-project.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { findPlace } from "../../stand-ins/postgres/data-folder.ts";
import { addressOf, readSettings } from "../../stand-ins/postgres/settings-file.ts";
import { openPool } from "../../server/vendors/postgres.ts";
import { percentile, table } from "./statistics.ts";

// node tests/bench/throughput.ts 60: so many seconds for each row, in turn with the others.
const SECONDS = Number(process.argv[2] ?? 60);
const CONNECTIONS = 100;
const SLICE_S = 2;
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

/** An address that is asked again and again. */
interface Asked {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Slice {
  readonly perS: number;
  readonly times: readonly number[];
  readonly failures: number;
}

const askOnce = (agent: Agent, { url, headers }: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    }).on("error", reject);
  });

/** Asks over a hundred connections for a moment. */
async function load(asked: Asked): Promise<Slice> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const connection = async (): Promise<void> => {
    while (performance.now() < startedAt + SLICE_S * 1000) {
      const askedAt = performance.now();
      if ((await askOnce(agent, asked)) !== 200) failures += 1;
      times.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return { perS: times.length / ((performance.now() - startedAt) / 1000), times, failures };
}

/** Loads one after another in short slices: other work on the machine falls upon all of them alike. */
async function loadInTurn(all: readonly Asked[]): Promise<readonly (readonly Slice[])[]> {
  const slices = all.map((): Slice[] => []);
  for (const asked of all) await load(asked); // warms up
  for (let round = 0; round < SECONDS / SLICE_S; round += 1)
    for (const [index, asked] of all.entries()) slices[index]?.push(await load(asked));
  return slices;
}

/** Our speed as a share of the other's: the middle of all rounds. */
const ratioOf = (slices: readonly Slice[], bare: readonly Slice[]): string =>
  percentile(
    slices.map(({ perS }, round) => perS / (bare[round]?.perS ?? Infinity)),
    0.5,
  ).toFixed(2);

function rowOf({ name }: Asked, slices: readonly Slice[], ratio: string): readonly string[] {
  const times = slices.flatMap((slice) => slice.times);
  const perS = slices.map((slice) => slice.perS);
  return [
    name,
    percentile(perS, 0.5).toFixed(0),
    `${percentile(times, 0.5).toFixed(1)} ms`,
    `${percentile(times, 0.99).toFixed(1)} ms`,
    String(slices.reduce((sum, { failures }) => sum + failures, 0)),
    ratio,
  ];
}

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
const bareUrl = `http://127.0.0.1:${BARE_PORT}`;
const asked: readonly Asked[] = [
  { name: "bare Hono, the same file", url: `${bareUrl}/`, headers: {} },
  { name: "GET /", url: page, headers: { "Accept-Encoding": "br" } },
  { name: "bare Hono, one indexed query", url: `${bareUrl}/query`, headers: {} },
  { name: "GET /api/allowance", url: `${page}api/allowance`, headers: { Authorization: `Bearer ${token}` } },
];
const slices = await loadInTurn(asked);
const rows = asked.map((one, index) => {
  const [own = [], bareOnes = []] = [slices[index], slices[index - 1]];
  return rowOf(one, own, index % 2 === 1 ? ratioOf(own, bareOnes) : "");
});
const head = [
  `${CONNECTIONS} connections, ${SECONDS} s in slices`,
  "a second",
  "p50",
  "p99",
  "failures",
  "ratio",
];
process.stdout.write(
  `\n${table([head, ...rows])}\nload of the machine before ${before.toFixed(2)}, after ${(loadavg()[0] ?? 0).toFixed(2)}\n`,
);
await stop(bare);
await stop(product);
await rm(folder, { recursive: true, force: true });
