import type { Library } from "../../../../scene/library.ts";
import { groupBy } from "../../../../group-by.ts";
import { halfBound, type HalfBound } from "../../facts/half-bound.ts";
import { refOf } from "../../facts/spots.ts";
import { defineLibraryRule } from "../../library-rule.ts";

/** Properties that the variants of one set forget in the same breath are one finding. */
function findingOf(halves: readonly HalfBound[]) {
  const set = halves[0]?.set;
  if (!set) return [];
  const raw = halves.flatMap((half) => half.raw);
  return [
    {
      evidence: {
        set: set.node.name,
        properties: [...new Set(halves.map(({ property }) => property))],
        bound: halves.reduce((sum, { bound }) => sum + bound.length, 0),
        values: [...new Set(raw.map(({ value }) => value))].slice(0, 5),
        layers: [...new Set(raw.map(({ spot }) => spot.node.name))].slice(0, 3),
      },
      inWords: ["properties"] as const,
      at: [refOf(set), ...new Set(raw.map(({ spot }) => spot))].map((one) =>
        "node" in one ? refOf(one) : one,
      ),
      places: raw.length,
    },
  ];
}

export const halfBoundVariants = defineLibraryRule({
  id: "half-bound-variants",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  basis: "https://help.figma.com/hc/en-us/articles/15343107263511-Apply-variables-to-designs",
  says: {
    en: {
      title: "Bound in some variants, set by hand in others",
      problem:
        "In “{set}”, {properties} of the same layers come from a variable or style in most variants (values: {bound}), and are set by hand in others (values: {places}, such as {values}; layers: {layers}).",
      why: "A change of the variable, or another mode, reaches most variants and leaves these behind.",
      fix: "Bind them like the same layers of the other variants.",
    },
    fr: {
      title: "Liée dans certaines variantes, saisie à la main dans d’autres",
      problem:
        "Dans « {set} », {properties} des mêmes calques viennent d’une variable ou d’un style dans la plupart des variantes (valeurs : {bound}), et sont saisis à la main dans d’autres (valeurs : {places}, telles que {values} ; calques : {layers}).",
      why: "Un changement de la variable, ou un autre mode, atteint la plupart des variantes et laisse celles-ci derrière.",
      fix: "Liez-les comme les mêmes calques des autres variantes.",
    },
  },
  find: (library: Library) => [...groupBy(halfBound(library), ({ set }) => set).values()].flatMap(findingOf),
});
