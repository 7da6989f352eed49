import Flatbush from "flatbush";
import type { Box } from "../../scene/scene.ts";
import type { Layer } from "../frame.ts";

/** Finds layers by their place. */
export interface BoxIndex<L extends Layer> {
  /** The layers whose boxes touch a box, in painting order. */
  readonly touching: (box: Box) => readonly L[];
}

/** Indexes layers, given in painting order, by their boxes: finding neighbours stays fast on large frames. */
export function indexBoxes<L extends Layer>(layers: readonly L[]): BoxIndex<L> {
  if (layers.length === 0) return { touching: () => [] };
  const index = new Flatbush(layers.length);
  for (const { node } of layers) {
    const { x, y, width, height } = node.box;
    index.add(x, y, x + width, y + height);
  }
  index.finish();
  return {
    touching: ({ x, y, width, height }) =>
      index
        .search(x, y, x + width, y + height)
        .toSorted((a, b) => a - b)
        .flatMap((position) => layers[position] ?? []),
  };
}
