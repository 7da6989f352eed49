import type { LibraryWord } from "../../../../i18n/words/library-words.ts";
import type { Library } from "../../../../scene/library.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { nameWords } from "../../../../perception/text/language/words.ts";
import { oddVariants, type OddVariants } from "../../facts/odd-variants.ts";
import { firstNames } from "../../facts/names.ts";
import { refOf, type Spot } from "../../facts/spots.ts";
import { type Variant, type VariantSet, variantSets } from "../../facts/variants.ts";
import { defineLibraryRule } from "../../library-rule.ts";

/** A larger difference is another kind of variant. */
const LARGEST_SLIP_PX = 8;

const rounded = (px: number): number => Math.round(px * 2) / 2;

interface Measure {
  readonly property: LibraryWord;
  readonly of: (node: SceneNode) => string | undefined;
}

const layoutOf = ({ layout }: SceneNode) => (layout && layout.direction !== "grid" ? layout : undefined);

const MEASURES: readonly Measure[] = [
  { property: "padding", of: (node) => layoutOf(node)?.paddingPx.map(rounded).join(" ") },
  {
    property: "gap",
    of: (node) => {
      const layout = layoutOf(node);
      const isSpread = !layout || layout.align === "space-between" || (node.children ?? []).length < 2;
      return isSpread ? undefined : String(rounded(layout.gapPx));
    },
  },
  { property: "radius", of: ({ cornerRadiiPx }) => cornerRadiiPx?.map(rounded).join(" ") },
  {
    property: "fontSize",
    of: ({ text }) => (text?.runs.length === 1 ? String(text.runs[0]?.sizePx) : undefined),
  },
];

/** The words in a text decide how high it is; a layer that is fixed or hugs one line has its height by design. */
const HEIGHT: Measure = { property: "height", of: ({ box }) => String(rounded(box.height)) };

const numbersOf = (value: string): readonly number[] => value.split(" ").map(Number);

function isSlip({ value, usual }: OddVariants): boolean {
  const [here, there] = [numbersOf(value), numbersOf(usual)];
  return here.every((px, index) => Math.abs(px - (there[index] ?? px)) <= LARGEST_SLIP_PX);
}

interface OutOfStep extends OddVariants {
  readonly property: LibraryWord;
  readonly way: string;
}

/** The ways to layers that all variants have, or nearly all. */
const sharedWays = (variants: readonly Variant[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { parts } of variants)
    for (const [way, { isInstance }] of parts) if (!isInstance) counts.set(way, (counts.get(way) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= variants.length * 0.9).map(([way]) => way);
};

function measuredIn(variants: readonly Variant[]): readonly OutOfStep[] {
  const look = (way: string, { property, of }: Measure): readonly OutOfStep[] =>
    oddVariants(variants, ({ parts }) => {
      const part = parts.get(way);
      return part && of(part.node);
    })
      .filter(isSlip)
      .map((odd) => ({ ...odd, property, way }));
  const found = sharedWays(variants).flatMap((way) => MEASURES.flatMap((measure) => look(way, measure)));
  const told = new Set(found.flatMap((odd) => odd.variants));
  // Another padding makes another height: that is one slip.
  const heights = look("", HEIGHT).filter((odd) => !odd.variants.some((variant) => told.has(variant)));
  return [...found, ...heights];
}

const PICTURES = new Set([
  "icon",
  "icons",
  "logo",
  "logos",
  "flag",
  "flags",
  "illustration",
  "illustrations",
]);

/** A set of icons is a drawer of different things: each is balanced for the eye. */
const isOneComponent = ({ spot }: VariantSet): boolean =>
  !nameWords(spot.node.name).some((word) => PICTURES.has(word));

/** Four equal sides are one number. */
function asPx(value: string): string {
  const [first, ...others] = new Set(value.split(" "));
  return `${others.length === 0 ? first : value} px`;
}

function problemOf(set: Spot, { property, way, value, usual, variants }: OutOfStep, siblings: number) {
  const layer = way === "" ? set.node.name : (variants[0]?.parts.get(way)?.node.name ?? "");
  return {
    evidence: {
      set: set.node.name,
      layer,
      property,
      value: asPx(value),
      usual: asPx(usual),
      variants: firstNames(variants.map(({ root }) => root.node.name)),
      siblings,
    },
    inWords: ["property"],
    at: [refOf(set), ...variants.map(({ root }) => refOf(root))],
    places: variants.length,
  };
}

export const variantOutOfStep = defineLibraryRule({
  id: "variant-out-of-step",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  basis: "https://help.figma.com/hc/en-us/articles/360056440594-Create-and-use-variants",
  says: {
    en: {
      title: "Variants out of step with their siblings",
      problem:
        "In “{set}”, variants that differ in {property} from those like them: {places} of {siblings}. They have {value}, usually it is {usual} (layer “{layer}”; {variants}).",
      why: "Whoever switches the variant sees the component jump, and code cannot follow a rule that has exceptions.",
      fix: "Give “{layer}” the {property} of the other variants: {usual}.",
    },
    fr: {
      title: "Variantes en décalage avec les autres",
      problem:
        "Dans « {set} », variantes qui diffèrent de leurs semblables ({property}) : {places} sur {siblings}. Elles ont {value}, d’ordinaire c’est {usual} (calque « {layer} » ; {variants}).",
      why: "Qui change de variante voit le composant sauter, et le code ne peut suivre une règle qui a des exceptions.",
      fix: "Donnez à « {layer} » la valeur des autres variantes : {usual}.",
    },
  },
  find: (library: Library) =>
    variantSets(library)
      .filter(isOneComponent)
      .flatMap(({ spot, variants }) =>
        measuredIn(variants).map((odd) => problemOf(spot, odd, variants.length)),
      ),
});
