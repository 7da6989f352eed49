import type { Library } from "../../../scene/library.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import type { LibraryWord } from "../../../i18n/words/library-words.ts";
import { type Value, bindableValues } from "./bindings.ts";
import { drawingsIn } from "./drawings.ts";
import { groupBy } from "../../../group-by.ts";
import type { Spot } from "./spots.ts";
import { variantSets, type VariantSet } from "./variants.ts";

/** The same property of the same layer: most variants of a set take it from a variable or a style, some do not. */
export interface HalfBound {
  readonly set: Spot;
  readonly property: LibraryWord;
  readonly bound: readonly Value[];
  readonly raw: readonly Value[];
}

const FEWEST_BOUND = 3;

interface Placed extends Value {
  readonly way: string;
}

function placedIn({ variants }: VariantSet, isDrawn: (spot: Spot) => boolean): readonly Placed[] {
  return variants.flatMap(({ parts }) =>
    [...parts].flatMap(([way, spot]) =>
      spot.isInstance || isDrawn(spot) ? [] : bindableValues(spot).map((value) => ({ ...value, way })),
    ),
  );
}

const isMostly = (bound: readonly unknown[], raw: readonly unknown[]): boolean =>
  raw.length > 0 && bound.length >= FEWEST_BOUND && bound.length >= 2 * raw.length;

function halvesIn(set: VariantSet, isDrawn: (spot: Spot) => boolean): readonly HalfBound[] {
  const groups = groupBy(placedIn(set, isDrawn), ({ way, slot }) => `${slot} ${way}`);
  return [...groups.values()].flatMap((values) => {
    const [first] = values;
    const bound = values.filter(({ givenBy }) => givenBy !== undefined);
    const raw = values.filter(({ givenBy }) => givenBy === undefined);
    return first && isMostly(bound, raw) ? [{ set: set.spot, property: first.property, bound, raw }] : [];
  });
}

/** All that is bound in most variants of a set and set by hand in some. */
export const halfBound = rememberedObject((library: Library): readonly HalfBound[] => {
  const drawings = drawingsIn(library);
  return variantSets(library).flatMap((set) => halvesIn(set, ({ node }) => drawings.has(node)));
});
