import sharp from "sharp";
import type { FramePixels } from "../../shared/perception/frame/frame-pixels.ts";
import type { Box } from "../../shared/scene/scene.ts";

/** A picture of more pixels is not opened. */
const MOST_PIXELS = 50_000_000;

/** All pixels of a picture are kept in memory, 4 bytes each: of one with more, none are. */
const MOST_PIXELS_KEPT = 16_000_000;

/** The share of a picture that is cut out, from 0 to 1 on both axes. */
export type Share = Box;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** Cuts a part out of a PNG or JPEG, as a PNG. Null when it cannot be read, or nothing is left of it. */
export async function cropPicture(bytes: Uint8Array, share: Share): Promise<Uint8Array | null> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  const { width, height } = await picture.metadata().catch(() => ({ width: 0, height: 0 }));
  const left = clamp(share.x * width, width);
  const top = clamp(share.y * height, height);
  const right = clamp((share.x + share.width) * width, width);
  const bottom = clamp((share.y + share.height) * height, height);
  if (right <= left || bottom <= top) return null;
  return picture
    .extract({ left, top, width: right - left, height: bottom - top })
    .png()
    .toBuffer()
    .catch(() => null);
}

/**
 * A picture as a PNG no longer than this on its longer side. Null when it cannot be read whole, or has too many pixels.
 */
export const shrinkPicture = (bytes: Uint8Array, longestPx: number): Promise<Uint8Array | null> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize({ width: longestPx, height: longestPx, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null);

/** The pixels of a PNG or JPEG. Undefined when it cannot be read, or is too large. */
export async function readPixels(bytes: Uint8Array): Promise<FramePixels | undefined> {
  const read = sharp(bytes, { limitInputPixels: MOST_PIXELS_KEPT })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = await read.catch(() => undefined);
  return picture && { width: picture.info.width, height: picture.info.height, data: picture.data };
}
