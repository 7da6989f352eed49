import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { buildProject } from "../../scripts/bundle/build-project.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { freePort } from "../../stand-ins/postgres/free-port.ts";
import { startEmbedded, type Database } from "../../stand-ins/postgres/postgres.ts";
import { ensureRoles } from "../../stand-ins/postgres/roles.ts";
import { WORKER_DATABASE } from "../../server/worker-processes.ts";
import type { ReviewRequest } from "../../shared/api/endpoints/reviews.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import { largeScene } from "../bench/large-scene.ts";
import { percentile, table } from "../bench/statistics.ts";
import { AUTH_STAND_IN } from "../database/support/auth-stand-in.ts";
import { findViolations } from "../database/support/invariants.ts";
import { startModel } from "../model-stand-in.ts";
import { killAndReplace, rollOver, serverMember, workerMember, type Member } from "./member.ts";
import { migrateToBefore, startOlderServer } from "./older-server.ts";
import { askUntilTold, type Asked } from "./people.ts";
import { startProxy } from "./proxy.ts";
import { openSql, type Sql } from "../database/support/open-sql.ts";

// npm run rehearse -- 40 Postgres: so many reviews, and only the troubles whose names hold the word.
const [count = "200", only = ""] = process.argv.slice(2);
const REVIEWS = Number(count);
const LAYERS = 300;
const MODEL_MS = 400;
const PAUSE_MS = 3000;
const OUTAGE_MS = 20_000;
/** The number of reviews under way at which a trouble comes: more than one worker takes at once. */
const UNDER_WAY = 12;
const LOOK_EVERY_MS = 100;

