import { toBase64 } from "./base64.ts";
import { drawFrame } from "./draw-frame.ts";

/** Fine print is legible, and a phone screen weighs some hundred kB. */
const MAX_SIDE_PX = 1600;

/** Smaller than this, a picture shows nothing. */
const MIN_SIDE_PX = 400;

/** A picture as the API takes it. */
export interface Picture {
  readonly frameId: string;
  readonly base64: string;
}

/** Draws a frame smaller and smaller until it fits; null when it never does. */
async function fit(
  frameId: string,
  maxBytes: number,
  signal: AbortSignal,
  maxSidePx = MAX_SIDE_PX,
): Promise<Picture | null> {
  const png = await drawFrame({ frameId, maxSidePx, signal });
  const base64 = png === null ? null : toBase64(png);
  if (base64 === null || maxSidePx < MIN_SIDE_PX) return null;
  return base64.length <= maxBytes ? { frameId, base64 } : fit(frameId, maxBytes, signal, maxSidePx / 2);
}

/** The pictures of the frames, together at most so many bytes; one that does not fit is left out. */
export async function collectPictures(
  frameIds: readonly string[],
  maxBytes: number,
  signal: AbortSignal,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const frameId of frameIds) {
    const picture = await fit(frameId, Math.floor(maxBytes / frameIds.length), signal);
    if (picture) pictures.push(picture);
  }
  return pictures;
}
