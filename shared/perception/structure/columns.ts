import { center, right, SAME_PX } from "../../scene/geometry.ts";
import type { Layer } from "../frame/frame.ts";
import { clusters } from "./clusters.ts";

/** The lines by which things stand below each other. */
export type ColumnEdge = "left" | "right" | "center";

/** Layers that stand below each other with one of their edges or their middles on one line. */
export interface Column<L extends Layer> {
  readonly edge: ColumnEdge;
  /** Where the line lies, in px of the canvas. */
  readonly atPx: number;
  readonly layers: readonly L[];
}

const EDGES: readonly ColumnEdge[] = ["left", "right", "center"];

const lineOf = ({ node: { box } }: Layer, edge: ColumnEdge): number => {
  if (edge === "left") return box.x;
  return edge === "right" ? right(box) : center(box).x;
};

const ALIGNED = { left: "left", justified: "left", right: "right", center: "center" } as const;

/** A text in a box of a given width tells only where it is aligned; the box of any other layer has all three lines. */
const hasEdge = ({ node: { text } }: Layer, edge: ColumnEdge): boolean =>
  !text || text.resize === "width-and-height" || ALIGNED[text.alignHorizontal] === edge;

const clustersBy = <L extends Layer>(layers: readonly L[], edge: ColumnEdge): readonly Column<L>[] =>
  clusters(
    layers.filter((layer) => hasEdge(layer, edge)),
    (layer) => lineOf(layer, edge),
    SAME_PX,
  ).map((found) => ({ edge, atPx: lineOf(found[0], edge), layers: found }));

/**
 * The columns that layers stand in: by their left edges, their right ones or their middles. Each layer is in the
 * largest column that has a line of it; the one that shares no line with another is in none.
 */
export function columnsOf<L extends Layer>(layers: readonly L[]): readonly Column<L>[] {
  const taken = new Set<L>();
  return EDGES.flatMap((edge) => clustersBy(layers, edge))
    .toSorted((a, b) => b.layers.length - a.layers.length)
    .flatMap((column) => {
      const free = column.layers.filter((layer) => !taken.has(layer));
      if (free.length < 2) return [];
      for (const layer of free) taken.add(layer);
      return { ...column, layers: free };
    });
}