interface Trouble {
  readonly name: string;
  readonly run: () => Promise<void>;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;

async function installation(sql: Sql): Promise<string> {
  const token = `regard_${randomBytes(32).toString("base64url")}`;
  const hash = createHash("sha256").update(token).digest();
  await sql`insert into public.installations (token_hash, figma_id, figma_name) values (${hash}, ${randomUUID()}, '')`;
  return token;
}

async function bodyOf(): Promise<ReviewRequest> {
  const json = await readFile(path.join(ROOT, "plugin/stage/samples/phone-checkout.json"), "utf8");
  const [scene] = fromRest(JSON.parse(json));
  if (!scene) throw new Error("The sample holds no screen.");
  return {
    scene: largeScene(scene, LAYERS),
    pictures: [],
    aspects: ["ux", "ui", "copy", "hierarchy"],
    purpose: "",
    language: "en",
  };
}

const rowOf = (name: string, asked: readonly Asked[]): readonly string[] => {
  const times = asked.map(({ tookMs }) => tookMs);
  const count = (outcome: Asked["outcome"]): string =>
    String(asked.filter((one) => one.outcome === outcome).length);
  return [
    name,
    String(asked.length),
    ...(["done", "failed", "refused", "hanging"] as const).map(count),
    String(asked.reduce((sum, { again }) => sum + again, 0)),
    seconds(percentile(times, 0.5)),
    seconds(Math.max(...times)),
  ];
};

const HEAD = ["trouble", "reviews", "done", "failed", "refused", "hanging", "asked again", "p50", "longest"];
const QUEUE_HEAD = [
  "trouble",
  "handed on",
  "the last of them after",
  "longest wait for a worker",
  "longest in a worker",
];

/** How many of the reviews since an instant were taken up by a worker. */
async function takenUp(sql: Sql, since: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from queue.job_common
    where name = 'reviews' and created_on > ${since} and state in ('active', 'completed')`;
  return row?.count ?? 0;
}

/** Reports from the queue on the reviews since an instant: how many another worker got, and where the time went. */
async function queueRow(sql: Sql, name: string, since: Date, begunAt: Date): Promise<readonly string[]> {
  const [row] = await sql<{ handed_on: number; after: number; waited: number; worked: number }[]>`
    select count(*) filter (where retry_count > 0)::int as handed_on,
      coalesce(extract(epoch from max(start_after) filter (where retry_count > 0) - ${begunAt}), 0)::float as after,
      coalesce(extract(epoch from max(started_on - start_after)), 0)::float as waited,
      coalesce(extract(epoch from max(completed_on - started_on)), 0)::float as worked
    from queue.job_common where name = 'reviews' and created_on > ${since}`;
  const { handed_on = 0, after = 0, waited = 0, worked = 0 } = row ?? {};
  return [name, String(handed_on), ...[after, waited, worked].map((value) => seconds(value * 1000))];
}

/** Reads the sums of the database at the end. */
async function accounts(sql: Sql): Promise<readonly (readonly string[])[]> {
  const [row] = await sql<{ stored: number; charged: number; used: number; open: number; waiting: number }[]>`
    select
      (select count(*) from public.reviews where is_charged) as stored,
      (select count(*) from app.usage_reservations where state = 'committed' and not is_free) as charged,
      (select coalesce(sum(used), 0) from app.usage_periods
        join app.usage_accounts as account on account.id = usage_account_id where installation_id is not null) as used,
      (select count(*) from app.usage_reservations where state = 'reserved') as open,
      (select count(*) from app.review_jobs where ended_at is null) as waiting`;
  return Object.entries(row ?? {}).map(([name, value]) => [name, String(value)]);
}

await buildProject();
const folder = await mkdtemp(path.join(tmpdir(), "regard-rehearsal-"));
const embedded = { folder: path.join(folder, "postgres") };
let database: Database = await startEmbedded(embedded);
await ensureRoles(database.url);
const sql = openSql(database.url, { max: 2 });
await sql.unsafe(AUTH_STAND_IN);
await migrateToBefore(database.url);
const [oldest] = await sql<{ id: string }[]>`
  insert into public.installations (token_hash, figma_name) values (${randomBytes(32)}, '') returning id`;
const older = startOlderServer(database.url, oldest?.id ?? "");

const ports = [await freePort(), await freePort()];
const env = {
  DATABASE_URL: database.url,
  [WORKER_DATABASE]: database.url,
  SUPABASE_URL: "http://127.0.0.1:9", // nobody signs in here
  SUPABASE_PUBLISHABLE_KEY: "none",
  DATA_FOLDER: folder,
  LOG: "false",
  ...(await startModel(MODEL_MS)),
};
const servers = ports.map((port, index) => serverMember(`server ${index + 1}`, port, env));
const workers = [1, 2].map((number) => workerMember(`worker ${number}`, env));
const members: readonly Member[] = [...servers, ...workers];
// Both at once on the older schema: one of them brings it up to date.
await Promise.all(members.slice(0, 2).map(({ start }) => start()));
await Promise.all(members.slice(2).map(({ start }) => start()));
const proxy = await startProxy(ports);

const outage = async (): Promise<void> => {
  await database.stop();
  await setTimeout(OUTAGE_MS);
  database = await startEmbedded(embedded);
};
const every: readonly Trouble[] = [
  { name: "none", run: async () => {} },
  ...members.map((one) => ({ name: `kill -9 of ${one.name}`, run: () => killAndReplace(one, PAUSE_MS) })),
  { name: "rolling restart", run: () => rollOver(members) },
  { name: "Postgres away for 20 s", run: outage },
];

const troubles = every.filter(({ name }) => name.includes(only));
const body = await bodyOf();
const loadBefore = loadavg()[0] ?? 0;
const rows: (readonly string[])[] = [HEAD];
const queueRows: (readonly string[])[] = [QUEUE_HEAD];
const all: Asked[] = [];
for (const [index, { name, run }] of troubles.entries()) {
  const share = Math.floor(REVIEWS / troubles.length) + (index < REVIEWS % troubles.length ? 1 : 0);
  const tokens = await Promise.all(Array.from({ length: share }, () => installation(sql)));
  const since = new Date();
  const asked = tokens.map((token) => askUntilTold(proxy.url, token, body));
  while ((await takenUp(sql, since)) < Math.min(share, UNDER_WAY)) await setTimeout(LOOK_EVERY_MS);
  const begunAt = new Date();
  await run();
  const told = await Promise.all(asked);
  rows.push(rowOf(name, told));
  queueRows.push(await queueRow(sql, name, since, begunAt));
  process.stderr.write(`  ${rowOf(name, told).join("  ")}\n`);
  all.push(...told);
}
rows.push(rowOf("all", all));
const { done, faults } = await older.stop();
print(`\n${table(rows)}\n\n${table(queueRows)}\n`);
for (const why of new Set(all.map((one) => one.why).filter(Boolean))) print(`  ${why}`);
print(`${table([["in the database", "count"], ...(await accounts(sql))])}\n`);
print(
  `the version before, still connected: ${done} reviews, ${faults.length} faults ${[...new Set(faults)].join("; ")}`,
);
const violations = await findViolations(sql);
print(`the ledger's invariants: ${violations.length === 0 ? "all hold" : violations.join("; ")}`);
print(`load of the machine before ${loadBefore.toFixed(2)}, after ${(loadavg()[0] ?? 0).toFixed(2)}`);

await proxy.stop();
await Promise.all(members.map(({ kill }) => kill("SIGTERM")));
await sql.end();
await database.stop();
for (const place of [folder, database.folder]) if (place) await rm(place, { recursive: true, force: true });
process.exit(
  all.every(({ outcome }) => outcome === "done") && violations.length + faults.length === 0 ? 0 : 1,
);
