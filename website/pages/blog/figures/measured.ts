import { contrastOf, mix, quantize } from "../../../../shared/scene/color.ts";
import type { Rgb } from "../../../../shared/scene/scene.ts";
import { WCAG } from "../../../../shared/standards/wcag.ts";

/** A colour from `#rrggbb`. */
export const colorOf = (hex: string): Rgb => {
  const channel = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return { r: channel(1), g: channel(3), b: channel(5) };
};

/** The colour of a layer with an opacity on a ground, as a screen shows it; also of a place between two in a gradient. */
export const blend = (ground: Rgb, layer: Rgb, opacity: number): Rgb => quantize(mix(ground, layer, opacity));

export interface Measured {
  /** Cut after two digits, not rounded: 4.499 is not 4.5. */
  readonly ratio: number;
  /** True when it is enough for text of a usual size (WCAG 2.2, 1.4.3). */
  readonly isEnough: boolean;
}

/** The contrast of a text against what is seen behind it. */
export function measure(text: Rgb, seen: Rgb): Measured {
  const exact = contrastOf(text, seen);
  return { ratio: Math.floor(exact * 100) / 100, isEnough: exact >= WCAG.textContrast.AA.normal };
}

/** True when squares in a row, with equal gaps, meet WCAG 2.2, 2.5.8: by their size, or by the circles around them. */
export const haveRoom = (sizePx: number, gapPx: number): boolean =>
  sizePx >= WCAG.targetSizePx.AA || sizePx + gapPx >= WCAG.targetSizePx.AA;
