import { converter, modeOklch, modeRgb, useMode } from "culori/fn";
import type { Rgb } from "../../../scene/scene.ts";

useMode(modeRgb);
useMode(modeOklch);
const toOklch = converter("oklch");

/**
 * Colors that are called something else when they get darker, in OKLCH: between these hues, in degrees, the darkest that
 * still have the name. Orange becomes brown (“chocolate” is 0.63 light and “orangered” 0.66, “peru” 0.68 and “darkorange” 0.75), yellow becomes mustard (“darkgoldenrod” 0.65,
 * “goldenrod” 0.75), lime becomes olive (“olivedrab” 0.6). Reds, greens, blues and violets keep their names.
 * https://www.w3.org/TR/css-color-4/#named-colors
 */
const NAMED_WHEN_LIGHT = [
  { from: 38, to: 56, darkest: 0.64 },
  { from: 56, to: 72, darkest: 0.7 },
  { from: 72, to: 80, darkest: 0.68 },
  { from: 80, to: 118, darkest: 0.72 },
  { from: 118, to: 132, darkest: 0.64 },
] as const;

/** Less of a hue makes a beige, which is a light brown. */
const STRONG = 0.11;

/** The lightness below which a color has lost its name; undefined of one that keeps it, or has lost it. */
function darkestWithName(color: Rgb): number | undefined {
  const { l, c, h = 0 } = toOklch({ mode: "rgb", ...color });
  const darkest = NAMED_WHEN_LIGHT.find(({ from, to }) => h >= from && h < to)?.darkest;
  return c >= STRONG && darkest !== undefined && l >= darkest ? darkest : undefined;
}

/** True of yellow, orange and lime: they become brown or olive when they get darker, where a green or a blue stays one. */
export const isNamedWhenLight = (color: Rgb): boolean => darkestWithName(color) !== undefined;

/** True when people would call a darker shade of a color by another name. */
export const losesName = (from: Rgb, to: Rgb): boolean =>
  toOklch({ mode: "rgb", ...to }).l < (darkestWithName(from) ?? 0);

/** A sage or a peach: less of a hue is a grey, and what is darker is no pastel. */
const PASTEL = { chroma: 0.03, lightness: 0.7 };
const FARTHEST_PASTEL = 0.15;

/** True when people would take a darker ground for one of another color: also sage that becomes moss, or peach that becomes a red brown. */
export function isAnotherGround(from: Rgb, to: Rgb): boolean {
  const [{ l, c }, after] = [toOklch({ mode: "rgb", ...from }), toOklch({ mode: "rgb", ...to })];
  const isPastel = l >= PASTEL.lightness && c >= PASTEL.chroma && c < STRONG;
  return losesName(from, to) || (isPastel && l - after.l > FARTHEST_PASTEL);
}

/** From so far apart on, by the difference of hues of CIE 15, one hue is two. */
const OTHER_HUE = 0.06;
/** A chroma that is lost without being missed. */
const TRACE = 0.03;
/** A red that gets lighter or darker has less of its chroma, a grey a tenth of it. */
const STRENGTH = { least: 1 / 3, most: 2 };

/** True of two shades of one hue; false where a red becomes a grey, or a slate a strong blue. */
export function keepsHue(from: Rgb, to: Rgb): boolean {
  const [a, b] = [toOklch({ mode: "rgb", ...from }), toOklch({ mode: "rgb", ...to })];
  const turn = (((a.h ?? 0) - (b.h ?? 0)) * Math.PI) / 180;
  return (
    2 * Math.sqrt(a.c * b.c) * Math.abs(Math.sin(turn / 2)) <= OTHER_HUE &&
    b.c >= Math.min(STRENGTH.least * a.c, a.c - TRACE) &&
    b.c <= Math.max(STRENGTH.most * a.c, a.c + TRACE)
  );
}

/** True when a color stays what it says: the red of an error is a red afterwards, and an orange no brown. */
export const isSameColor = (from: Rgb, to: Rgb): boolean => keepsHue(from, to) && !losesName(from, to);
