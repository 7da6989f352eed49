import type { Layer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";

const NO_SPACINGS: readonly number[] = [];

/** The gaps and paddings in px that an auto layout sets, each once; a spread layout sets no gap. */
export const spacingsOf: (layer: Layer) => readonly number[] = remembered(({ node, children }: Layer) => {
  if (!node.layout) return NO_SPACINGS;
  const { gapPx, paddingPx, align } = node.layout;
  const gap = children.length > 1 && align !== "space-between" ? [gapPx] : [];
  return [...new Set([...gap, ...paddingPx])].filter((value) => value > 0);
});
