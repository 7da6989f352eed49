import type { HouseRules } from "../../house-rules/house-rules.ts";
import { asHouse } from "../weigh/weigh.ts";
import type { Language } from "../../i18n/language.ts";
import { LIBRARY_WORDS } from "../../i18n/words/library-words.ts";
import type { Library } from "../../scene/library.ts";
import { withUniqueIds } from "../finding-of.ts";
import { phrase } from "../phrase.ts";
import { dismissalFinder } from "../dismissed/dismissal-of.ts";
import { type Dismissal, saidOf } from "../dismissed/dismissal.ts";
import { errorText } from "../../error-text.ts";
import { compareText } from "../weigh/settle.ts";
import type { DismissedFinding, Finding, FrameReport } from "../report.ts";
import { type Aspect, bySeverity, type Evidence, type Severity } from "../rule.ts";
import { spotsOf } from "./facts/spots.ts";
import type { LibraryProblem, LibraryRule } from "./library-rule.ts";
import { LIBRARY_RULES } from "./rules/index.ts";

export interface LibraryReviewOptions {
  /** Only rules of these aspects; all when absent. */
  readonly aspects?: readonly Aspect[];
  /** Language of the findings. English when absent. */
  readonly language?: Language;
  /** The rules to run; all of the library's when absent. */
  readonly rules?: readonly LibraryRule[];
  /** The dismissals of the file: what they cover is reported apart from what is to be mended. */
  readonly dismissals?: readonly Dismissal[];
  /** Its choices of rules hold here too; words and values are looked for where they are seen, on screens. */
  readonly house?: HouseRules | undefined;
  /** Told about a rule that threw. */
  readonly log?: (message: string) => void;
  /** A clock in ms for `durationMs`. */
  readonly now?: () => number;
}

/** A list that nobody reads to its end helps nobody: of each rule what shows in most places is told. */
const MOST_A_RULE = 12;
const MOST_DISMISSED_A_RULE = 50;
const MOST_LAYERS = 200;

interface Found extends LibraryProblem {
  readonly severity: Severity;
  readonly rule: LibraryRule;
  readonly dismissal: Dismissal | undefined;
}

type FindDismissal = ReturnType<typeof dismissalFinder>;

/** The findings that are told of a rule: dismissed ones come on top of the dozen, and take no place of it. */
function mostTold(found: readonly Found[]): readonly Found[] {
  const told = found.filter(({ dismissal }) => !dismissal).slice(0, MOST_A_RULE);
  return [...told, ...found.filter(({ dismissal }) => dismissal).slice(0, MOST_DISMISSED_A_RULE)];
}

const keyOf = ({ rule, at }: Found): string => `${rule.id}@${at[0]?.id}`;

const byWeight = (a: Found, b: Found): number =>
  bySeverity(a, b) || b.places - a.places || compareText(keyOf(a), keyOf(b));

function judge(
  rule: LibraryRule,
  library: Library,
  dismissalOf: FindDismissal,
  { house, log = () => {} }: LibraryReviewOptions,
): readonly Found[] {
  try {
    const found = rule.find(library).map((problem) => {
      const at = problem.at.slice(0, MOST_LAYERS);
      const severity = asHouse(problem.severity ?? rule.severity, rule.id, house);
      return { ...problem, severity, at, rule, dismissal: dismissalOf(rule.id, at) };
    });
    return mostTold(found.toSorted(byWeight));
  } catch (error) {
    log(`rule ${rule.id} failed: ${errorText(error)}`);
    return [];
  }
}

const LANGUAGE_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = LIBRARY_WORDS;

/** The evidence as a sentence says it. */
function worded({ evidence, inWords = [] }: LibraryProblem, language: Language): Evidence {
  const words = LANGUAGE_WORDS[language];
  const said = inWords.map((key) => {
    const value = evidence[key];
    const list = typeof value === "object" ? value : [value];
    return [key, list.map((word) => words[String(word)] ?? String(word)).join(", ")] as const;
  });
  return { ...evidence, ...Object.fromEntries(said) };
}

function findingOf(found: Found, language: Language): Finding {
  const { rule, at, places } = found;
  const says = rule.says[language];
  const evidence = { ...found.evidence, places };
  const inSentence = { ...worded(found, language), places };
  return {
    id: keyOf(found),
    rule: rule.id,
    aspect: rule.aspect,
    severity: found.severity,
    certainty: rule.certainty,
    layers: at,
    title: phrase(says.title, inSentence, language),
    problem: phrase(says.problem, inSentence, language),
    why: says.why,
    fix: phrase(says.fix, inSentence, language),
    basis: rule.basis,
    evidence,
  };
}

const dismissedOf = (found: Found, language: Language): readonly DismissedFinding[] =>
  found.dismissal ? [{ ...findingOf(found, language), dismissal: saidOf(found.dismissal) }] : [];

/** Reviews a whole file as those would who keep a design system: one report for all its pages, the most frequent first. */
export function reviewLibrary(library: Library, options: LibraryReviewOptions = {}): FrameReport {
  const { language = "en", rules = LIBRARY_RULES, aspects, dismissals = [], house, now = Date.now } = options;
  const startedAt = now();
  const asked = rules.filter(
    ({ id, aspect }) => (!aspects || aspects.includes(aspect)) && house?.rules?.[id] !== "off",
  );
  const dismissalOf = dismissalFinder(dismissals);
  const found = asked.flatMap((rule) => judge(rule, library, dismissalOf, options)).toSorted(byWeight);
  const told = found.filter(({ dismissal }) => !dismissal).map((one) => findingOf(one, language));
  const dismissed = found.flatMap((one) => dismissedOf(one, language));
  return {
    id: library.scenes[0]?.page.id || "library",
    name: library.file,
    kind: "library",
    layers: spotsOf(library).length,
    findings: withUniqueIds(told),
    ...(dismissed.length > 0 && { dismissed: withUniqueIds(dismissed) }),
    unsure: [],
    durationMs: Math.round((now() - startedAt) * 100) / 100,
  };
}
