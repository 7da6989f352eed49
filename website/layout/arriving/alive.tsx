import { useEffect } from "react";
import { noteAlive } from "../../hydration/page-script.ts";
import { rememberLanguage } from "../../language/remember-language.ts";
import { useLanguage } from "../../language/use-language.ts";
import { startSession } from "../../session/start-session.ts";

/**
 * Takes over for whoever reads the page, once it is alive: its HTML is for nobody in particular. It lies in the
 * part that is brought to life last.
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
