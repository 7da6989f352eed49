import type { Library } from "../../../../scene/library.ts";
import { ownValues, type Value } from "../../facts/bindings.ts";
import { groupBy } from "../../../../group-by.ts";
import { firstNames } from "../../facts/names.ts";
import { refOf } from "../../facts/spots.ts";
import { defineLibraryRule } from "../../library-rule.ts";

interface Gone {
  readonly name: string;
  readonly group: string;
}

/** The deleted variables and styles, by id; variables that went with their collection belong together. */
function goneIn({ variables, styles, collections }: Library): ReadonlyMap<string, Gone> {
  const gone = new Map<string, Gone>();
  for (const { id, name, collectionId, isDeleted } of variables)
    if (isDeleted) gone.set(id, { name, group: collections[collectionId]?.name ?? name });
  for (const { id, name, isDeleted } of styles) if (isDeleted) gone.set(id, { name, group: name });
  return gone;
}

export const deletedVariable = defineLibraryRule({
  id: "deleted-variable",
  aspect: "ui",
  severity: "minor",
  basis:
    "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections",
  says: {
    en: {
      title: "Layers follow what was deleted",
      problem:
        "Values that still come from variables or styles of “{group}” that were deleted: {places} ({names}).",
      why: "Nobody can find, change or set a mode of what is deleted, so these layers are frozen while they look bound.",
      fix: "Bind these layers to the variables or styles that took the place of “{group}”, or restore it.",
    },
    fr: {
      title: "Des calques suivent ce qui est supprimé",
      problem:
        "Valeurs qui viennent encore de variables ou de styles de « {group} » qui sont supprimés : {places} ({names}).",
      why: "Personne ne peut trouver ni changer ce qui est supprimé : ces calques sont figés tout en paraissant liés.",
      fix: "Liez ces calques aux variables ou styles qui ont remplacé « {group} », ou restaurez-le.",
    },
  },
  find: (library) => {
    const gone = goneIn(library);
    const following = ownValues(library).flatMap((value: Value) => {
      const source = value.givenBy === undefined ? undefined : gone.get(value.givenBy);
      return source ? [{ ...source, spot: value.spot }] : [];
    });
    return [...groupBy(following, ({ group }) => group)].map(([group, uses]) => ({
      evidence: { group, names: firstNames(uses.map(({ name }) => name)) },
      at: [...new Set(uses.map(({ spot }) => spot))].map(refOf),
      places: uses.length,
    }));
  },
});
