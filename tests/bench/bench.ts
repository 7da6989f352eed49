import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { reviewFrame, reviewInSteps } from "../../shared/review/review.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { benchShapes } from "./bench-shapes.ts";
import { largeScene } from "./large-scene.ts";
import { percentile, table, timeRuns } from "./statistics.ts";
import { realDesigns } from "../real-designs.ts";
import { buildProject } from "../../scripts/bundle/build-project.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";

const SAMPLES = ["phone-checkout", "desktop-dashboard"];
const RUNS = 30;
const WARM_UPS = 15;
/** Smaller screens say nothing about the time of 1,000 layers. */
const FEWEST_LAYERS = 50;
const SIZES = [1000, 5000, 10_000, 50_000];
const BENCH_PORT = "4398";

interface Named {
  readonly name: string;
  readonly scene: Scene;
}

const print = (title: string, rows: readonly (readonly string[])[]): void =>
  void process.stdout.write(`\n${title}\n${table(rows)}\n`);

async function samples(): Promise<readonly Named[]> {
  const files = SAMPLES.map(async (name) => {
    const json = await readFile(path.join(ROOT, "plugin/stage/samples", `${name}.json`), "utf8");
    return fromRest(JSON.parse(json)).map((scene) => ({ name, scene }));
  });
  return (await Promise.all(files)).flat();
}

const real = (): readonly Named[] =>
  realDesigns().flatMap(({ name, json }) => fromRest(json).map((scene) => ({ name, scene })));

const ms = (value: number): string => `${value.toFixed(2)} ms`;

/** The layers of a screen, and how long its review takes, in ms. */
function measure(scene: Scene, frame: SceneNode, runs: number, warmUps: number) {
  const { layers, findings } = reviewFrame(scene, frame);
  const times = timeRuns(() => reviewFrame(scene, frame), runs, warmUps);
  return { layers, findings: findings.length, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

function benchScreens(designs: readonly Named[]): void {
  const screens = designs.flatMap(({ name, scene }) =>
    scene.frames.map((frame) => ({
      name: `${name} / ${frame.name}`.slice(0, 48),
      ...measure(scene, frame, RUNS, WARM_UPS),
    })),
  );
  const large = screens.filter(({ layers }) => layers >= FEWEST_LAYERS);
  const perThousand = large.map(({ p50, layers }) => (p50 / layers) * 1000);
  print(`Review of a screen (${RUNS} runs)`, [
    ["screen", "layers", "findings", "p50", "p95", "per 1,000"],
    ...large.map(({ name, layers, findings, p50, p95 }, index) => [
      name,
      `${layers}`,
      `${findings}`,
      ms(p50),
      ms(p95),
      ms(perThousand[index] ?? 0),
    ]),
    ["median of the screens", "", "", "", "", ms(percentile(perThousand, 0.5))],
  ]);
}

function benchGrowth({ name, scene }: Named): void {
  const sizes = SIZES.flatMap((size) => {
    const large = largeScene(scene, size);
    return large.frames.map((frame) => measure(large, frame, 5, 1));
  });
  const perThousand = sizes.map(({ p50, layers }) => (p50 / layers) * 1000);
  print(`Growth (copies of ${name})`, [
    ["size", "p50", "per 1,000", "to the first"],
    ...sizes.map(({ layers, p50 }, index) => {
      const own = perThousand[index] ?? 0;
      return [`${layers} layers`, ms(p50), ms(own), `× ${(own / (perThousand[0] ?? own)).toFixed(2)}`];
    }),
  ]);
}

/** The longest that a window waits for one step: a review in steps lets it paint and listen between two. */
function benchSteps({ name, scene }: Named): void {
  const rows = SIZES.map((size) => {
    const large = largeScene(scene, size);
    const longest = Array.from({ length: 5 }, () =>
      Math.max(...large.frames.flatMap((frame) => timeSteps(large, frame))),
    );
    return [`${size} layers`, ms(percentile(longest, 0.5))];
  });
  print(`Longest step of a review (copies of ${name})`, [["size", "p50"], ...rows]);
}

function timeSteps(scene: Scene, frame: SceneNode): readonly number[] {
  const steps = reviewInSteps(scene, frame);
  const times: number[] = [];
  for (;;) {
    const startedAt = performance.now();
    const { done } = steps.next();
    times.push(performance.now() - startedAt);
    if (done) return times;
  }
}

async function benchSizes(): Promise<void> {
  const rows = ["main.js", "ui.js", "engine.js"].map(async (name) => {
    const bytes = await readFile(path.join(ROOT, "build", name));
    const kB = (size: number): string => `${(size / 1000).toFixed(1)} kB`;
    return [`build/${name}`, kB(bytes.length), kB(gzipSync(bytes, { level: 9 }).length)];
  });
  print("Size of the plugin", [["file", "plain", "gzip"], ...(await Promise.all(rows))]);
}

/** Time from the command to the moment when the server answers, with everything installed and built. */
function timeStart(): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn("node", [path.join(ROOT, "scripts/start.ts")], {
      env: { ...process.env, PORT: BENCH_PORT },
    });
    child.on("error", reject);
    child.stdout.on("data", (chunk: Buffer) => {
      if (!chunk.toString().includes("is up")) return;
      const tookMs = performance.now() - startedAt;
      child.on("exit", () => resolve(tookMs));
      child.kill("SIGTERM");
    });
  });
}

async function benchStart(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) times.push(await timeStart());
  print("Start of the server, built already (5 runs)", [["p50", ms(percentile(times, 0.5))]]);
}

await buildProject();
const designs = [...real(), ...(await samples())];
benchScreens(designs);
const model = designs.find(({ name }) => name === "mobile-product-detail") ?? designs[0];
if (model) {
  benchSteps(model);
  benchGrowth(model);
}
benchShapes();
await benchSizes();
await benchStart();
