import { spawn, type ChildProcess } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import sql from "sql-template-tag";
import { findPlace } from "../../stand-ins/postgres/data-folder.ts";
import { addressOf, readSettings } from "../../stand-ins/postgres/settings-file.ts";
import { openPool, type DbPool } from "../../server/vendors/postgres.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import { buildProject } from "../../scripts/bundle/build-project.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { largeScene } from "./large-scene.ts";
import { percentile, table } from "./statistics.ts";

const PORT = "4398";
const ORIGIN = `http://localhost:${PORT}`;
const REVIEWS = 20;
const LAYERS = 5000;
/** Small requests are asked one after another by this many clients. */
const CLIENTS = 4;
const PAUSE_MS = 20;

const start = (folder: string): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn("node", [path.join(ROOT, "scripts/start.ts")], {
      env: { ...process.env, PORT, DATA_FOLDER: folder, LOG: "false" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.on("exit", (code) => reject(new Error(`The product ended with ${code}.`)));
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

async function connect(folder: string): Promise<DbPool> {
  const { data } = await findPlace(path.join(folder, "postgres"));
  const db = openPool({ url: addressOf(await readSettings(data)), log: () => {}, max: 1 });
  await db.rows(sql`reset role`); // plugins are made here, past the limits of the API
  return db;
}

async function installation(db: DbPool): Promise<string> {
  const token = `regard_${randomBytes(32).toString("base64url")}`;
  const hash = createHash("sha256").update(token).digest();
  await db.rows(sql`
    insert into public.installations (token_hash, figma_id, figma_name) values (${hash}, ${randomUUID()}, '')`);
  return token;
}

async function largeBody(): Promise<string> {
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

async function review(token: string, body: string): Promise<string> {
  const response = await fetch(`${ORIGIN}/api/reviews`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": randomUUID(),
    },
    body,
  });
  const text = await response.text();
  return text.includes('"type":"done"') ? "done" : `${response.status} ${text.slice(0, 60)}`;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Asks small things until a promise is kept; how long each took, and what was not answered well. */
async function askMeanwhile(token: string, work: Promise<unknown>): Promise<[number[], string[]]> {
  const [times, failures]: [number[], string[]] = [[], []];
  const over = new AbortController();
  void work.finally(() => over.abort());
  const client = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      const response = await fetch(`${ORIGIN}/api/allowance`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      await response.text();
      times.push(performance.now() - startedAt);
      if (!response.ok) failures.push(String(response.status));
      await pause();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return [times, failures];
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;

await buildProject();
const folder = await mkdtemp(path.join(tmpdir(), "regard-bench-"));
const product = await start(folder);
const db = await connect(folder);
const body = await largeBody();
const small = await installation(db);
const tokens = await Promise.all(Array.from({ length: REVIEWS }, () => installation(db)));
const loadBefore = loadavg()[0] ?? 0;
const startedAt = performance.now();
const reviews = Promise.all(tokens.map((token) => review(token, body)));
const [times, failures] = await askMeanwhile(small, reviews);
const outcomes = await reviews;
const done = outcomes.filter((outcome) => outcome === "done").length;
process.stdout.write(
  `\n${table([
    ["small requests", "p50", "p95", "p99", "longest", "not answered well"],
    [
      String(times.length),
      ms(percentile(times, 0.5)),
      ms(percentile(times, 0.95)),
      ms(percentile(times, 0.99)),
      ms(Math.max(...times)),
      String(failures.length),
    ],
  ])}\n${done} of ${REVIEWS} reviews of ${LAYERS} layers (${(body.length / 1e6).toFixed(1)} MB) done in ${ms(performance.now() - startedAt)}; load of the machine before ${loadBefore.toFixed(2)}, after ${(loadavg()[0] ?? 0).toFixed(2)}\n${outcomes.filter((outcome) => outcome !== "done").join("\n")}\n`,
);
await db.stop();
await stop(product);
await rm(folder, { recursive: true, force: true });
