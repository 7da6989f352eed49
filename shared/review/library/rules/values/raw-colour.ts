import type { Library } from "../../../../scene/library.ts";
import type { Value } from "../../facts/bindings.ts";
import { groupBy } from "../../../../group-by.ts";
import { namedColors } from "../../facts/named-colors.ts";
import { standingNames } from "../../facts/names.ts";
import { fitsPurpose } from "../../facts/fits-purpose.ts";
import { namesByUse, usesFor } from "../../facts/popular.ts";
import { rawValues } from "../../facts/raw-values.ts";
import type { Purpose } from "../../facts/solid-paints.ts";
import { refOf } from "../../facts/spots.ts";
import { bindValues } from "../../fixes/bind-values.ts";
import { defineLibraryRule } from "../../library-rule.ts";

const COLORS: readonly string[] = ["text", "fill", "stroke", "shape"] satisfies readonly Purpose[];
const FEWEST_PLACES = 2;
const MANY_PLACES = 10;

/** The ids of what gives this colour and is meant for such a place: an icon is not bound to the ground of dialogs. */
function namesFor(library: Library, { spot, value, property }: Value): readonly string[] {
  const names = standingNames(library);
  return (namedColors(library)(spot.modes).get(value) ?? []).filter(
    (id) => usesFor(library, id, [property]) > 0 || fitsPurpose(names.get(id) ?? "", property as Purpose),
  );
}

/** Each place from the one name that is meant for it; where a place has several, somebody has to choose. */
function bindAll(library: Library, values: readonly Value[]) {
  const bindable = values.map((value) => ({ value, givers: namesFor(library, value) }));
  if (bindable.some(({ givers }) => givers.length !== 1)) return [];
  return bindValues(
    bindable.map(({ value, givers: [giver = ""] }) => ({ value, giver })),
    library,
  );
}

function findingOf(library: Library, values: readonly Value[]) {
  const [first] = values;
  if (!first || values.length < FEWEST_PLACES) return [];
  const properties = new Set(values.map(({ property }) => property));
  const ids = [...new Set(values.flatMap((value) => namesFor(library, value)))];
  const names = namesByUse(library, ids, properties, standingNames(library));
  return [
    {
      evidence: { color: first.value, names, properties: [...properties] },
      inWords: ["properties"] as const,
      at: values.map(({ spot }) => refOf(spot)),
      places: values.length,
      mend: () => bindAll(library, values),
      ...(values.length >= MANY_PLACES && { severity: "minor" as const }),
    },
  ];
}

export const rawColour = defineLibraryRule({
  id: "raw-colour",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  basis:
    "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections",
  says: {
    en: {
      title: "Colour set by hand that has a name",
      problem: "{color} is {names}, and is set by hand in {places} places ({properties}).",
      why: "When the colour changes, or a mode such as dark is switched on, these places stay as they are.",
      fix: "Bind these places to {names}, by what each is for.",
    },
    fr: {
      title: "Couleur saisie à la main qui a un nom",
      problem: "{color} est {names}, et est saisie à la main à {places} endroits ({properties}).",
      why: "Quand la couleur change, ou qu’un mode tel que le sombre est choisi, ces endroits restent comme ils sont.",
      fix: "Liez ces endroits à {names}, selon leur rôle.",
    },
  },
  find: (library) => {
    const named = rawValues(library).filter(
      (value) => COLORS.includes(value.property) && namesFor(library, value).length > 0,
    );
    return [...groupBy(named, ({ value }) => value).values()].flatMap((values) => findingOf(library, values));
  },
});
