import type { Language } from "../../i18n/language.ts";
import { SEEN_WORDS_EN } from "../../i18n/words/seen-words.en.ts";
import { SEEN_WORDS_FR } from "../../i18n/words/seen-words.fr.ts";
import type { SeenWords } from "../../i18n/words/seen-words.ts";
import type { FrameReport, SeenElement } from "../report.ts";
import { countUndecided } from "../verdict.ts";
import { type Role, isControl } from "../../perception/elements/element.ts";

/** The numbers of elements, and the main action, that a line can tell. */
interface ElementCounts {
  readonly controls: number;
  readonly fields: number;
  readonly cards: number;
  readonly rows: number;
  readonly headings: number;
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
    headings: count((role) => role === "screen-title" || role === "section-heading"),
    hasTabBar: elements.some(({ role }) => role === "tab-bar"),
    ...(main && others.length === 0 && { mainAction: main.label }),
  };
}

const WORDS: Readonly<Record<Language, SeenWords>> = { en: SEEN_WORDS_EN, fr: SEEN_WORDS_FR };

const COUNTED = ["controls", "fields", "cards", "rows"] as const;

const inLine = (parts: readonly string[]): string => parts.filter(Boolean).join(", ");

/** Writes what was recognised, in a line: 12 controls, 3 fields, main action: “Continue”. */
export function writeSeen(elements: readonly SeenElement[], language: Language): string {
  const says = WORDS[language];
  const counts = countElements(elements);
  const line = inLine([
    ...COUNTED.map((what) => (counts[what] > 0 ? says[what](counts[what]) : "")),
    counts.hasTabBar ? says.tabBar : "",
    counts.mainAction ? says.mainAction(counts.mainAction) : "",
  ]);
  return line || says.nothing;
}

/** One thing that was looked at, and how much of it there is. */
type Looked = readonly [subject: string, amount: string];

/** Writes what was looked at on some screens, subject by subject, with counts, or why not; without what there is none of. */
export function writeLooked(reports: readonly FrameReport[], language: Language): readonly Looked[] {
  const says = WORDS[language];
  const { looked, languages } = says;
  const counts = countElements(reports.flatMap(({ elements = [] }) => elements));
  const amount = (what: "controls" | "fields" | "headings" | "texts" | "undecided", count: number) =>
    count > 0 ? says[what](count) : "";
  const texts = reports.reduce((sum, { copy }) => sum + (copy?.texts ?? 0), 0);
  const undecided = countUndecided(reports.flatMap(({ unsure }) => unsure));
  const read = new Set(reports.flatMap(({ copy }) => copy?.language ?? []));
  const [unread = ""] = reports.flatMap(({ notJudged = [] }) =>
    notJudged.flatMap(({ reason, text }) => (reason === "language" ? text : [])),
  );
  const all: readonly Looked[] = [
    [looked.contrast, inLine([amount("texts", texts), amount("undecided", undecided)])],
    [looked.controls, inLine([amount("controls", counts.controls), amount("fields", counts.fields)])],
    [looked.copy, inLine([...read].map((one) => languages[one])) || unread],
    [
      looked.hierarchy,
      inLine([
        amount("headings", counts.headings),
        counts.mainAction ? says.mainAction(counts.mainAction) : "",
      ]),
    ],
  ];
  return all.filter(([, some]) => some !== "");
}
