import { computed } from "../../../../perception/frame/computed.ts";
import { type Frame, type Layer, originOf } from "../../../../perception/frame/frame.ts";
import { remembered } from "../../../../perception/frame/remembered.ts";
import { spacingsOf } from "../../../../perception/layout/spacings.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { propose } from "../../../fixes/fix.ts";
import { setSpacing } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import type { BaseGridPx } from "../../../../standards/grids.ts";

/** How many different layers of a frame use each gap or padding of an auto layout, in px. */
type SpacingScale = ReadonlyMap<number, number>;

/** The spacings of a frame. The layers of a component count once, however many instances there are. */
const spacingScale = computed((frame: Frame): SpacingScale => {
  const users = new Map<number, Set<string>>();
  for (const layer of frame.layers)
    for (const spacing of spacingsOf(layer)) {
      if (isForeignPart(layer)) break;
      const origins = users.get(spacing) ?? new Set();
      origins.add(originOf(layer));
      users.set(spacing, origins);
    }
  return new Map([...users].map(([spacing, origins]) => [spacing, origins.size]));
});

const SMALLEST_SHARE_ON_BASE = 0.75;
const FEWEST_USES = 6;

/** True when most spacings of a frame are multiples of its base, usually 4 px. */
const keepsToBase = computed((frame: Frame): boolean => {
  const { baseGridPx } = frame.demands;
  const uses = [...spacingScale(frame)];
  const total = uses.reduce((sum, [, count]) => sum + count, 0);
  const onBase = uses
    .filter(([spacing]) => spacing % baseGridPx === 0)
    .reduce((sum, [, count]) => sum + count, 0);
  return total >= FEWEST_USES && onBase >= SMALLEST_SHARE_ON_BASE * total;
});

/** Up to so many steps of the base, spaces are small: half a step counts among them. */
const SMALL_STEPS = 3;

/** True when a spacing is a multiple of the base, or of half of it where spaces are small. */
const isOnBase = (spacing: number, baseGridPx: BaseGridPx): boolean =>
  spacing % baseGridPx === 0 || (spacing <= SMALL_STEPS * baseGridPx && spacing % (baseGridPx / 2) === 0);

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
  yieldsTo: [
    "unlike-peers/padding",
    "unlike-peers/size",
    "unlike-peers/height",
    "unlike-peers/place",
    "uneven-gaps",
  ],
  mendedIn: "component",
  says: {
    en: {
      title: "Spacing just off the scale",
      problem: "A gap or padding of {spacingPx} px stands among others of {usualPx} px.",
      why: "Spaces that are almost equal look like mistakes, and every new value makes the design harder to build.",
      fix: "Use {usualPx} px.",
    },
    fr: {
      title: "Espacement juste hors de l’échelle",
      problem: "Un écart ou une marge intérieure de {spacingPx} px se trouve parmi d’autres de {usualPx} px.",
      why: "Des espaces presque égaux passent pour des erreurs, et chaque nouvelle valeur complique l’intégration.",
      fix: "Utilisez {usualPx} px.",
    },
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
