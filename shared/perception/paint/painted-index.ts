import type { Frame, Layer } from "../frame/frame.ts";
import { indexBoxes } from "../frame/box-index.ts";
import { computed } from "../frame/computed.ts";

const paints = ({ node, visibleBox }: Layer): boolean =>
  visibleBox !== null && !node.isMask && !node.text && Boolean(node.fills ?? node.strokes);

/** Finds what is painted in a place: shapes, pictures and strokes, not texts. */
export const paintedIndex = computed((frame: Frame) =>
  indexBoxes(frame.layers.filter(paints), ({ visibleBox }) => visibleBox),
);
