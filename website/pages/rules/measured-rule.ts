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

/** Fewer right than wrong: it is said, and not left to be worked out. */
export const isWeak = ({ right, read }: MeasuredRule): boolean => read > 0 && right / read < 0.5;
