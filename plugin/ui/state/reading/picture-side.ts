import type { SceneNode, Box } from "../../../../shared/scene/scene.ts";

/** A picture longer than this takes too much memory; of a longer screen the letters get smaller. */
const MAX_SIDE_PX = 8192;

/** How long the longer side of a picture must be for it to be so wide, in px; of a tall screen that is its height. */
export function readableSidePx({ width, height }: Pick<Box, "width" | "height">, widthPx: number): number {
  if (width <= 0 || height <= 0) return widthPx;
  return Math.min(MAX_SIDE_PX, Math.ceil((widthPx / width) * Math.max(width, height)));
}

/** Letters are no smaller than this in a picture that is sent. */
const SMALLEST_LETTERS_PX = 11;

/** Long enough for most screens; a phone weighs some hundred kB. */
const USUAL_SIDE_PX = 1600;

/** A picture of more px takes too much memory, too. */
const MOST_PX = 15_000_000;

/** Sharper than this the editor draws nothing. */
const MAX_SCALE = 2;

/** The smallest letters in a layer; Infinity without any. */
function smallestLettersPx({ text, children = [] }: SceneNode): number {
  const own = (text?.runs ?? []).map(({ sizePx }) => sizePx).filter((sizePx) => sizePx > 0);
  return Math.min(...own, ...children.map(smallestLettersPx), Number.POSITIVE_INFINITY);
}

/** How long the longer side of a frame's picture must be for its smallest letters to be read, in px. */
export function legibleSidePx(frame: SceneNode): number {
  const { width, height } = frame.box;
  const longest = Math.max(width, height, 1);
  const needed = Math.min(MAX_SCALE, SMALLEST_LETTERS_PX / smallestLettersPx(frame));
  const most = Math.min(MAX_SIDE_PX / longest, Math.sqrt(MOST_PX / Math.max(width * height, 1)));
  return Math.max(USUAL_SIDE_PX, Math.ceil(longest * Math.min(needed, most)));
}
