import type { Language } from "../i18n/language.ts";

/** In words of our own: the same on every machine, whatever locales it knows. */
const MONTHS: Readonly<Record<Language, string>> = {
  en: "January February March April May June July August September October November December",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
};

const FIRST: Readonly<Record<Language, string>> = { en: "1", fr: "1er" };

/** The day of an instant in ISO 8601, in UTC, as people write it: “20 November 2026”, « 1er mars 2026 ». */
export function writeDay(instant: string, language: Language): string {
  const [year, month, day] = instant.slice(0, 10).split("-").map(Number);
  const name = MONTHS[language].split(" ")[(month ?? 1) - 1];
  return `${day === 1 ? FIRST[language] : day} ${name} ${year}`;
}
