import type { ClaimSubject } from "../candidate.ts";

/**
 * Subjects that rules measure and a claim could be about: who speaks of the same subject at the same place says it a
 * second time. Rules of spelling or marks are not here: a misspelt button may be vague as well.
 */
export const MEASURED_SUBJECTS: Readonly<Partial<Record<ClaimSubject, readonly string[]>>> = {
  wording: [
    "vague-button",
    "vague-link",
    "blaming-error",
    "unhelpful-error",
    "placeholder-copy",
    "leftover-text",
    "double-negative",
    "shouting",
  ],
  contradiction: [
    "amounts-disagree",
    "sum-mismatch",
    "progress-disagrees",
    "sign-words-mixed",
    "missing-sign",
    "inconsistent-terms",
    "mixed-address",
    "mixed-date-formats",
    "mixed-price-formats",
    "mixed-time-formats",
  ],
  "missing-information": [
    "field-lacks-label",
    "required-unmarked",
    "control-without-label",
    "error-without-message",
    "no-password-reset",
    "form-without-action",
    "dialog-without-exit",
    "tab-bar-labels",
  ],
  choice: [
    "destructive-beside-primary",
    "same-label-twice",
    "several-selected",
    "no-choice-shown",
    "faint-choice",
  ],
  emphasis: [
    "competing-primaries",
    "flat-hierarchy",
    "heading-not-distinct",
    "lesser-text-louder",
    "primary-outweighed",
    "total-not-stressed",
    "weak-main-action",
    "action-below-fold",
    "bold-throughout",
  ],
};
