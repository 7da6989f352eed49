import { LOCALES } from "../../shared/i18n/locales.ts";
import { useLanguage } from "./use-language.ts";

/** Writes the day of an instant as the page's language does, and on demand the time. */
export function useDay(timeStyle?: "short"): (at: string | number) => string {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    dateStyle: "long",
    ...(timeStyle && { timeStyle }),
  });
  return (at) => format.format(new Date(at));
}
