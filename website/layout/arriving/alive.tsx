import { useEffect } from "react";
import { noteAlive } from "../../hydration/page-script.ts";
import { rememberLanguage } from "../../language/remember-language.ts";
import { useLanguage } from "../../language/use-language.ts";
import { startSession } from "../../session/start-session.ts";

/**
 * The HTML is for nobody in particular. Who reads it takes over once the page is alive: this lies inside of what is
 * brought to life last.
 */
export function Alive() {
  const language = useLanguage();
  useEffect(() => {
    noteAlive();
    startSession();
    rememberLanguage(language);
  }, [language]);
  return null;
}
