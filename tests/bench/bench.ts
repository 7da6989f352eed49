import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { reviewFrame, reviewInSteps } from "../../shared/review/review.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { largeScene } from "./large-scene.ts";
import { cpuTimeOf, percentile, table, timeRuns } from "./statistics.ts";
import { realDesigns } from "../real-designs.ts";
import { buildProject } from "../../scripts/bundle/build-project.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";

const SAMPLES = ["phone-checkout", "desktop-dashboard"];
const RUNS = 15;
const WARM_UPS = 10;
/** Larger screens run as often as fits in so long. */
const LARGE_MS = 5000;
const FEWEST_RUNS = 3;
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

/**
 * The layers of a screen, and how much of the processor its review takes, in ms, without fixes and with all of them: other
 * work on the machine makes a run longer and never shorter, so the fastest run is the steady figure.
 */
function measure(scene: Scene, frame: SceneNode) {
  const { layers, findings } = reviewFrame(scene, frame);
  const times = timeRuns(() => void reviewFrame(scene, frame), RUNS, WARM_UPS);
  // A scene keeps what was proven of it: a copy has nothing yet.
  const mend = (): void => void reviewFrame({ ...scene }, frame, { fixesFor: "all" });
  const withFixes = timeRuns(mend, RUNS, WARM_UPS);
  return {
    layers,
    findings: findings.length,
    fastest: Math.min(...times),
    p50: percentile(times, 0.5),
    withFixes: Math.min(...withFixes),
  };
}

const timesOf = (screens: readonly ReturnType<typeof measure>[]): string =>
  `× ${percentile(
    screens.map(({ withFixes, fastest }) => withFixes / fastest),
    0.5,
  ).toFixed(2)}`;

function benchScreens(designs: readonly Named[]): void {
  const screens = designs.flatMap(({ name, scene }) =>
    scene.frames.map((frame) => ({
      name: `${name} / ${frame.name}`.slice(0, 48),
      ...measure(scene, frame),
    })),
  );
  const large = screens.filter(({ layers }) => layers >= FEWEST_LAYERS);
  const perThousand = large.map(({ fastest, layers }) => (fastest / layers) * 1000);
  print(`Review of a screen (processor time, ${RUNS} runs)`, [
    ["screen", "layers", "findings", "fastest", "p50", "per 1,000", "with fixes"],
    ...large.map(({ name, layers, findings, fastest, p50, withFixes }, index) => [
      name,
      `${layers}`,
      `${findings}`,
      ms(fastest),
      ms(p50),
      ms(perThousand[index] ?? 0),
      `× ${(withFixes / fastest).toFixed(2)}`,
    ]),
    ["median of the screens", "", "", "", "", ms(percentile(perThousand, 0.5)), timesOf(large)],
  ]);
}

/** The steps of a review, each in ms: between two of them a window can paint and listen. */
function stepsOf(scene: Scene, frame: SceneNode): readonly number[] {
  const steps = reviewInSteps(scene, frame);
  const times: number[] = [];
  for (;;) {
    let isDone = false;
    times.push(cpuTimeOf(() => void ({ done: isDone = false } = steps.next())));
    if (isDone) return times;
  }
}

/** How the time of a review and its longest step grow with the layers. */
function benchGrowth({ name, scene }: Named): void {
  const sizes = SIZES.flatMap((size) => {
    const large = largeScene(scene, size);
    return large.frames.map((frame) => {
      const { layers } = reviewFrame(large, frame);
      const runs: (readonly number[])[] = [];
      const until = performance.now() + LARGE_MS;
      while (runs.length < FEWEST_RUNS || performance.now() < until) runs.push(stepsOf(large, frame));
      const fastest = Math.min(...runs.map((steps) => steps.reduce((sum, step) => sum + step, 0)));
      const longest = percentile(
        runs.map((steps) => Math.max(...steps)),
        0.5,
      );
      return { layers, fastest, longest, perThousand: (fastest / layers) * 1000 };
    });
  });
  const [first] = sizes;
  print(`Growth (copies of ${name}, processor time)`, [
    ["size", "fastest", "longest step", "per 1,000", "to the first"],
    ...sizes.map(({ layers, fastest, longest, perThousand }) => [
      `${layers} layers`,
      ms(fastest),
      ms(longest),
      ms(perThousand),
      `× ${(perThousand / (first?.perThousand ?? perThousand)).toFixed(2)}`,
    ]),
  ]);
}

/** A screen whose last text says something else each time, as while somebody types. */
function typedInto(node: SceneNode, turn: number): SceneNode {
  if (node.text) return { ...node, text: { ...node.text, characters: `${node.text.characters} ${turn}` } };
  const children = node.children ?? [];
  const at = children.findLastIndex((child) => child.text ?? child.children);
  return {
    ...node,
    children: children.map((child, index) => (index === at ? typedInto(child, turn) : child)),
  };
}

/** The price of an edit of one layer: all of its screen is judged again. */
function benchEdit({ name, scene }: Named): void {
  const large = largeScene(scene, 1000);
  const [frame] = large.frames;
  if (!frame) return;
  let turn = 0;
  const review = (): void => {
    const edited = typedInto(frame, (turn += 1));
    reviewFrame({ ...large, frames: [edited] }, edited);
  };
  const times = timeRuns(review, RUNS, WARM_UPS);
  print(`One edit on 1,000 layers (copies of ${name}, processor time, ${RUNS} runs)`, [
    ["fastest", "p50"],
    [ms(Math.min(...times)), ms(percentile(times, 0.5))],
  ]);
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

/** The first review of all, before anything of the engine has run: it reads and compiles what the others find done. */
function benchFirst({ name, scene }: Named): void {
  const large = largeScene(scene, 1000);
  const times = large.frames.map((frame) => [ms(cpuTimeOf(() => void reviewFrame(large, frame)))]);
  print(`The first review, on 1,000 layers (copies of ${name}, processor time)`, times);
}

const designs = [...real(), ...(await samples())];
const model = designs.find(({ name }) => name === "mobile-product-detail") ?? designs[0];
if (model) benchFirst(model);
// The build reviews a screen for the pages of the site.
await buildProject();
benchScreens(designs);
if (model) {
  benchGrowth(model);
  benchEdit(model);
}
await benchSizes();
await benchStart();
