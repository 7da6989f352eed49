import { groupBy } from "../../group-by.ts";
import type { Language } from "../../i18n/language.ts";
import { NOT_JUDGED_EN } from "../../i18n/not-judged.en.ts";
import { NOT_JUDGED_FR } from "../../i18n/not-judged.fr.ts";
import { copyTexts } from "../../perception/copy/copy-texts.ts";
import type { Frame } from "../../perception/frame/frame.ts";
import { isPicture } from "../../perception/parts/is-picture.ts";
import { screenKind } from "../../perception/structure/screens/screen-kind.ts";
import { textLanguage } from "../../perception/text/language/language.ts";
import { countWords } from "../../perception/text/language/prose.ts";
import { type Element, isControl } from "../../perception/elements/element.ts";
import type { NotJudged, NotJudgedReason } from "../report.ts";
import { type Rule, SUBJECTS, type Subject } from "../rule.ts";

/** A rule that ran, and whether there was a layer that it could judge. */
export interface RuleRun {
  readonly rule: Rule;
  readonly hasJudged: boolean;
}

interface Looked {
  readonly frame: Frame;
  readonly elements: readonly Element[];
  /** The subjects of which at least one rule found something and judged it. */
  readonly judged: ReadonlySet<Subject>;
}

interface Reason {
  readonly reason: NotJudgedReason;
  /** The subjects that cannot be judged for this reason. */
  readonly subjects: readonly Subject[];
  readonly holds: (looked: Looked) => boolean;
}

/** In fewer words a language does not show. */
const FEWEST_WORDS = 8;

/** Numbers with their nouns are checked in Russian, too: that does not make it a language whose words are known. */
function isOtherLanguage({ frame }: Looked): boolean {
  const texts = copyTexts(frame);
  if (texts.some((text) => textLanguage(text, frame) !== "unknown")) return false;
  let words = 0;
  for (const { node } of texts) words += countWords(node.text.characters);
  return words >= FEWEST_WORDS;
}

/** The first one that holds is why a rule had nothing to judge. */
const REASONS: readonly Reason[] = [
  {
    reason: "picture",
    subjects: SUBJECTS,
    holds: ({ frame, elements }) => isPicture(frame) && !elements.some(({ role }) => isControl(role)),
  },
  {
    reason: "no-texts",
    subjects: ["texts", "copy", "language"],
    holds: ({ frame }) => frame.texts.length === 0,
  },
  ...(["specimen", "component", "board"] as const).map((kind): Reason => ({
    reason: kind,
    subjects: ["copy", "language", "screen"],
    holds: ({ frame }) => screenKind(frame) === kind,
  })),
  { reason: "part", subjects: ["screen"], holds: ({ frame }) => screenKind(frame) === "part" },
  { reason: "language", subjects: ["language"], holds: isOtherLanguage },
  {
    reason: "no-controls",
    subjects: ["controls"],
    holds: ({ elements, judged }) => !judged.has("controls") && !elements.some(({ role }) => isControl(role)),
  },
  {
    reason: "no-fields",
    subjects: ["fields"],
    holds: ({ elements, judged }) => !judged.has("fields") && !elements.some(({ role }) => role === "field"),
  },
];

const TEXTS = { en: NOT_JUDGED_EN, fr: NOT_JUDGED_FR } as const;

/**
 * The subjects of a frame that could not be judged and why, with the rules that had nothing to judge for that reason.
 * That a rule had nothing is taken from its run, never foretold.
 */
export function notJudged(
  runs: readonly RuleRun[],
  frame: Frame,
  elements: readonly Element[],
  language: Language,
): readonly NotJudged[] {
  const judged = new Set(runs.filter(({ hasJudged }) => hasJudged).map(({ rule }) => rule.judges));
  const reasons = REASONS.filter(({ holds }) => holds({ frame, elements, judged }));
  const idle = runs.filter(({ hasJudged }) => !hasJudged).map(({ rule }) => rule);
  const byReason = groupBy(idle, ({ judges }) => reasons.find(({ subjects }) => subjects.includes(judges)));
  return reasons.flatMap((own) => {
    const rules = byReason
      .get(own)
      ?.map(({ id }) => id)
      .toSorted();
    const { reason } = own;
    return rules ? [{ reason, rules, text: TEXTS[language][reason](rules.length) }] : [];
  });
}
