import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
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
} from "./running-product.ts";
import { percentile, table } from "./statistics.ts";

const PORT = "4398";
const ORIGIN = `http://localhost:${PORT}`;
const REVIEWS = 20;
const LAYERS = 5000;
/** Small requests are asked one after another by this many clients. */
const CLIENTS = 4;
const PAUSE_MS = 20;

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

/** Asks for a review, each from an address of its own: those behind one address wait for each other. */
async function review(token: string, body: string): Promise<string> {
  const response = await postReview(ORIGIN, token, body, { "X-Forwarded-For": randomUUID() });
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
const product = await startProduct(folder, PORT, { TRUSTED_PROXIES: "1" });
const db = await connectToProduct(folder);
const body = await largeBody();
const [small = "", ...tokens] = await makeInstallations(db, 1 + REVIEWS);
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
await stopProduct(product);
await rm(folder, { recursive: true, force: true });
