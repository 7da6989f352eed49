import type { PackedForest } from "../../shared/perception/elements/model/forest.ts";
import type { Trees } from "./boost.ts";

const NO_EVIDENCE = 255;

/** Packs a forest so that it fits into the panel; its leaves are rounded to a 127th of the largest. */
export function packForest({ base, rounds }: Trees, evidence: number, depth: number): PackedForest {
  const trees = rounds.flat();
  const edges = Array.from({ length: evidence }, (_, column) => {
    const own = trees.flatMap(({ features, thresholds }) =>
      [...features].flatMap((feature, node) => (feature === column ? (thresholds[node] as number) : [])),
    );
    return [...new Set(own)].toSorted((a, b) => a - b);
  });
  const largest = Math.max(...trees.flatMap(({ leaves }) => [...leaves].map(Math.abs)));
  const unit = Number((largest / 127).toPrecision(6));
  const bytes = trees.flatMap(({ features, thresholds, leaves }) => [
    ...[...features].flatMap((feature, node) =>
      feature < 0
        ? [NO_EVIDENCE, 0]
        : [feature, (edges[feature] as readonly number[]).indexOf(thresholds[node] as number)],
    ),
    ...[...leaves].map((leaf) => Math.round(leaf / unit) & 0xff),
  ]);
  return {
    depth,
    base: [...base].map((score) => Number(score.toPrecision(5))),
    edges,
    unit,
    trees: Buffer.from(bytes).toString("base64"),
  };
}
