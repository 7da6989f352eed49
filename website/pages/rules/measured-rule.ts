import type { Language } from "../../../shared/i18n/language.ts";
import type { Platform } from "../../../shared/standards/platforms.ts";
import type { Aspect, Certainty, Severity } from "../../../shared/review/rule.ts";

interface RuleWords {
  readonly title: string;
  readonly why: string;
  /** The titles of its kinds: a rule is looked for by these, too. */
  readonly kinds: readonly string[];
}

/** A rule as the site shows it, with its measurements. */
export interface MeasuredRule {
  readonly id: string;
  readonly aspect: Aspect;
  readonly severity: Severity;
  readonly certainty: Certainty;
  readonly basis: string;
  /** The platforms on which its subject exists. */
  readonly platforms: readonly Platform[];
  readonly says: Readonly<Record<Language, RuleWords>>;
  /** Findings on real designs that were right, and how many were read. */
  readonly right: number;
  readonly read: number;
}

/** The title of a rule, not of one of its findings. */
export const plainTitle = (title: string): string => title.replace(/\{\w+\}/g, "…");

/** Fewer findings than these say nothing of a rule. */
export const FEWEST_READ = 10;

/** Less often right than this, a rule is on trial. */
const LEAST_RIGHT = 0.6;

/** The ways a rule may stand on real designs, the best first; all but the proven ones are on trial. */
export const STANDINGS = ["proven", "weak", "few", "unmet"] as const;

/** How a rule stands on real designs: it is said, and not left to be worked out. */
export function standingOf({ right, read }: MeasuredRule): (typeof STANDINGS)[number] {
  if (read < FEWEST_READ) return read === 0 ? "unmet" : "few";
  return right / read < LEAST_RIGHT ? "weak" : "proven";
}

/** How far from the best a rule stands. */
export const rankOf = (rule: MeasuredRule): number => STANDINGS.indexOf(standingOf(rule));
