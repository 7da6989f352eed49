import type { Language } from "../../../shared/i18n/language.ts";
import { LOCALES } from "../../../shared/i18n/locales.ts";

/** A day without its year: “1 March”. */
export const wordDay = (instant: string, language: Language): string =>
  new Date(instant).toLocaleDateString(LOCALES[language], { day: "numeric", month: "long" });

/** A day with its year, at its time of the day where that counts: “1 Mar 2026”, “1 Mar 2026, 10:00”. */
export const wordDate = (instant: string, language: Language, timeStyle?: "short"): string =>
  new Date(instant).toLocaleString(LOCALES[language], { dateStyle: "medium", timeStyle });

/** A time of the day: “16:52”. */
export const wordTime = (instant: string, language: Language): string =>
  new Date(instant).toLocaleTimeString(LOCALES[language], { timeStyle: "short" });
