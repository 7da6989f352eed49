import type { Language } from "../../../shared/i18n/language.ts";
import { LOCALES } from "../../../shared/i18n/locales.ts";

/** A day without its year: “1 March”. */
export const wordDay = (instant: string, language: Language): string =>
  new Date(instant).toLocaleDateString(LOCALES[language], { day: "numeric", month: "long" });
