import Flatbush from "flatbush";
import type { Box } from "../../scene/scene.ts";
import type { Frame, Layer } from "../frame.ts";
import { computed } from "./computed.ts";

interface PaintedIndex {
  /** The layers that paint within a box, in painting order. */
  readonly within: (box: Box) => readonly Layer[];
}

const paints = ({ node, visibleBox }: Layer): boolean =>
  visibleBox !== null && !node.isMask && !node.text && Boolean(node.fills ?? node.strokes);

function indexOf(layers: readonly Layer[]): PaintedIndex {
  if (layers.length === 0) return { within: () => [] };
  const index = new Flatbush(layers.length);
  for (const { visibleBox } of layers) {
    const { x, y, width, height } = visibleBox ?? { x: 0, y: 0, width: 0, height: 0 };
    index.add(x, y, x + width, y + height);
  }
  index.finish();
  return {
    within: ({ x, y, width, height }) =>
      index
        .search(x, y, x + width, y + height)
        .toSorted((a, b) => a - b)
        .flatMap((position) => layers[position] ?? []),
  };
}

/** Finds what is painted in a place: shapes, pictures and strokes, not texts. */
export const paintedIndex = computed((frame: Frame) => indexOf(frame.layers.filter(paints)));
