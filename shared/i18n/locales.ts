import type { Language } from "./language.ts";

/** How dates and times of a language are written: in English as the site is spelt, in British. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr-FR" };
