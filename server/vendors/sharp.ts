import sharp from "sharp";
import type { FramePixels } from "../../shared/perception/frame/frame-pixels.ts";
import type { Box } from "../../shared/scene/scene.ts";

/** A picture of more pixels is not opened. */
const MOST_PIXELS = 50_000_000;

/** All pixels of a picture are kept in memory, 4 bytes each: of one with more, none are. */
const MOST_PIXELS_KEPT = 16_000_000;

/** The size of a PNG or JPEG, in px. Null when it cannot be read. */
export async function sizeOfPicture(
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number } | null> {
  const read = sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  const { width, height } = await read.catch(() => ({ width: 0, height: 0 }));
  return width > 0 && height > 0 ? { width, height } : null;
}

/** A part of a picture, drawn at another size, with something drawn over it. */
export interface PicturePart {
  /** In px of the picture, whole numbers inside of it. */
  readonly part: Box;
  /** How wide and high it is drawn. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** An SVG of that size. */
  readonly over?: string;
}

/** Draws a part of a PNG or JPEG as a PNG. Null when it cannot be read. */
export async function drawPart(
  bytes: Uint8Array,
  { part, widthPx, heightPx, over }: PicturePart,
): Promise<Uint8Array | null> {
  const drawn = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
    .resize({ width: widthPx, height: heightPx, fit: "fill", kernel: "lanczos3" })
    .toColorspace("srgb");
  const whole = over ? drawn.composite([{ input: Buffer.from(over), left: 0, top: 0 }]) : drawn;
  return whole
    .png()
    .toBuffer()
    .catch(() => null);
}

/** Pictures on one white ground, with something drawn over them. */
export interface PictureSheet {
  readonly widthPx: number;
  readonly heightPx: number;
  /** PNG or JPEG, each with where its upper left corner lies, in whole px; none reaches beyond the ground. */
  readonly pictures: readonly { readonly bytes: Uint8Array; readonly x: number; readonly y: number }[];
  /** An SVG of the size of the ground. */
  readonly over?: string;
}

/** Draws pictures on one ground as a PNG. Null when one of them cannot be read. */
export const drawSheet = ({ widthPx, heightPx, pictures, over }: PictureSheet): Promise<Uint8Array | null> =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: "#ffffff" } })
    .composite([
      ...pictures.map(({ bytes, x, y }) => ({ input: Buffer.from(bytes), left: x, top: y })),
      ...(over ? [{ input: Buffer.from(over), left: 0, top: 0 }] : []),
    ])
    .png()
    .toBuffer()
    .catch(() => null);

/** The pixels of a PNG or JPEG. Undefined when it cannot be read, or is too large. */
export async function readPixels(bytes: Uint8Array): Promise<FramePixels | undefined> {
  const read = sharp(bytes, { limitInputPixels: MOST_PIXELS_KEPT })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = await read.catch(() => undefined);
  return picture && { width: picture.info.width, height: picture.info.height, data: picture.data };
}
