import { toHex } from "../../../../scene/color.ts";
import type { Library, LibraryVariable } from "../../../../scene/library.ts";
import { nameWords } from "../../../../perception/text/language/words.ts";
import { groupBy } from "../../../../group-by.ts";
import { defineLibraryRule } from "../../library-rule.ts";

/** Words that a copy has in its name besides that of the original. */
const COPY_WORDS = new Set(["copy", "old", "new", "alt", "duplicate", "copie", "ancien", "nouveau"]);

/** A name without what marks a copy: `Primary copy`, `primary` and `Primary 2` are one; `Blue 500` keeps its step. */
const plainName = (name: string): string => {
  const words = nameWords(name).filter((word) => !COPY_WORDS.has(word));
  const isSecond = words.length > 1 && /^[2-4]$/.test(words.at(-1) ?? "");
  return (isSecond ? words.slice(0, -1) : words).join(" ");
};

function writeValue(value: LibraryVariable["values"][string]): string {
  if (typeof value === "number") return String(value);
  return "alias" in value ? value.alias : `${toHex(value)} ${Math.round(value.a * 100)}`;
}

const keyOf = ({ name, collectionId, values }: LibraryVariable): string =>
  JSON.stringify([
    collectionId,
    plainName(name),
    Object.entries(values).map(([mode, value]) => `${mode} ${writeValue(value)}`),
  ]);

export const doubledVariables = defineLibraryRule({
  id: "doubled-variables",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  basis:
    "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections",
  says: {
    en: {
      title: "One variable twice",
      problem: "{names} have the same value in every mode, and names that say the same.",
      why: "Half of the layers follow one and half the other, and a change reaches only half of them.",
      fix: "Keep one, bind what uses the others to it, and remove these.",
    },
    fr: {
      title: "Une variable en double",
      problem: "{names} ont la même valeur dans chaque mode, et des noms qui disent la même chose.",
      why: "Une moitié des calques suit l’une, l’autre moitié l’autre, et un changement n’en atteint que la moitié.",
      fix: "Gardez-en une, liez-y ce qui utilise les autres, et retirez celles-ci.",
    },
  },
  find: ({ variables }: Library) => {
    const own = variables.filter(
      ({ isRemote, isDeleted, values }) => !isRemote && !isDeleted && Object.keys(values).length > 0,
    );
    return [...groupBy(own, keyOf).values()].flatMap((same) =>
      same.length < 2
        ? []
        : {
            evidence: { names: same.map(({ name }) => name) },
            at: same.map(({ id, name }) => ({ id, name })),
            places: same.length,
          },
    );
  },
});
