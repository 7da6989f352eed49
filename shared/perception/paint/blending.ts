import type { BlendMode, Rgb, Rgba } from "../../scene/scene.ts";
import type { ColorRange } from "./color-range.ts";

type Blend = (below: number, own: number) => number;

/** Modes that work on each channel alone, and never make it darker where what lies below is lighter. */
const BLENDS: Readonly<Record<string, Blend>> = {
  MULTIPLY: (below, own) => below * own,
  SCREEN: (below, own) => below + own - below * own,
  DARKEN: Math.min,
  LIGHTEN: Math.max,
  LINEAR_BURN: (below, own) => Math.max(0, below + own - 1),
  LINEAR_DODGE: (below, own) => Math.min(1, below + own),
};

const blendColor = (blend: Blend, below: Rgb, { r, g, b, a }: Rgba): Rgb => {
  const channel = (from: number, own: number): number => from + (blend(from, own) - from) * a;
  return { r: channel(below.r, r), g: channel(below.g, g), b: channel(below.b, b) };
};

/**
 * The colour that another one makes of an opaque ground in a blend mode; undefined for a mode whose outcome is not
 * computed.
 */
export function blendOver(mode: BlendMode, color: Rgba, below: ColorRange): ColorRange | undefined {
  const blend = Object.hasOwn(BLENDS, mode) ? BLENDS[mode] : undefined;
  if (!blend) return undefined;
  const lo = blendColor(blend, below.lo, color);
  return below.lo === below.hi ? { lo, hi: lo } : { lo, hi: blendColor(blend, below.hi, color) };
}
