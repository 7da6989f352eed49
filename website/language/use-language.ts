import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";

/** The language that is spoken now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => language === i18n.language) ?? "en";
}
