import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sql from "sql-template-tag";
import type { DbPool } from "../../server/vendors/postgres.ts";
import { planId } from "../../shared/plans.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import { buildProject } from "../../scripts/bundle/build-project.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { largeScene } from "./large-scene.ts";
import {
  connectToProduct,
  makeInstallations,
  postReview,
  startProduct,
  stopProduct,
  type RunningProduct,
} from "./running-product.ts";
import { percentile, table } from "./statistics.ts";

const PORT = "4397";
const ORIGIN = `http://localhost:${PORT}`;
const ENV = { TRUSTED_PROXIES: "1" };
const CLIENTS = 20;
const READS = 1000;
const REVIEWS = 100;
const LAYERS = 300;
const MANY = 5000;

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const print = (title: string, rows: readonly (readonly string[])[]): void =>
  void process.stdout.write(`\n${title}\n${table(rows)}\n`);

/** A person with a plan, and the plugins that are connected to them. */
async function person(db: DbPool, plan: "starter" | "studio", tokens: readonly string[]): Promise<void> {
  const userId = randomUUID();
  await db.rows(sql`reset role`); // a connection that lay idle was opened anew, with the rights of the API
  await db.rows(sql`insert into auth.users (id, email) values (${userId}, ${`${userId}@example.test`})`);
  await db.row(sql`select app.set_plan(${userId}, ${planId(plan)}, now(), now() + interval '40 days')`);
  for (const token of tokens) {
    const hash = createHash("sha256").update(token).digest();
    await db.rows(sql`update public.installations set user_id = ${userId} where token_hash = ${hash}`);
  }
}

/** How long each of so many requests takes, asked by so many clients at once. */
async function timeAll(
  count: number,
  clients: number,
  ask: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      const startedAt = performance.now();
      await ask(index);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

async function read(address: string, token: string): Promise<void> {
  const response = await fetch(`${ORIGIN}${address}`, { headers: { Authorization: `Bearer ${token}` } });
  await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
}

/** Asks for a review, each from an address of its own: those behind one address wait for each other. */
const review = (token: string, body: string): Promise<Response> =>
  postReview(ORIGIN, token, body, { "X-Forwarded-For": randomUUID() });

async function sceneBody(): Promise<string> {
  const json = await readFile(path.join(ROOT, "plugin/stage/samples/phone-checkout.json"), "utf8");
  const [scene] = fromRest(JSON.parse(json));
  if (!scene) throw new Error("The sample holds no screen.");
  return JSON.stringify({
    scene: largeScene(scene, LAYERS),
    pictures: [],
    aspects: ["ux", "ui", "copy", "hierarchy"],
    purpose: "",
    language: "en",
  });
}

const row = (name: string, times: readonly number[]): readonly string[] => [
  name,
  ms(percentile(times, 0.5)),
  ms(percentile(times, 0.95)),
  ms(Math.max(...times)),
];

async function benchRequests(db: DbPool): Promise<void> {
  const tokens = await makeInstallations(db, CLIENTS);
  const tokenOf = (index: number): string => tokens[index % CLIENTS] ?? "";
  const body = await sceneBody();
  const wide = await makeInstallations(db, REVIEWS);
  const reviewOnce = async (index: number): Promise<void> => {
    const response = await review(wide[index] ?? "", body);
    if (!(await response.text()).includes('"type":"done"'))
      throw new Error(`A review failed: ${response.status}`);
  };
  await timeAll(300, CLIENTS, (index) => read("/api/allowance", tokenOf(index)));
  print(`Requests (${CLIENTS} clients at once; reviews: one at a time, then ${CLIENTS} at once)`, [
    ["request", "p50", "p95", "longest"],
    row(
      "GET /api/allowance",
      await timeAll(READS, CLIENTS, (index) => read("/api/allowance", tokenOf(index))),
    ),
    row(`POST /api/reviews, ${LAYERS} layers, alone`, await timeAll(REVIEWS / 2, 1, reviewOnce)),
    row(
      `POST /api/reviews, ${LAYERS} layers, at once`,
      await timeAll(REVIEWS / 2, CLIENTS, (index) => reviewOnce(index + REVIEWS / 2)),
    ),
    row(
      "GET /api/reviews",
      await timeAll(READS, CLIENTS, (index) => read("/api/reviews", wide[index % REVIEWS] ?? "")),
    ),
  ]);
}

/** Many at once on the ten requests of a plan, from plugins enough that no other limit comes first. */
async function benchRush(db: DbPool): Promise<void> {
  const tokens = await makeInstallations(db, 200);
  await person(db, "starter", tokens);
  const body = await sceneBody();
  const statuses = new Map<string, number>();
  await Promise.all(
    tokens.map(async (token) => {
      const response = await review(token, body);
      const text = await response.text();
      const outcome = text.includes('"type":"done"') ? "done" : `${response.status} ${text.slice(0, 40)}`;
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    }),
  );
  print("200 reviews at once on an allowance of 10", [
    ["outcome", "count"],
    ...[...statuses].map(([outcome, count]) => [outcome, String(count)]),
  ]);
}

async function residentMb({ child }: RunningProduct): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}

async function benchMemory(running: RunningProduct, db: DbPool): Promise<void> {
  const [token = ""] = await makeInstallations(db, 1);
  const sizes: number[] = [];
  for (let round = 0; round <= 5; round++) {
    if (round > 0) await timeAll(MANY / 5, CLIENTS, () => read("/api/allowance", token));
    sizes.push(await residentMb(running));
  }
  print(`Memory over ${MANY} requests`, [
    ["requests", ...sizes.map((_, index) => String((MANY / 5) * index))],
    ["resident MB", ...sizes.map((size) => size.toFixed(0))],
  ]);
}

await buildProject();
const folder = await mkdtemp(path.join(tmpdir(), "regard-bench-"));
const first = await startProduct(folder, PORT, ENV);
const startOnEmpty = first.tookMs;
await stopProduct(first);
const running = await startProduct(folder, PORT, ENV);
print("Start, built already", [
  ["on an empty folder", ms(startOnEmpty)],
  ["on an existing one", ms(running.tookMs)],
]);
const db = await connectToProduct(folder);
await benchRequests(db);
await benchRush(db);
await benchMemory(running, db);
await db.stop();
await stopProduct(running);
await rm(folder, { recursive: true, force: true });
