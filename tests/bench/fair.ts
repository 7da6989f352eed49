import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { layer, sceneOf, text } from "../../shared/scene/testing.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import { largeScene } from "./large-scene.ts";
import {
  connectToProduct,
  makeInstallations,
  postReview,
  startProduct,
  stopProduct,
} from "./running-product.ts";
import { percentile, table } from "./statistics.ts";

const PORT = "4394";
const ORIGIN = `http://localhost:${PORT}`;
/** Large reviews that are kept waiting: two each of three plugins without an account. */
const LARGE = 6;
const LAYERS = 5000;
/** Copies of a screen lie so little below each other that all of them overlap. */
const STEP_PX = 40;
const ROUNDS = 5;
const MOST_MS = 5000;
const RUSH = 500;
/** Until the last of the large ones are over. */
const PAUSE_MS = 10_000;

const bodyOf = (scene: Scene): string =>
  JSON.stringify({
    scene,
    pictures: [],
    aspects: ["ux", "ui", "copy", "hierarchy"],
    purpose: "",
    language: "en",
  });

async function largeBody(): Promise<string> {
  const json = await readFile(path.join(ROOT, "plugin/stage/samples/phone-checkout.json"), "utf8");
  const [scene] = fromRest(JSON.parse(json));
  if (!scene) throw new Error("The sample holds no screen.");
  return bodyOf(largeScene(scene, LAYERS, STEP_PX));
}

const LARGE_BODY = await largeBody();
const SMALL_BODY = bodyOf(
  sceneOf(
    layer({ id: "1:1", name: "Sign in", width: 390, height: 844, fill: "#ffffff" }, [
      text("Welcome", { id: "1:2", x: 20, y: 40, width: 300 }),
      text("Sign in", { id: "1:3", x: 20, y: 400, width: 300 }),
    ]),
  ),
);

const fromAddress = (last: number) => ({ "X-Forwarded-For": `203.0.113.${last}` });

/** How long somebody with a small screen waits, in ms. */
async function timeSmall(token: string, address = 200): Promise<number> {
  const startedAt = performance.now();
  const answer = await postReview(ORIGIN, token, SMALL_BODY, fromAddress(address));
  const told = await answer.text();
  if (!told.includes('"type":"done"'))
    throw new Error(`It was answered ${answer.status}: ${told.slice(0, 200)}`);
  return performance.now() - startedAt;
}

async function timeRounds(token: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeSmall(token));
  return times;
}

/** Asks for large reviews over and over, so that as many wait all the time. Returns what ends that. */
function keepWaiting(tokens: readonly string[]): () => void {
  const over = new AbortController();
  const ask = async (index: number): Promise<void> => {
    while (!over.signal.aborted) {
      const token = tokens[index % tokens.length] ?? "";
      const answer = await postReview(ORIGIN, token, LARGE_BODY, fromAddress(index % tokens.length)).catch(
        () => null,
      );
      await answer?.text().catch(() => "");
      await setTimeout(200);
    }
  };
  for (let index = 0; index < LARGE; index += 1) void ask(index);
  return () => over.abort();
}

/** Asks for many small reviews at once at one address, and for the health of the service until all are answered. */
async function rush(tokens: readonly string[]): Promise<readonly (readonly string[])[]> {
  const ends = new Map<string, number>();
  const asked = Promise.all(
    tokens.map(async (token) => {
      const answer = await postReview(ORIGIN, token, SMALL_BODY, fromAddress(100));
      const end = (await answer.text()).includes('"type":"done"') ? "saved" : String(answer.status);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }),
  );
  const over = new AbortController();
  void asked.finally(() => over.abort());
  const times: number[] = [];
  while (!over.signal.aborted) {
    const startedAt = performance.now();
    await (await fetch(`${ORIGIN}/api/health`)).text();
    times.push(performance.now() - startedAt);
    await setTimeout(100);
  }
  return [
    [`GET /api/health while ${tokens.length} at one address ask at once`, "p50", "longest", "their reviews"],
    [
      "",
      `${percentile(times, 0.5).toFixed(0)} ms`,
      `${Math.max(...times).toFixed(0)} ms`,
      [...ends].map(([end, count]) => `${count} ${end}`).join(", "),
    ],
  ];
}

const folder = await mkdtemp(path.join(tmpdir(), "regard-bench-"));
const product = await startProduct(folder, PORT, { BUILT: "true", TRUSTED_PROXIES: "1" });
const db = await connectToProduct(folder);
const [stranger = "", ...others] = await makeInstallations(db, 4);
const load = (loadavg()[0] ?? 0).toFixed(2);
await Promise.all(others.map((token, address) => timeSmall(token, address))); // starts all threads
const idle = await timeRounds(stranger);
const end = keepWaiting(others);
await setTimeout(3000);
const meanwhile = await timeRounds(stranger);
end();
const ratio = percentile(meanwhile, 0.5) / percentile(idle, 0.5);
const row = (name: string, times: readonly number[]) => [
  name,
  `${percentile(times, 0.5).toFixed(0)} ms`,
  `${Math.max(...times).toFixed(0)} ms`,
];
process.stdout.write(
  `\n${table([
    ["a review of three layers, asked by a stranger", "p50", "longest"],
    row("nobody else asks", idle),
    row(`${LARGE} of ${LAYERS} layers (${(LARGE_BODY.length / 1e6).toFixed(1)} MB) wait`, meanwhile),
  ])}\n${ratio.toFixed(1)} times as long; load of the machine before ${load}, after ${(loadavg()[0] ?? 0).toFixed(2)}\n`,
);
await setTimeout(PAUSE_MS);
process.stdout.write(`\n${table(await rush(await makeInstallations(db, RUSH)))}\n`);
await db.stop();
await stopProduct(product);
await rm(folder, { recursive: true, force: true });
if (Math.max(...meanwhile) > MOST_MS) {
  process.stderr.write(`Somebody waited for more than ${MOST_MS} ms.\n`);
  process.exitCode = 1;
}
