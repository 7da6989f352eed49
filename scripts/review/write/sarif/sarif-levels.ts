import type { Severity } from "../../../../shared/review/rule.ts";

export type SarifLevel = "error" | "warning" | "note";

/** What SARIF calls severities. */
export const SARIF_LEVELS: Readonly<Record<Severity, SarifLevel>> = {
  critical: "error",
  major: "error",
  minor: "warning",
  suggestion: "note",
};
