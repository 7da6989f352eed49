import type { Box } from "../../../scene/scene.ts";

interface ScreenShape {
  readonly minWidthPx: number;
  readonly maxWidthPx: number;
  /** The height for the width. */
  readonly minRatio: number;
  readonly maxRatio: number;
}

/** True when a box has the shape of a kind of screens (`PHONE`). */
export const hasScreenShape = (
  { width, height }: Box,
  { minWidthPx, maxWidthPx, minRatio, maxRatio }: ScreenShape,
): boolean =>
  width >= minWidthPx && width <= maxWidthPx && height >= minRatio * width && height <= maxRatio * width;
