import type { Box, Rgb } from "../../../scene/scene.ts";
import { isOpaqueAt, pixelAt, scaleOf, type FramePixels } from "../../frame/frame-pixels.ts";
import type { Frame } from "../../frame/frame.ts";

/** A colour of a part of a picture, and its share of the pixels there. */
export interface ShownColor {
  readonly color: Rgb;
  readonly share: number;
}

const MOST_SAMPLES_A_SIDE = 200;

/** Colours whose channels share their upper five bits are counted as one, by their mean. */
const CHANNEL_BITS = 5;

const binOf = ({ r, g, b }: Rgb): number =>
  [r, g, b].reduce(
    (bin, channel) => (bin << CHANNEL_BITS) | (Math.round(channel * 255) >> (8 - CHANNEL_BITS)),
    0,
  );

/** A box of the canvas in whole pixels of the picture, cut to its edges. */
function placeIn({ width, height }: FramePixels, box: Box, root: Box, scale: number) {
  const from = { x: Math.round((box.x - root.x) * scale), y: Math.round((box.y - root.y) * scale) };
  return {
    left: Math.max(0, from.x),
    top: Math.max(0, from.y),
    right: Math.min(width, Math.round(from.x + box.width * scale)),
    bottom: Math.min(height, Math.round(from.y + box.height * scale)),
  };
}

function* pixelsIn(picture: FramePixels, box: Box, root: Box, scale: number): Generator<Rgb> {
  const { left, top, right, bottom } = placeIn(picture, box, root, scale);
  const [stepX, stepY] = [right - left, bottom - top].map((length) =>
    Math.max(1, Math.ceil(length / MOST_SAMPLES_A_SIDE)),
  ) as [number, number];
  for (let y = top; y < bottom; y += stepY)
    for (let x = left; x < right; x += stepX) if (isOpaqueAt(picture, x, y)) yield pixelAt(picture, x, y);
}

const add = (a: Rgb, b: Rgb): Rgb => ({ r: a.r + b.r, g: a.g + b.g, b: a.b + b.b });

const part = ({ r, g, b }: Rgb, count: number): Rgb => ({ r: r / count, g: g / count, b: b / count });

/**
 * The opaque colours that the picture of a frame shows in a box of the canvas, the most frequent first; none when there is no
 * picture of the frame, or none large enough.
 */
export function shownColors({ pixels, root }: Frame, box: Box): readonly ShownColor[] {
  const scale = pixels && scaleOf(pixels, root.node.box);
  if (!pixels || scale === undefined) return [];
  const bins = new Map<number, { sum: Rgb; count: number }>();
  let all = 0;
  for (const color of pixelsIn(pixels, box, root.node.box, scale)) {
    const known = bins.get(binOf(color));
    bins.set(binOf(color), { sum: known ? add(known.sum, color) : color, count: (known?.count ?? 0) + 1 });
    all += 1;
  }
  return [...bins.values()]
    .map(({ sum, count }) => ({ color: part(sum, count), share: count / all }))
    .toSorted((a, b) => b.share - a.share);
}
