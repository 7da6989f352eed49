import { clampChroma, converter, modeOklab, modeOklch, modeRgb, useMode } from "culori/fn";
import { contrastOf, luminance, quantize } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { rememberedText } from "../../frame/remembered-text.ts";

useMode(modeRgb);
useMode(modeOklab);
useMode(modeOklch);
const toOklch = converter("oklch");
const toRgb = converter("rgb");

/** So that what a reader measures with another rounding is enough, too. */
const SPARE = 0.02;
const STEPS = 12;

/** The colour in another lightness, as strong as a screen can show it there. */
function withLightness(color: Rgb, lightness: number): Rgb {
  const { c, h } = toOklch({ mode: "rgb", ...color });
  const shown = toRgb(
    clampChroma({ mode: "oklch", l: lightness, c, ...(h !== undefined && { h }) }, "oklch"),
  );
  const clamp = (channel: number): number => Math.min(1, Math.max(0, channel));
  return quantize({ r: clamp(shown.r), g: clamp(shown.g), b: clamp(shown.b) });
}

/** The nearest lightness on the way to an end that is enough; undefined when not even the end is. */
function towards(end: 0 | 1, color: Rgb, isEnough: (color: Rgb) => boolean): Rgb | undefined {
  if (!isEnough(withLightness(color, end))) return undefined;
  let [tooNear, enough] = [toOklch({ mode: "rgb", ...color }).l, end as number];
  for (let step = 0; step < STEPS; step++) {
    const middle = (tooNear + enough) / 2;
    if (isEnough(withLightness(color, middle))) enough = middle;
    else tooNear = middle;
  }
  return withLightness(color, enough);
}

function search(color: Rgb, against: Rgb, required: number, seenAs: (color: Rgb) => Rgb): Rgb | undefined {
  const isEnough = (one: Rgb): boolean => contrastOf(seenAs(one), against) >= required + SPARE;
  const isLighter = luminance(seenAs(color)) >= luminance(against);
  const ends = isLighter ? ([1, 0] as const) : ([0, 1] as const);
  return towards(ends[0], color, isEnough) ?? towards(ends[1], color, isEnough);
}

const asItIs = (color: Rgb): Rgb => color;

/** A design has few colours, and each of its texts, fixes and proofs asks about the same pairs of them. */
const ofPair = rememberedText((pair) => {
  const [color, against, required] = JSON.parse(pair) as [Rgb, Rgb, number];
  return search(color, against, required, asItIs);
});

/**
 * The nearest colour of the same hue (in OKLCH) that has a contrast to another: light ones stay lighter than that and dark
 * ones darker, where this is enough; undefined when neither black nor white is. `seenAs` says what a colour looks like
 * where it is painted, as on a layer that lets some of its ground through.
 */
export function readableColor(
  color: Rgb,
  against: Rgb,
  required: number,
  seenAs?: (color: Rgb) => Rgb,
): Rgb | undefined {
  return seenAs
    ? search(color, against, required, seenAs)
    : ofPair(JSON.stringify([color, against, required]));
}
