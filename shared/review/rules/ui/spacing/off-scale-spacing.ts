import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import {
  isOnBase,
  keepsToBase,
  spacingScale,
  spacingsOf,
} from "../../../../perception/layout/spacing-scale.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { remembered } from "../../../../perception/frame/remembered.ts";
import type { BaseGridPx } from "../../../../standards/grids.ts";
import { propose } from "../../../fixes/fix.ts";
import { setSpacing } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const SMALLEST_PX = 5;
const USUAL_USES = 3;
const ODD_USES = 2;

/** The whole spacings so near to a whole one, by half a step of the base at most, that the two look alike. */
const nearTo = (spacing: number, baseGridPx: BaseGridPx): readonly number[] =>
  Array.from({ length: baseGridPx + 1 }, (_, index) => spacing - baseGridPx / 2 + index).filter(
    (other) => other !== spacing && isOnBase(other, baseGridPx),
  );

/** The spacings of a layer and its children, each with the place where it is used first. */
const placesIn = remembered((parent: Layer): ReadonlyMap<number, number> => {
  const places = new Map<number, number>();
  for (const spacing of [parent, ...parent.children].flatMap(spacingsOf))
    if (!places.has(spacing)) places.set(spacing, places.size);
  return places;
});

/** A spacing of the layers around, so near that the two look alike. */
function nearAround(spacing: number, { parent }: Layer, baseGridPx: BaseGridPx): number | undefined {
  if (!parent) return undefined;
  const places = placesIn(parent);
  const [first] = nearTo(spacing, baseGridPx)
    .filter((other) => places.has(other))
    .toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  return first;
}

/** The most used spacing of the screen that is so near that the two look alike. */
const nearOnScreen = (spacing: number, frame: Frame): number | undefined =>
  nearTo(spacing, frame.demands.baseGridPx)
    .map((other) => [other, spacingScale(frame).get(other) ?? 0] as const)
    .filter(([, uses]) => uses >= USUAL_USES)
    .toSorted(([a, aUses], [b, bUses]) => bUses - aUses || a - b)[0]?.[0];

const isOdd = (spacing: number, frame: Frame): boolean =>
  Number.isInteger(spacing) &&
  spacing >= SMALLEST_PX &&
  !isOnBase(spacing, frame.demands.baseGridPx) &&
  (spacingScale(frame).get(spacing) ?? 0) <= ODD_USES;

const hasSpacing = (layer: Layer): boolean => spacingsOf(layer).length > 0 && !isForeignPart(layer);

export const offScaleSpacing = defineRule({
  id: "off-scale-spacing",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "layers",
  basis: "https://carbondesignsystem.com/elements/spacing/overview/",
  says: {
    title: "Spacing just off the scale",
    problem: "A gap or padding of {spacingPx} px stands among others of {usualPx} px.",
    why: "Spaces that are almost equal look like mistakes, and every new value makes the design harder to build.",
    fix: "Use {usualPx} px.",
  },
  applies: (frame) => (keepsToBase(frame) ? frame.layers.filter(hasSpacing) : []),
  check: (layer, { frame, fail }) =>
    spacingsOf(layer)
      .filter((spacing) => isOdd(spacing, frame))
      .flatMap((spacingPx) => {
        const onScreen = nearOnScreen(spacingPx, frame);
        if (onScreen === undefined) return [];
        const usualPx = nearAround(spacingPx, layer, frame.demands.baseGridPx) ?? onScreen;
        return fail(
          { spacingPx, usualPx },
          {
            cause: `${spacingPx}`,
            mend: () => [propose("spacing-in-use", { to: usualPx }, setSpacing(layer, spacingPx, usualPx))],
          },
        );
      }),
});
