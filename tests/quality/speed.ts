import { reviewFrame, reviewInSteps } from "../../shared/review/review.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { largeScene } from "../bench/large-scene.ts";
import { measureHeap } from "../bench/memory.ts";
import { percentile, table, timeRuns } from "../bench/statistics.ts";
import { realScreens, sampleScreens } from "./screens.ts";

const SIZES = [1000, 5000, 10_000, 50_000, 100_000];
const RUNS = 7;
/** So many layers are reviewed until the JavaScript engine has compiled what it is going to. */
const WARM_UP_LAYERS = 150_000;
const STEP_RUNS = 3;
const MODELS = [/mobile-product-detail/, /Overview/];

interface Run {
  readonly layers: number;
  readonly tookMs: number;
  readonly longestMs: number;
  readonly heapMb: number;
}

/** The longest that a window waits for one step of a review, in ms. */
function longestStep(scene: Scene, frame: SceneNode): number {
  const steps = reviewInSteps(scene, frame);
  for (let longest = 0; ;) {
    const startedAt = performance.now();
    const { done } = steps.next();
    longest = Math.max(longest, performance.now() - startedAt);
    if (done) return longest;
  }
}

function measureRun(model: Scene, size: number): Run {
  const scene = largeScene(model, size);
  const [frame = model.frames[0] as SceneNode] = scene.frames;
  const { layers } = reviewFrame(scene, frame);
  const times = timeRuns(() => void reviewFrame(scene, frame), RUNS, Math.ceil(WARM_UP_LAYERS / size));
  return {
    layers,
    tookMs: percentile(times, 0.5),
    longestMs: percentile(
      Array.from({ length: STEP_RUNS }, () => longestStep(scene, frame)),
      0.5,
    ),
    heapMb: measureHeap(scene, frame),
  };
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
        ["layers", "ms", "ms per 1,000", "to the first", "longest step", "heap MB"],
        ...runs.map(({ layers, tookMs, longestMs, heapMb }, index) => [
          String(layers),
          tookMs.toFixed(1),
          (perThousand[index] ?? 0).toFixed(2),
          `× ${((perThousand[index] ?? 0) / (perThousand[0] ?? 1)).toFixed(2)}`,
          `${longestMs.toFixed(1)} ms`,
          heapMb.toFixed(0),
        ]),
      ])}\n`,
    );
  }
}
