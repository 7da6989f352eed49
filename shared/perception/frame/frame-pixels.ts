/** What a frame looks like, pixel by pixel: it covers the box of the frame, neither more nor less. */
export interface FramePixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row, from 0 to 255. */
  readonly data: Uint8ClampedArray | Uint8Array;
}
