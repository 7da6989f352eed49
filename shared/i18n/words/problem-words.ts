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

/** Says why the same miss is graver here than elsewhere. */
export const OF_MAIN_ACTION: Readonly<Record<Language, string>> = {
  en: "It matters more here, as it affects the main action.",
  fr: "Cela compte davantage ici, car l’action principale est touchée.",
};
