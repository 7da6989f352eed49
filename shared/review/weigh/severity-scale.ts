import type { Severity } from "../rule.ts";
import type { Degree } from "./degree.ts";
import type { Matter } from "./matters.ts";

type Scale = Readonly<Record<Degree, Readonly<Record<Matter, Severity>>>>;

/**
 * The scale of faults that keep some people from reading or using the screen: a text too faint, a target too small.
 */
const STOPS: Scale = {
  slight: { main: "minor", usual: "minor", sample: "suggestion", incidental: "suggestion" },
  clear: { main: "major", usual: "minor", sample: "suggestion", incidental: "suggestion" },
  severe: { main: "critical", usual: "major", sample: "suggestion", incidental: "suggestion" },
  lost: { main: "critical", usual: "critical", sample: "minor", incidental: "suggestion" },
};

const SEEN = { main: "minor", usual: "minor", sample: "suggestion", incidental: "suggestion" } as const;

/** The scale of faults that hinder people, or look careless, and stop nobody. */
const HINDERS: Scale = {
  slight: { main: "suggestion", usual: "suggestion", sample: "suggestion", incidental: "suggestion" },
  clear: SEEN,
  severe: SEEN,
  lost: SEEN,
};

/**
 * The one scale: how far it misses and how much the element matters, for each answer to how many people it stops. That
 * answer is the severity of the rule; what stops nobody at all is a suggestion wherever it is found.
 */
export const SEVERITY_SCALE: Readonly<Record<Exclude<Severity, "suggestion">, Scale>> = {
  critical: STOPS,
  major: STOPS,
  minor: HINDERS,
};
