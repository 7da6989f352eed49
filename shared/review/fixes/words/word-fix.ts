import { FIX_TEXTS_EN } from "../../../i18n/fix-texts.en.ts";
import { FIX_TEXTS_FR } from "../../../i18n/fix-texts.fr.ts";
import type { Language } from "../../../i18n/language.ts";
import { phrase } from "../../phrase.ts";
import type { Fix, Proposal } from "../fix.ts";

const TEXTS = { en: FIX_TEXTS_EN, fr: FIX_TEXTS_FR };

/** A proposal in the words of a language. */
export function wordFix({ kind, values, ...ways }: Proposal, language: Language): Fix {
  const { title, effect } = TEXTS[language][kind];
  return {
    kind,
    title: phrase(title, values, language),
    effect: phrase(effect, values, language),
    ...ways,
  };
}
