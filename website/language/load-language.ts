import type { Language } from "../../shared/i18n/language.ts";
import type { FrontTexts } from "../../shared/i18n/site/front.en.ts";
import type { Spoken } from "./spoken.ts";

const FRONT: Readonly<Record<Language, () => Promise<FrontTexts>>> = {
  en: async () => (await import("../../shared/i18n/site/front.en.ts")).FRONT_EN,
  fr: async () => (await import("../../shared/i18n/site/front.fr.ts")).FRONT_FR,
};

/** The texts of the first page in a language. */
export const loadFront = (language: Language): Promise<FrontTexts> => FRONT[language]();

/** A language of the site, with what its first page says. */
export const loadLanguage = async (language: Language): Promise<Spoken> => ({
  language,
  front: await loadFront(language),
});
