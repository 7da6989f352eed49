import type { Language } from "../../i18n/language.ts";
import { SEEN_WORDS_EN } from "../../i18n/words/seen-words.en.ts";
import { SEEN_WORDS_FR } from "../../i18n/words/seen-words.fr.ts";
import type { SeenWords } from "../../i18n/words/seen-words.ts";
import { countElements } from "./count-elements.ts";
import type { SeenElement } from "../report.ts";

const WORDS: Readonly<Record<Language, SeenWords>> = { en: SEEN_WORDS_EN, fr: SEEN_WORDS_FR };

const COUNTED = ["controls", "fields", "cards", "rows"] as const;

/** Writes what was recognised, in a line: 12 controls, 3 fields, main action: “Continue”. */
export function writeSeen(elements: readonly SeenElement[], language: Language): string {
  const says = WORDS[language];
  const counts = countElements(elements);
  const parts = [
    ...COUNTED.map((what) => (counts[what] > 0 ? says[what](counts[what]) : "")),
    counts.hasTabBar ? says.tabBar : "",
    counts.mainAction ? says.mainAction(counts.mainAction) : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(", ") : says.nothing;
}
