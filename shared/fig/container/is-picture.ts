/** The first bytes of the pictures that the design tool takes: PNG, JPEG, GIF, WebP (`RIFF` and a length). */
const STARTS: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

/** Whether bytes begin like a picture. */
export const isPicture = (bytes: Uint8Array): boolean =>
  STARTS.some((start) => start.every((byte, index) => bytes[index] === byte));
