import type { Library } from "../../../../scene/library.ts";
import { ownValues, rawValues, type Value } from "../../facts/bindings.ts";
import { groupBy } from "../../../../group-by.ts";
import { standingNames } from "../../facts/names.ts";
import { namesByUse } from "../../facts/popular.ts";
import { boundPlaces } from "../../fixes/bind-values.ts";
import { defineLibraryRule } from "../../library-rule.ts";

const NUMBERS = new Set(["radius", "gap", "padding"]);
const FEWEST_PLACES = 2;
/** So many layers show that the variable is what this number is meant to come from. */
const FEWEST_BOUND = 3;

const keyOf = ({ property, value }: Value): string => `${property} ${value}`;

/** The variables that give a number to a property somewhere in the file. */
function givers(library: Library): ReadonlyMap<string, readonly Value[]> {
  const names = standingNames(library);
  const bound = ownValues(library).filter(
    ({ property, givenBy }) => NUMBERS.has(property) && givenBy !== undefined && names.has(givenBy),
  );
  return groupBy(bound, keyOf);
}

export const rawNumber = defineLibraryRule({
  id: "raw-number",
  aspect: "ui",
  severity: "suggestion",
  basis:
    "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections",
  says: {
    en: {
      title: "Number set by hand that has a name",
      problem:
        "{property} {px} px: {bound} times in this file {names} gives it; in {places} places it is set by hand.",
      why: "When the variable changes, these places stay as they are and no longer match the others.",
      fix: "Bind these places to {names}.",
    },
    fr: {
      title: "Nombre saisi à la main qui a un nom",
      problem:
        "{property} {px} px : {names} la donne {bound} fois dans ce fichier ; à {places} endroits elle est saisie à la main.",
      why: "Quand la variable change, ces endroits restent comme ils sont et ne s’accordent plus aux autres.",
      fix: "Liez ces endroits à {names}.",
    },
  },
  find: (library) => {
    const bound = givers(library);
    const raw = rawValues(library).filter(({ property }) => NUMBERS.has(property));
    return [...groupBy(raw, keyOf)].flatMap(([key, values]) => {
      const given = bound.get(key) ?? [];
      const [first] = values;
      if (!first || values.length < FEWEST_PLACES || given.length < FEWEST_BOUND) return [];
      const ids = [...new Set(given.flatMap(({ givenBy }) => givenBy ?? []))];
      const names = namesByUse(library, ids, [first.property], standingNames(library));
      return {
        evidence: { property: first.property, px: first.value, bound: given.length, names },
        inWords: ["property"],
        ...boundPlaces(values, () => ids, library),
      };
    });
  },
});
