import type { Language } from "./language.ts";

/** The reason given for a rule that threw. */
export const CRASHED: Readonly<Record<Language, string>> = {
  en: "The rule failed on this screen.",
  fr: "La règle a échoué sur cet écran.",
};

/** The reason given for a rule that would have had to look at more than it may. */
export const TOO_MUCH: Readonly<Record<Language, string>> = {
  en: "There is too much on this screen to judge this here.",
  fr: "Il y a trop d’éléments sur cet écran pour en juger ici.",
};
