import { sceneOf } from "../../shared/scene/testing.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import { measureHeap } from "./memory.ts";
import { SHAPES, type Shape } from "./shapes.ts";
import { cpuTimeOf, percentile, table } from "./statistics.ts";

const RUNS = 3;

function measure({ name, most, build }: Shape): readonly string[] {
  const root = build(most);
  const scene = sceneOf(root);
  let report: FrameReport | undefined;
  const firstMs = cpuTimeOf(() => (report = reviewFrame(scene, root)));
  const { layers = 0, unsure = [] } = report ?? {};
  const times = Array.from({ length: RUNS }, () => cpuTimeOf(() => void reviewFrame(scene, root)));
  const tookMs = percentile(times, 0.5);
  return [
    name,
    String(most),
    String(layers),
    `${firstMs.toFixed(0)} ms`,
    `${tookMs.toFixed(0)} ms`,
    `${((tookMs / layers) * 1000).toFixed(1)} ms`,
    `${measureHeap(scene, root).toFixed(0)} MB`,
    String(unsure.filter(({ reason }) => reason.startsWith("There is too much")).length),
  ];
}

/** Prints how long screens of odd shapes take, which grow in one way each. */
function benchShapes(name = ""): void {
  const rows = SHAPES.filter((shape) => shape.name.includes(name)).map(measure);
  process.stdout.write(
    `\nOdd shapes (processor time, medians of ${RUNS}; rules that would have had to look at too much)\n${table(
      [["shape", "of", "layers", "first", "time", "per 1,000 layers", "memory", "too much"], ...rows],
    )}\n`,
  );
}

benchShapes(process.argv[2]);
