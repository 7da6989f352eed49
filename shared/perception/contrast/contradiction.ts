import { apart, contrastOf } from "../../scene/color.ts";
import type { Box, Rgb } from "../../scene/scene.ts";
import type { Frame } from "../frame/frame.ts";
import { isOpaqueAt, pixelAt, scaleOf, type FramePixels } from "../frame/frame-pixels.ts";

/** A colour of a part of a picture, and its share of the pixels there. */
interface ShownColor {
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
function shownColors({ pixels, root }: Frame, box: Box): readonly ShownColor[] {
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

/** A claim about letters or an icon: the contrast of these two colours is less than the required ratio. */
export interface FaintClaim {
  readonly ink: Rgb;
  readonly ground: Rgb;
  readonly required: number;
  /** Other grounds that are known to lie behind it: what shows of them is no ink. */
  readonly otherGrounds?: readonly Rgb[];
  /** Nothing else is drawn in the same box: else only the ground can be compared. */
  readonly isAlone: boolean;
}

const SAME_CHANNEL = 16 / 255;

const isNear = (a: Rgb, b: Rgb): boolean => apart(a, b) <= SAME_CHANNEL;

const shareOf = (shown: readonly ShownColor[], accepts: (color: Rgb) => boolean): number =>
  shown.reduce((sum, { color, share }) => (accepts(color) ? sum + share : sum), 0);

/** A ground that takes up less of the place of a text is none. */
const GROUND_SHARE = 0.05;
/** When other colours than ink and ground take up more of the place, they are a ground of their own. */
const OTHERS_SHARE = 0.5;
/** Enough pixels for a stroke; fewer are the rim of something else. */
const INK_SHARE = 0.03;
/** Thin letters are mixed with their ground, and show their own colour in a few pixels only. */
const OWN_INK_SHARE = 0.005;
/** By so much the contrast must be better than required. */
const CLEAR_MARGIN = 1.15;

/** The contrast that the clearest pixels reach: the best that as many of them have as a stroke needs. */
function clearestRatio(shown: readonly ShownColor[], ground: Rgb): number {
  let seen = 0;
  for (const { ratio, share } of shown
    .map(({ color, share }) => ({ ratio: contrastOf(color, ground), share }))
    .toSorted((a, b) => b.ratio - a.ratio)) {
    seen += share;
    if (seen >= INK_SHARE) return ratio;
  }
  return 1;
}

/** The ground is another one than claimed: the ratio of the ink on the one that is seen. */
function onOtherGround(shown: readonly ShownColor[], claim: FaintClaim): number {
  const ground = shown.find(({ color }) => !isNear(color, claim.ink))?.color;
  if (!ground) return 1;
  const isInkShown = shareOf(shown, (color) => isNear(color, claim.ink)) >= OWN_INK_SHARE;
  const others = (color: Rgb) => !isNear(color, ground) && !isNear(color, claim.ink);
  if (isInkShown && shareOf(shown, others) < OTHERS_SHARE) return contrastOf(claim.ink, ground);
  return claim.isAlone && !isInkShown ? clearestRatio(shown, ground) : 1;
}

/** The ground is the one claimed: the ratio of what is drawn on it, when it is hardly ever the ink claimed. */
function ofOtherInk(shown: readonly ShownColor[], claim: FaintClaim): number {
  const ratio = clearestRatio(shown, claim.ground);
  const isStronger = (color: Rgb) => contrastOf(color, claim.ground) >= claim.required;
  const own = shareOf(shown, (color) => isNear(color, claim.ink));
  return claim.isAlone && own < shareOf(shown, isStronger) / 2 ? ratio : 1;
}

/**
 * The contrast that the picture of the frame shows in a box, when it clearly denies that what stands there is too faint;
 * undefined when it does not, when it cannot tell, or when there is no picture.
 */
export function contradiction(frame: Frame, box: Box, claim: FaintClaim): number | undefined {
  const { ink, ground, otherGrounds = [] } = claim;
  const isOther = (color: Rgb): boolean =>
    !isNear(color, ink) && !isNear(color, ground) && otherGrounds.some((other) => isNear(color, other));
  const shown = shownColors(frame, box).filter(({ color }) => !isOther(color));
  if (shown.length < 2) return undefined;
  const isGroundShown = shareOf(shown, (color) => isNear(color, claim.ground)) >= GROUND_SHARE;
  const ratio = isGroundShown ? ofOtherInk(shown, claim) : onOtherGround(shown, claim);
  return ratio >= claim.required * CLEAR_MARGIN ? ratio : undefined;
}
