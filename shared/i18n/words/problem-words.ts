import type { WeighingMatter } from "../../review/weigh/matters.ts";
import type { Language } from "../language.ts";

/** Says how far the contrasts of a group reach whose worst one is told. */
export const OTHER_CONTRASTS: Readonly<Record<Language, string>> = {
  en: "In other places the contrast is up to {bestRatio}:1.",
  fr: "Ailleurs, le contraste va jusqu’à {bestRatio}:1.",
};

/** Says which words of a text are meant, where the others of it can be read. */
export const PART_OF_TEXT: Readonly<Record<Language, string>> = {
  en: "Of this text only “{part}” is meant.",
  fr: "De ce texte, seul « {part} » est en cause.",
};

/** Names a layer that a list or a drawer hides. */
export const OUT_OF_SIGHT: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name}, out of sight`,
  fr: (name) => `${name}, hors de vue`,
};

/** Says why the same miss weighs more or less here than elsewhere. */
export const OF_MATTER: Readonly<Record<Language, Readonly<Record<WeighingMatter, string>>>> = {
  en: {
    main: "It matters more here, as it affects the main action.",
    sample: "It matters less here, as it is an example in a field that has a label.",
    incidental: "It matters less here, as people can do without it.",
  },
  fr: {
    main: "Cela compte davantage ici, car l’action principale est touchée.",
    sample: "Cela compte moins ici, car c’est un exemple dans un champ qui a une étiquette.",
    incidental: "Cela compte moins ici, car on peut s’en passer.",
  },
};
