import { type Language, pickLanguage } from "../../../../shared/i18n/language.ts";
import { LANGUAGE_COOKIE, languageOfPath } from "../../../../shared/site-language.ts";
import { memory } from "../memory.ts";
import type { Stage } from "../stage.ts";
import type { StageTheme } from "../state.ts";

/** The theme that the visitor chose, or else the one of the system. */
export function firstTheme(): StageTheme {
  const kept = memory.get("theme");
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** The language that the visitor reads the site in, by the address that led here or by what the site remembers. */
function siteLanguage(): string {
  const { pathname } = window.location;
  if (languageOfPath(pathname) !== "en") return languageOfPath(pathname);
  const cookies = document.cookie.split("; ").map((cookie) => cookie.split("="));
  return cookies.find(([name]) => name === LANGUAGE_COOKIE)?.[1] ?? "";
}

/** The language that the visitor chose here, else the one of the site, else the one of the browser. */
export const firstLanguage = (): Language =>
  pickLanguage([memory.get("language") ?? "", siteLanguage(), ...navigator.languages]);

/** Changes the theme of the stage and of the panel in it. */
export function setTheme(stage: Stage, theme: StageTheme): void {
  memory.set("theme", theme);
  stage.store.set({ theme });
  stage.panelPort.post({ stageTheme: theme });
}

/** Changes the language of the stage. For the panel it is the browser's: what is chosen in the panel goes first. */
export function setLanguage(stage: Stage, language: Language): void {
  memory.set("language", language);
  stage.store.set({ language });
  stage.panelPort.post({ stageLanguage: language });
}
