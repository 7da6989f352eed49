import type { Language } from "../../shared/i18n/language.ts";
import { COMPANY_EN } from "../../shared/i18n/site/company.en.ts";
import { COMPANY_FR } from "../../shared/i18n/site/company.fr.ts";
import type { TextsLike } from "../../shared/i18n/texts-like.ts";

const COMPANY: Readonly<Record<Language, TextsLike<typeof COMPANY_EN>>> = { en: COMPANY_EN, fr: COMPANY_FR };

/** The texts about the company. They come with its pages: nobody else reads them. */
export const companyTexts = (language: Language): TextsLike<typeof COMPANY_EN> => COMPANY[language];
