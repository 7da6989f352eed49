import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { LANGUAGES, pickLanguage, type Language } from "../../shared/i18n/language.ts";
import { SITE_EN } from "../../shared/i18n/site/site.en.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    readonly resources: { readonly translation: typeof SITE_EN };
  }
}

const KEY = "language";

/** Texts in English at once; others when they are asked for. A key without a text shows itself. */
export function openLanguage(): i18n {
  const language = createInstance();
  void language.use(initReactI18next).init({
    lng: "en",
    fallbackLng: "en",
    resources: { en: { translation: SITE_EN } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return language;
}

const TEXTS: Readonly<Record<Language, () => Promise<object>>> = {
  en: async () => SITE_EN,
  fr: async () => (await import("../../shared/i18n/site/site.fr.ts")).SITE_FR,
};

/** The HTML speaks English: whoever changes the language before the page is alive waits for that. */
let wake = (): void => {};
const alive = new Promise<void>((resolve) => {
  wake = resolve;
});

/** From now on the page may differ from its HTML. */
export const comeAlive = (): void => wake();

/** Speaks another language; its texts are loaded first, so that the page changes all at once. */
export async function speak(language: i18n, wanted: Language): Promise<void> {
  if (!language.hasResourceBundle(wanted, "translation"))
    language.addResourceBundle(wanted, "translation", await TEXTS[wanted]());
  await alive;
  await language.changeLanguage(wanted);
}

/** The language that was chosen here, else the browser's. Storage that is locked counts as empty. */
export function preferredLanguage(): Language {
  const chosen = LANGUAGES.find((known) => known === readStored());
  return chosen ?? pickLanguage(navigator.languages);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers a choice, where that is possible. */
export function rememberLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // The choice holds for this visit.
  }
}
