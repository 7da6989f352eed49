import type { Language } from "../../i18n/language.ts";
import { SEEN_WORDS_EN } from "../../i18n/words/seen-words.en.ts";
import { SEEN_WORDS_FR } from "../../i18n/words/seen-words.fr.ts";
import type { SeenWords } from "../../i18n/words/seen-words.ts";
import type { SeenElement } from "../report.ts";
import { type Role, isControl } from "../../perception/elements/element.ts";

/** The numbers of elements, and the main action, that a line can tell. */
interface ElementCounts {
  readonly controls: number;
  readonly fields: number;
  readonly cards: number;
  readonly rows: number;
  readonly pictures: number;
  readonly hasTabBar: boolean;
  /** The words on the main action; "" when there are none, absent when there is no main action, or several. */
  readonly mainAction?: string;
}

/** Counts the elements of a screen by the names that people have for them. */
function countElements(elements: readonly SeenElement[]): ElementCounts {
  const count = (is: (role: Role) => boolean): number => elements.filter(({ role }) => is(role)).length;
  const [main, ...others] = elements.filter(({ primary }) => primary);
  return {
    controls: count(isControl),
    fields: count((role) => role === "field"),
    cards: count((role) => role === "card"),
    rows: count((role) => role === "list-row"),
    pictures: count((role) => role === "picture"),
    hasTabBar: elements.some(({ role }) => role === "tab-bar"),
    ...(main && others.length === 0 && { mainAction: main.label }),
  };
}

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
