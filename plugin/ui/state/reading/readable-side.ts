import type { Box } from "../../../../shared/scene/scene.ts";

/** A picture longer than this takes too much memory; of a longer screen the letters get smaller. */
const MAX_SIDE_PX = 8192;

/** How long the longer side of a picture must be for it to be so wide, in px; of a tall screen that is its height. */
export function readableSidePx({ width, height }: Pick<Box, "width" | "height">, widthPx: number): number {
  if (width <= 0 || height <= 0) return widthPx;
  return Math.min(MAX_SIDE_PX, Math.ceil((widthPx / width) * Math.max(width, height)));
}
