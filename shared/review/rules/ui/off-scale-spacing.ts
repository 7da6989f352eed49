import { isForeignPart } from "../../computed/foreign-part.ts";
import { isOnBase, keepsToBase, spacingScale, spacingsOf } from "../../computed/spacing-scale.ts";
import type { Frame, Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";

const NEAR_PX = 2;
const SMALLEST_PX = 5;
const USUAL_USES = 3;
const ODD_USES = 2;

/** A used spacing that is so near that the two look alike. */
const usualNear = (spacing: number, frame: Frame): number | undefined =>
  [...spacingScale(frame)]
    .filter(([other, uses]) => isOnBase(other) && uses >= USUAL_USES && Math.abs(other - spacing) <= NEAR_PX)
    .toSorted(([a], [b]) => Math.abs(a - spacing) - Math.abs(b - spacing) || a - b)[0]?.[0];

const isOdd = (spacing: number, frame: Frame): boolean =>
  Number.isInteger(spacing) &&
  spacing >= SMALLEST_PX &&
  !isOnBase(spacing) &&
  (spacingScale(frame).get(spacing) ?? 0) <= ODD_USES;

const hasSpacing = (layer: Layer): boolean => spacingsOf(layer).length > 0 && !isForeignPart(layer);

export const offScaleSpacing = defineRule({
  id: "off-scale-spacing",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  basis: "https://carbondesignsystem.com/elements/spacing/overview/",
  says: {
    title: "Spacing just off the scale",
    problem: "A gap or padding of {spacingPx} px stands where the rest of the screen uses {usualPx} px.",
    why: "Spaces that are almost equal look like mistakes, and every new value makes the design harder to build.",
    fix: "Use {usualPx} px.",
  },
  applies: (frame) => (keepsToBase(frame) ? frame.layers.filter(hasSpacing) : []),
  check: (layer, { frame, fail }) =>
    spacingsOf(layer)
      .filter((spacing) => isOdd(spacing, frame))
      .flatMap((spacingPx) => {
        const usualPx = usualNear(spacingPx, frame);
        return usualPx === undefined ? [] : fail({ spacingPx, usualPx }, { cause: `${spacingPx}` });
      }),
});
