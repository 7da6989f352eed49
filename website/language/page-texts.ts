import { use } from "react";
import type { Language } from "../../shared/i18n/language.ts";
import { FAILURE_MS, loadOnce } from "../load-once.ts";
import { pageScript } from "../hydration/page-script.ts";
import { useLanguage } from "./use-language.ts";

/** Texts that come with the pages that read them, in the language of the page alone. */
interface PageTexts<T> {
  /** The texts, once they are there: until then the page waits. */
  readonly useTexts: () => T;
  /** Fetches them before a page asks. */
  readonly load: (language: Language) => Promise<T>;
}

/** Texts of which each language is a script of its own. */
export function pageTexts<T>(scripts: Readonly<Record<Language, () => Promise<T>>>): PageTexts<T> {
  const load = loadOnce((language: Language) => pageScript(scripts[language])(), FAILURE_MS);
  return { useTexts: () => use(load(useLanguage())), load };
}
