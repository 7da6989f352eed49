import type { Severity } from "../../../../shared/review/rule.ts";

export type Level = "error" | "warning" | "note";

/** What SARIF calls severities. */
export const LEVELS: Readonly<Record<Severity, Level>> = {
  critical: "error",
  major: "error",
  minor: "warning",
  suggestion: "note",
};
