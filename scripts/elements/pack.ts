import { writeNumbers } from "../../shared/letters-of-numbers.ts";
import type { PackedForest } from "../../shared/perception/elements/model/forest.ts";
import type { Trees } from "./boost.ts";

/** Packs a forest so that it fits into the panel; its leaves are rounded to a 127th of the largest. */
export function packForest({ base, rounds }: Trees, evidence: number): PackedForest {
  const trees = rounds.flat();
  const edges = Array.from({ length: evidence }, (_, column) => {
    const own = trees.flatMap(({ features, thresholds }) =>
      [...features].flatMap((feature, node) => (feature === column ? (thresholds[node] as number) : [])),
    );
    return [...new Set(own)].toSorted((a, b) => a - b);
  });
  const largest = Math.max(...trees.flatMap(({ leaves }) => [...leaves].map(Math.abs)));
  const unit = Number((largest / 127).toPrecision(6));
  return {
    base: [...base].map((score) => Number(score.toPrecision(5))),
    edges,
    unit,
    evidence: writeNumbers(
      trees.flatMap(({ features }) => [...features].map((column) => Math.max(-1, column))),
    ),
    thresholds: writeNumbers(
      trees.flatMap(({ features, thresholds }) =>
        [...features].map((column, node) =>
          Math.max(0, edges[column]?.indexOf(thresholds[node] as number) ?? 0),
        ),
      ),
    ),
    leaves: writeNumbers(trees.flatMap(({ leaves }) => [...leaves].map((leaf) => Math.round(leaf / unit)))),
  };
}
