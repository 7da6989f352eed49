import type { Language } from "../../../shared/i18n/language.ts";
import { LEGAL_EN } from "../../../shared/i18n/site/legal.en.ts";
import { LEGAL_FR } from "../../../shared/i18n/site/legal.fr.ts";
import type { TextsLike } from "../../../shared/i18n/texts-like.ts";

const LEGAL: Readonly<Record<Language, TextsLike<typeof LEGAL_EN>>> = { en: LEGAL_EN, fr: LEGAL_FR };

/** The legal texts. They come with their pages: nobody else reads them. */
export const legalTexts = (language: Language): TextsLike<typeof LEGAL_EN> => LEGAL[language];
