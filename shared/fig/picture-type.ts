export type PictureType = "image/png" | "image/jpeg" | "image/gif" | "image/webp";

/** The first bytes of the pictures that the design tool takes; those of WebP are `RIFF`. */
const STARTS: readonly (readonly [type: PictureType, start: readonly number[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/gif", [0x47, 0x49, 0x46, 0x38]],
  ["image/webp", [0x52, 0x49, 0x46, 0x46]],
];

/** The media type of a picture, by its first bytes; undefined for what is none. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  STARTS.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];
