import { toHex } from "../../../../scene/color.ts";
import type { Library, LibraryVariable } from "../../../../scene/library.ts";
import type { VariableCollection } from "../../../../scene/scene.ts";
import { groupBy } from "../../../../group-by.ts";
import { defineLibraryRule } from "../../library-rule.ts";

/**
 * Names that the design tool gives to a mode until somebody names it. A collection with only one mode shows no name.
 */
const DEFAULT_NAME = /^(?:mode|value|valeur) ?\d+$/i;
const FEWEST_VARIABLES = 3;

const writeValue = (value: LibraryVariable["values"][string] | undefined): string => {
  if (value === undefined || typeof value === "number") return String(value);
  return "alias" in value ? value.alias : `${toHex(value)} ${value.a}`;
};

/** A mode that was added and never filled: all its values are those of the first. */
const isCopy = (mode: string, first: string, variables: readonly LibraryVariable[]): boolean =>
  variables.length >= FEWEST_VARIABLES &&
  variables.every(({ values }) => writeValue(values[mode]) === writeValue(values[first]));

function leftoversIn({ modes, name }: VariableCollection, id: string, variables: readonly LibraryVariable[]) {
  const [first] = modes;
  if (!first || modes.length < 2 || variables.length === 0) return [];
  return modes.flatMap((mode) => {
    const isUnnamed = DEFAULT_NAME.test(mode.name);
    const isEmpty = mode !== first && isCopy(mode.id, first.id, variables);
    if (!isUnnamed && !isEmpty) return [];
    const like = isEmpty ? first.name : modes.find((other) => other !== mode)?.name;
    return [
      {
        evidence: { mode: mode.name, collection: name, isUnnamed, isEmpty, like: like ?? "" },
        at: [{ id, name }],
        places: variables.length,
      },
    ];
  });
}

export const leftoverMode = defineLibraryRule({
  id: "leftover-mode",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  basis: "https://help.figma.com/hc/en-us/articles/15343816063383-Modes-for-variables",
  says: {
    en: {
      title: "A mode that nobody finished",
      problem:
        "The mode “{mode}” of “{collection}” ({places} variables) has the name it was made with, or the very values of another mode.",
      why: "Whoever chooses a mode cannot tell what it is for, and may ship it.",
      fix: "Name the mode by what it shows and fill it, or remove it.",
    },
    fr: {
      title: "Un mode que personne n’a fini",
      problem:
        "Le mode « {mode} » de « {collection} » ({places} variables) a le nom reçu à sa création, ou exactement les valeurs d’un autre mode.",
      why: "Qui choisit un mode ne peut savoir à quoi il sert, et peut le livrer.",
      fix: "Nommez le mode d’après ce qu’il montre et remplissez-le, ou retirez-le.",
    },
  },
  find: ({ collections, variables }: Library) => {
    const own = variables.filter(({ isRemote, isDeleted }) => !isRemote && !isDeleted);
    const byCollection = groupBy(own, ({ collectionId }) => collectionId);
    return Object.entries(collections).flatMap(([id, collection]) =>
      leftoversIn(collection, id, byCollection.get(id) ?? []),
    );
  },
});
