import type { Evidence } from "../rule.ts";
import type { Role } from "../../perception/elements/element.ts";

/** The scopes of a dismissal: some layers, all that is made from one component, a word or a rule in the whole file. */
export const DISMISSAL_SCOPES = ["layer", "component", "word", "rule"] as const;
export type DismissalScope = (typeof DISMISSAL_SCOPES)[number];

/** The reasons for which somebody dismisses a finding; `misread`: it rests on a wrong role; `own`: in their own words. */
export const DISMISSAL_REASONS = ["intended", "not-ours", "wrong", "misread", "own"] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];

/** The longest reason in own words, in characters. */
export const MAX_REASON_LENGTH = 140;

/** Most dismissals of a file that a review takes. */
export const MAX_DISMISSALS = 500;

/** Most places of one dismissal; more of them are several dismissals. */
export const MAX_PLACES = 300;

/** Says that what a rule finds in a place need not be mended. */
export interface Dismissal {
  readonly id: string;
  readonly rule: string;
  readonly scope: DismissalScope;
  /** Ids of layers (`layer`), or of components and sets (`component`), or words (`word`); none for `rule`. */
  readonly places: readonly string[];
  readonly reason: DismissalReason;
  /** Only of the reason `own`. */
  readonly words?: string;
  /** Only of the reason `misread`: what the places are taken for, and are not. They are no longer recognised as that. */
  readonly role?: Role;
}

/** A dismissal beside its finding, which tells the rule and the places. */
export function saidOf(dismissal: Dismissal): Omit<Dismissal, "rule" | "places"> {
  const { rule: _, places: __, ...said } = dismissal;
  return said;
}

/** The word that a problem is about, in small letters: one that begins a sentence is no other word. */
export const wordIn = ({ word }: Evidence): string | undefined =>
  typeof word === "string" ? word.toLowerCase() : undefined;
