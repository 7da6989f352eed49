import { LOCALES } from "../../../shared/i18n/locales.ts";
import { useLanguage } from "../../language/use-language.ts";

/** A day, as it is written in the language that is spoken. */
export function ArticleDate({ date }: { readonly date: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
