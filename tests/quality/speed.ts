import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { reviewFrame } from "../../shared/review/review.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import { largeScene } from "../bench/large-scene.ts";
import { percentile, table, timeRuns } from "../bench/statistics.ts";
import { realScreens, sampleScreens } from "./screens.ts";

const SIZES = [1000, 5000, 10_000, 50_000, 100_000];
const RUNS = 7;
const WARM_UPS = 2;
const MODELS = [/mobile-product-detail/, /Overview/];

interface Run {
  readonly layers: number;
  readonly tookMs: number;
  readonly heapMb: number;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** What a review leaves on the heap when it is done, before anything is collected: at most what it takes. */
function measureHeap(scene: Scene): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const reports = scene.frames.map((frame) => reviewFrame(scene, frame));
  const after = process.memoryUsage().heapUsed;
  return reports.length > 0 ? Math.max(0, after - before) / 1e6 : 0;
}

function measureRun(model: Scene, size: number): Run {
  const scene = largeScene(model, size);
  const layers = scene.frames.reduce((sum, frame) => sum + reviewFrame(scene, frame).layers, 0);
  const times = timeRuns(
    () => scene.frames.forEach((frame) => reviewFrame(scene, frame)),
    size > 20_000 ? 3 : RUNS,
    size > 20_000 ? 1 : WARM_UPS,
  );
  return { layers, tookMs: percentile(times, 0.5), heapMb: measureHeap(scene) };
}

/** Prints how long a review takes, and whether it grows with the layers and no faster. */
export function benchSpeed(): void {
  const screens = [...realScreens(), ...sampleScreens()];
  for (const pattern of MODELS) {
    const model = screens.find(({ name }) => pattern.test(name));
    if (!model) continue;
    const runs = SIZES.map((size) => measureRun({ ...model.scene, frames: [model.root] }, size));
    const perThousand = runs.map(({ layers, tookMs }) => (tookMs / layers) * 1000);
    process.stdout.write(`\nSpeed (copies of ${model.name}, medians)\n`);
    process.stdout.write(
      `${table([
        ["layers", "ms", "ms per 1,000", "to the first", "heap MB"],
        ...runs.map(({ layers, tookMs, heapMb }, index) => [
          String(layers),
          tookMs.toFixed(1),
          (perThousand[index] ?? 0).toFixed(2),
          `× ${((perThousand[index] ?? 0) / (perThousand[0] ?? 1)).toFixed(2)}`,
          heapMb.toFixed(0),
        ]),
      ])}\n`,
    );
  }
}
