import { useEffect } from "react";
import { rememberLanguage } from "../language/remember-language.ts";
import { useLanguage } from "../language/use-language.ts";
import { startSession } from "../session/start-session.ts";

/**
 * The HTML is for nobody in particular. Who reads it takes over once the page is alive: this lies inside of what is
 * brought to life last.
 */
export function Alive() {
  const language = useLanguage();
  useEffect(() => {
    startSession();
    rememberLanguage(language);
  }, [language]);
  return null;
}
