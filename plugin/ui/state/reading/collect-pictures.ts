import { listen, send } from "../../../protocol/bridge.ts";
import { toBase64 } from "./base64.ts";

/** Fine print is legible, and a phone screen weighs some hundred kB. */
const MAX_SIDE_PX = 1600;

/** Smaller than this, a picture shows nothing. */
const MIN_SIDE_PX = 400;

/** A review does not wait longer for a picture: it goes without. */
const PATIENCE_MS = 10_000;

/** A picture as the API takes it. */
export interface Picture {
  readonly frameId: string;
  readonly base64: string;
}

let lastRequestId = 0;

/** Asks the main thread for a picture as PNG, at most so many px long; null when there is none. */
export const drawFrame = (
  frameId: string,
  maxSidePx: number,
  patienceMs = PATIENCE_MS,
): Promise<Uint8Array | null> =>
  new Promise((resolve) => {
    const requestId = ++lastRequestId;
    const end = (png: Uint8Array | null) => {
      clearTimeout(timer);
      stop();
      resolve(png);
    };
    const timer = setTimeout(() => end(null), patienceMs);
    const stop = listen("picture-exported", (picture) => {
      if (picture.requestId === requestId) end(picture.png);
    });
    send("export-picture", { frameId, maxSidePx, requestId });
  });

/** Draws a frame smaller and smaller until it fits; null when it never does. */
async function fit(frameId: string, maxBytes: number, maxSidePx = MAX_SIDE_PX): Promise<Picture | null> {
  const png = await drawFrame(frameId, maxSidePx);
  const base64 = png === null ? null : toBase64(png);
  if (base64 === null || maxSidePx < MIN_SIDE_PX) return null;
  return base64.length <= maxBytes ? { frameId, base64 } : fit(frameId, maxBytes, maxSidePx / 2);
}

/** The pictures of the frames, together at most so many bytes; one that does not fit is left out. */
export async function collectPictures(
  frameIds: readonly string[],
  maxBytes: number,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const frameId of frameIds) {
    const picture = await fit(frameId, Math.floor(maxBytes / frameIds.length));
    if (picture) pictures.push(picture);
  }
  return pictures;
}
