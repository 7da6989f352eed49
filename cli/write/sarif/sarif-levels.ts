import type { Severity } from "../../../shared/review/rule.ts";

export type SarifLevel = "error" | "warning" | "note";

/** The level in SARIF of each severity. */
export const SARIF_LEVELS: Readonly<Record<Severity, SarifLevel>> = {
  critical: "error",
  major: "error",
  minor: "warning",
  suggestion: "note",
};
