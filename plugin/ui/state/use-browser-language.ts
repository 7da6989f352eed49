import { useEffect, useState } from "preact/hooks";
import { type Language, pickLanguage } from "../../../shared/i18n/language.ts";

const browserLanguage = (): Language => pickLanguage(navigator.languages);

/** The language of the browser, also when it changes while the panel is open. */
export function useBrowserLanguage(): Language {
  const [language, setLanguage] = useState(browserLanguage);
  useEffect(() => {
    const follow = () => setLanguage(browserLanguage());
    window.addEventListener("languagechange", follow);
    return () => window.removeEventListener("languagechange", follow);
  }, []);
  return language;
}
