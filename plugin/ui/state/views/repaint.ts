import type { ColorChange } from "../../../../shared/mend/change.ts";
import type { FramePixels } from "../../../../shared/perception/frame/frame-pixels.ts";
import { fromHex } from "../../../../shared/scene/color.ts";
import type { Box } from "../../../../shared/scene/scene.ts";

type Pixel = readonly [r: number, g: number, b: number];

const BYTE = 255;
/** Further off than this a pixel has neither the old colour nor a mixture of it with what lies beside it. */
const NEAR = 24;

const bytesOf = (hex: string): Pixel => {
  const { r, g, b } = fromHex(hex);
  return [r * BYTE, g * BYTE, b * BYTE];
};

const minus = (a: Pixel, b: Pixel): Pixel => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Pixel, b: Pixel): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const plus = (a: Pixel, b: Pixel, share: number): Pixel => [
  a[0] + share * b[0],
  a[1] + share * b[1],
  a[2] + share * b[2],
];
const lengthOf = (a: Pixel): number => Math.sqrt(dot(a, a));

/** The colour that most of the other pixels have: what the old one is mixed with at the edges of letters. */
function beside(old: Pixel, pixels: readonly Pixel[]): Pixel | undefined {
  const counts = new Map<string, { readonly pixel: Pixel; count: number }>();
  for (const pixel of pixels) {
    if (lengthOf(minus(pixel, old)) <= NEAR) continue;
    const known = counts.get(pixel.join());
    if (known) known.count += 1;
    else counts.set(pixel.join(), { pixel, count: 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.pixel;
}

/** The share of the old colour in a pixel that is it, or a mixture with the other; 0 for any other pixel. */
function shareOf(pixel: Pixel, old: Pixel, other: Pixel | undefined): number {
  const off = minus(pixel, old);
  if (lengthOf(off) <= 2) return 1;
  if (!other) return 0;
  const way = minus(other, old);
  const along = dot(off, way) / Math.max(1, dot(way, way));
  const aside = lengthOf(minus(off, plus([0, 0, 0], way, along)));
  return aside <= NEAR ? Math.min(1, Math.max(0, 1 - along)) : 0;
}

/** Gives the pixels of a picture in a box another colour where they have the old one, at the edges of letters in part. */
export function repaint({ data, width, height }: FramePixels, box: Box, { from, to }: ColorChange): void {
  const [old, shift] = [bytesOf(from), minus(bytesOf(to), bytesOf(from))];
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const [end, foot] = [
    Math.min(width, Math.ceil(box.x + box.width)),
    Math.min(height, Math.ceil(box.y + box.height)),
  ];
  const places: number[] = [];
  for (let y = top; y < foot; y += 1) for (let x = left; x < end; x += 1) places.push((y * width + x) * 4);
  const pixelAt = (at: number): Pixel => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const other = beside(old, places.map(pixelAt));
  for (const at of places) {
    const share = shareOf(pixelAt(at), old, other);
    if (share === 0) continue;
    const [r, g, b] = plus(pixelAt(at), shift, share);
    [data[at], data[at + 1], data[at + 2]] = [r, g, b];
  }
}
