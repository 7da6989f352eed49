import { BLACK, contrast, contrastOf, luminance, mix, WHITE } from "../../scene/color.ts";
import type { Rgb, Rgba } from "../../scene/scene.ts";

/** The colours a pixel may have, from the darkest to the lightest in each channel. Equal ends: the colour is known. */
export interface ColorRange {
  readonly lo: Rgb;
  readonly hi: Rgb;
}

/** A known colour. */
export const known = (color: Rgb): ColorRange => ({ lo: color, hi: color });

/** Nothing is known about the colour. */
export const ANY_COLOR: ColorRange = { lo: BLACK, hi: WHITE };

const each = (a: Rgb, b: Rgb, pick: (x: number, y: number) => number): Rgb => ({
  r: pick(a.r, b.r),
  g: pick(a.g, b.g),
  b: pick(a.b, b.b),
});

/** All colours of both ranges and those between. */
export const hull = (a: ColorRange, b: ColorRange): ColorRange => ({
  lo: each(a.lo, b.lo, Math.min),
  hi: each(a.hi, b.hi, Math.max),
});

/** A range on the way to another one, as opacity mixes them. */
export const mixRanges = (from: ColorRange, to: ColorRange, share: number): ColorRange => ({
  lo: mix(from.lo, to.lo, share),
  hi: mix(from.hi, to.hi, share),
});

/** The smallest range around translucent colours painted over a backdrop. */
export const paintOver = (colors: readonly Rgba[], backdrop: ColorRange): ColorRange =>
  colors.map((color) => mixRanges(backdrop, known(color), color.a)).reduce(hull);

const EPSILON = 1e-9;

/** True when the colour is known for sure. */
export const isKnown = ({ lo, hi }: ColorRange): boolean =>
  hi.r - lo.r < EPSILON && hi.g - lo.g < EPSILON && hi.b - lo.b < EPSILON;

/** The lowest and the highest contrast that two pixels may have (1 to 21). */
export function contrastRange(
  a: ColorRange,
  b: ColorRange,
): { readonly worst: number; readonly best: number } {
  const aLo = luminance(a.lo);
  const aHi = a.lo === a.hi ? aLo : luminance(a.hi);
  const bLo = luminance(b.lo);
  const bHi = b.lo === b.hi ? bLo : luminance(b.hi);
  const best = Math.max(contrast(aHi, bLo), contrast(aLo, bHi));
  if (aLo > bHi) return { worst: contrast(aLo, bHi), best };
  if (bLo > aHi) return { worst: contrast(bLo, aHi), best };
  return { worst: 1, best };
}

/** Of the colours that two pixels may have, the pair with the highest contrast. */
export function clearestPair(a: ColorRange, b: ColorRange): readonly [Rgb, Rgb] {
  return contrastOf(a.hi, b.lo) >= contrastOf(a.lo, b.hi) ? [a.hi, b.lo] : [a.lo, b.hi];
}
