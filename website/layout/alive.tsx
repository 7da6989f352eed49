import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { comeAlive, preferredLanguage, speak } from "../language/language.ts";
import { startSession } from "../session/start-session.ts";

/**
 * The HTML speaks English to nobody in particular. Language and session take over once the page is alive: this lies
 * inside of what is brought to life last.
 */
export function Alive() {
  const { i18n } = useTranslation();
  useEffect(() => {
    comeAlive();
    startSession();
    void speak(i18n, preferredLanguage());
  }, [i18n]);
  return null;
}
