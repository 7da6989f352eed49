import type { ReviewRequest } from "../../../../shared/api/endpoints/reviews.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { toBase64 } from "./base64.ts";
import { drawFrame } from "./draw-frame.ts";
import { legibleSidePx } from "./picture-side.ts";

/** Smaller than this, a picture shows nothing. */
const MIN_SIDE_PX = 400;

/** A large picture takes longer to draw, and nobody waits at it: the review does. */
const PATIENCE_MS = 20_000;

type Picture = ReviewRequest["pictures"][number];

/**
 * The next side to try, as bytes grow with the area: a little less than should fit, and never a step too small
 * to matter.
 */
const smaller = (sidePx: number, bytes: number, maxBytes: number): number =>
  Math.floor(sidePx * Math.min(0.9, Math.max(0.5, 0.95 * Math.sqrt(maxBytes / bytes))));

/** Draws a frame smaller and smaller until it fits; null when it never does. */
async function fit(
  frameId: string,
  maxBytes: number,
  signal: AbortSignal,
  maxSidePx: number,
): Promise<Picture | null> {
  if (maxSidePx < MIN_SIDE_PX) return null;
  const png = await drawFrame({ frameId, maxSidePx, patienceMs: PATIENCE_MS, signal });
  if (png === null) return null;
  const base64 = toBase64(png);
  return base64.length <= maxBytes
    ? { frameId, base64 }
    : fit(frameId, maxBytes, signal, smaller(maxSidePx, base64.length, maxBytes));
}

/**
 * The pictures of frames, as large as their smallest letters need, together at most so many bytes: what one does not
 * take is left to the next. One that does not fit is left out.
 */
export async function collectPictures(
  frames: readonly SceneNode[],
  maxBytes: number,
  signal: AbortSignal,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  let room = maxBytes;
  for (const [index, frame] of frames.entries()) {
    const share = Math.floor(room / (frames.length - index));
    const picture = await fit(frame.id, share, signal, legibleSidePx(frame));
    if (!picture) continue;
    pictures.push(picture);
    room -= picture.base64.length;
  }
  return pictures;
}
