import type { LibraryWord } from "../../../../i18n/words/library-words.ts";
import type { Library, LibraryVariable } from "../../../../scene/library.ts";
import { firstNames } from "../../facts/names.ts";
import { isDeviceSize } from "../../../../perception/structure/screens/device-size.ts";
import { defineLibraryRule } from "../../library-rule.ts";

interface Part {
  readonly id: string;
  readonly name: string;
}

/** The parts of one kind that a file keeps. */
interface Shelf {
  readonly shelf: LibraryWord;
  readonly parts: readonly Part[];
}

/** Where most parts are used, the others were forgotten; where few are, they are kept for other files. */
const SMALLEST_USED_SHARE = 0.6;
const FEWEST_PARTS = 6;
const MOST_NAMED = 4;

const isOwn = ({ isRemote, isDeleted }: Pick<LibraryVariable, "isRemote" | "isDeleted">): boolean =>
  !isRemote && !isDeleted;

/** A scale and a palette keep their steps, used or not. */
const isStep = ({ name, values }: LibraryVariable): boolean =>
  /\d$/.test(name) || Object.values(values).some((value) => typeof value === "number");

/** A file that has components and few screens keeps them for other files. */
const FEWEST_SCREENS = 3;

const hasScreens = ({ scenes }: Library): boolean =>
  scenes.flatMap(({ frames }) => frames).filter(({ box }) => isDeviceSize(box)).length >= FEWEST_SCREENS;

function shelvesOf(library: Library): readonly Shelf[] {
  const { variables, styles, components } = library;
  // A variant is used with its set, and one nobody has placed yet is a choice all the same.
  const single = components.filter((component) => isOwn(component) && component.setId === undefined);
  return [
    { shelf: "variables", parts: variables.filter((variable) => isOwn(variable) && !isStep(variable)) },
    { shelf: "styles", parts: styles.filter(isOwn) },
    ...(hasScreens(library) ? [{ shelf: "components", parts: single } as const] : []),
  ];
}

export const unusedParts = defineLibraryRule({
  id: "unused-parts",
  aspect: "ui",
  severity: "suggestion",
  basis:
    "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections",
  says: {
    en: {
      title: "Used nowhere in this file",
      problem:
        "{shelf} that nothing in this file uses, hidden layers included: {places} of {all} ({names}). Other files may use them: this file cannot tell.",
      why: "What nobody uses is still searched through, chosen by mistake and kept in step.",
      fix: "Check where else they are used, and remove what is left over.",
    },
    fr: {
      title: "Utilisé nulle part dans ce fichier",
      problem:
        "{shelf} sans emploi dans ce fichier, calques masqués compris : {places} sur {all} ({names}). D’autres fichiers les emploient peut-être : celui-ci ne peut le dire.",
      why: "Ce que personne n’utilise est pourtant parcouru, choisi par erreur et tenu à jour.",
      fix: "Vérifiez où ils servent ailleurs, et retirez ce qui est de trop.",
    },
  },
  find: (library) => {
    const { isUsed } = library;
    if (!isUsed) return [];
    return shelvesOf(library).flatMap(({ shelf, parts }) => {
      const unused = parts.filter(({ id }) => !isUsed(id));
      const isForgotten = parts.length - unused.length >= SMALLEST_USED_SHARE * parts.length;
      if (unused.length === 0 || parts.length < FEWEST_PARTS || !isForgotten) return [];
      return {
        evidence: {
          shelf,
          all: parts.length,
          names: firstNames(
            unused.map(({ name }) => name),
            MOST_NAMED,
          ),
        },
        inWords: ["shelf"],
        at: unused.map(({ id, name }) => ({ id, name })),
        places: unused.length,
      };
    });
  },
});
