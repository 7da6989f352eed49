import type { Box, Rgb } from "../../scene/scene.ts";

/** The picture of a frame, pixel by pixel: it covers the box of the frame, neither more nor less. */
export interface FramePixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row, from 0 to 255. */
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** Shrunk further, thin strokes and their ground run into each other. */
const SMALLEST_SCALE = 0.99;
const SAME_SHAPE = 0.01;

/** Pixels of the picture for one px of the canvas; undefined when the picture is not one of the frame’s box. */
export function scaleOf({ width, height }: FramePixels, box: Box): number | undefined {
  const scale = width / box.width;
  const isSameShape = Math.abs(height / (box.height * scale) - 1) <= SAME_SHAPE;
  return isSameShape && scale >= SMALLEST_SCALE ? scale : undefined;
}

/** The colour of a pixel, in pixels of the picture from its left upper corner. */
export function pixelAt({ width, data }: FramePixels, x: number, y: number): Rgb {
  const at = (y * width + x) * 4;
  return { r: (data[at] ?? 0) / 255, g: (data[at + 1] ?? 0) / 255, b: (data[at + 2] ?? 0) / 255 };
}

/** True when something is painted there: what shines through has no colour of its own. */
export const isOpaqueAt = ({ width, data }: FramePixels, x: number, y: number): boolean =>
  data[(y * width + x) * 4 + 3] === 255;
