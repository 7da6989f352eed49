import type { Language } from "../language.ts";

/** Says how far the contrasts of a group reach whose worst one is told. */
export const OTHER_CONTRASTS: Readonly<Record<Language, string>> = {
  en: "In other places the contrast is up to {bestRatio}:1.",
  fr: "Ailleurs, le contraste va jusqu’à {bestRatio}:1.",
};
