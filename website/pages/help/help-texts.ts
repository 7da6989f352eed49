import type { Language } from "../../../shared/i18n/language.ts";
import { HELP_EN } from "../../../shared/i18n/site/help.en.ts";
import { HELP_FR } from "../../../shared/i18n/site/help.fr.ts";
import type { TextsLike } from "../../../shared/i18n/texts-like.ts";

const HELP: Readonly<Record<Language, TextsLike<typeof HELP_EN>>> = { en: HELP_EN, fr: HELP_FR };

/** The words of the help. They come with its pages: nobody else reads them. */
export const helpTexts = (language: Language): TextsLike<typeof HELP_EN> => HELP[language];
