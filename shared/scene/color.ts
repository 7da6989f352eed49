import type { Rgb } from "./scene.ts";

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance of an sRGB colour, 0 to 1 (WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function luminance({ r, g, b }: Rgb): number {
  const red = linear(r);
  // Most colours of a screen are greys.
  const green = g === r ? red : linear(g);
  const blue = b === g ? green : linear(b);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances, 1 to 21 (WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Contrast of two colours, 1 to 21. */
export const contrastOf = (a: Rgb, b: Rgb): number => contrast(luminance(a), luminance(b));

/** How far apart two colours are in the channel that tells them best, 0 to 1. */
export const apart = (a: Rgb, b: Rgb): number =>
  Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));

/** A ratio as it is printed, with two decimals. Cut, not rounded: 4.499 must not read as 4.5. */
export const cutRatio = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** The colour on the way from one to another; 0 is the first, 1 the second. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => ({
  r: from.r + (to.r - from.r) * share,
  g: from.g + (to.g - from.g) * share,
  b: from.b + (to.b - from.b) * share,
});

const byteOf = (channel: number): number => Math.round(Math.min(1, Math.max(0, channel)) * 255);

/** A colour as `#rrggbb`. */
export const toHex = ({ r, g, b }: Rgb): string =>
  `#${((1 << 24) | (byteOf(r) << 16) | (byteOf(g) << 8) | byteOf(b)).toString(16).slice(1)}`;

/** A colour from `#rrggbb`. */
export function fromHex(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return { r: channel(1), g: channel(3), b: channel(5) };
}

/** The colour as a screen shows it, with 8 bits a channel. */
export const quantize = ({ r, g, b }: Rgb): Rgb => ({
  r: Math.round(r * 255) / 255,
  g: Math.round(g * 255) / 255,
  b: Math.round(b * 255) / 255,
});

const RED = { least: 0.55, lead: 0.25 };

/** True of a red. */
export const isRedColor = ({ r, g, b }: Rgb): boolean => r >= RED.least && r - Math.max(g, b) >= RED.lead;

/** How strong a colour is: 0 for a grey, 1 for a pure one. */
export const colorfulness = ({ r, g, b }: Rgb): number => Math.max(r, g, b) - Math.min(r, g, b);

const GREYEST = 0.05;

/** True when a colour has no hue to speak of. */
export const isGrey = (color: Rgb): boolean => colorfulness(color) <= GREYEST;

const GREYISH = 0.17;

/** True when people take a colour for a grey: a slate is one to the eye, a mauve is none. */
export const isGreyish = (color: Rgb): boolean => colorfulness(color) <= GREYISH;

const COLORED = 0.25;

/** True when nobody would call a colour a grey. */
export const isInColor = (color: Rgb): boolean => colorfulness(color) >= COLORED;

export const BLACK: Rgb = { r: 0, g: 0, b: 0 };
export const WHITE: Rgb = { r: 1, g: 1, b: 1 };
