import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "../../shared/i18n/language.ts";
import { SITE_EN } from "../../shared/i18n/site/site.en.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    readonly resources: { readonly translation: typeof SITE_EN };
  }
}

const open = (lng: Language, translation: object): i18n => {
  const language = createInstance();
  void language.use(initReactI18next).init({
    lng,
    fallbackLng: "en",
    resources: { en: { translation: SITE_EN }, [lng]: { translation } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return language;
};

/** The texts of the site in English. A key without a text shows itself. */
export const openLanguage = (): i18n => open("en", SITE_EN);

/** The texts of the site in a language. English comes with the first script, another language when it is asked for. */
export const loadLanguage = async (language: Language): Promise<i18n> =>
  language === "en"
    ? openLanguage()
    : open(language, (await import("../../shared/i18n/site/site.fr.ts")).SITE_FR);
