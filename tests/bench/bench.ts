import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { reviewFrame } from "../../shared/review/review.ts";
import { fromRest } from "../../shared/scene/from-rest.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import { largeScene } from "./large-scene.ts";
import { percentile, table, timeRuns } from "./statistics.ts";
import { realDesigns } from "../real-designs.ts";
import { buildProject } from "../../scripts/build-project.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const SAMPLES = ["phone-checkout", "desktop-dashboard"];
const RUNS = 30;
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

function benchScreens(designs: readonly Named[]): void {
  const rows = designs.flatMap(({ name, scene }) =>
    scene.frames.map((frame) => {
      const { layers, findings } = reviewFrame(scene, frame);
      const times = timeRuns(() => reviewFrame(scene, frame), RUNS);
      const p50 = percentile(times, 0.5);
      const perThousand = layers < 50 ? "–" : ms((p50 / layers) * 1000);
      return [
        `${name} / ${frame.name}`.slice(0, 48),
        `${layers}`,
        `${findings.length}`,
        ms(p50),
        ms(percentile(times, 0.95)),
        perThousand,
      ];
    }),
  );
  print(`Review of a screen (${RUNS} runs)`, [
    ["screen", "layers", "findings", "p50", "p95", "per 1,000"],
    ...rows.filter(([, layers]) => Number(layers) >= 50),
  ]);
}

function benchGrowth({ name, scene }: Named): void {
  const rows = SIZES.map((size) => {
    const large = largeScene(scene, size);
    const frame = large.frames[0];
    if (!frame) return [];
    const { layers } = reviewFrame(large, frame);
    const p50 = percentile(
      timeRuns(() => reviewFrame(large, frame), 5, 1),
      0.5,
    );
    return [`${layers} layers`, ms(p50), ms((p50 / layers) * 1000)];
  });
  print(`Growth (copies of ${name})`, [["size", "p50", "per 1,000"], ...rows]);
}

async function benchSizes(): Promise<void> {
  const rows = ["main.js", "ui.js"].map(async (name) => {
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
if (model) benchGrowth(model);
await benchSizes();
await benchStart();
