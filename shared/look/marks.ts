import type { Severity } from "../review/rule.ts";

/** One outline for each severity, of 12 px, so that colour is never the only difference: it has room for a number. */
export const SEVERITY_OUTLINES: Readonly<Record<Severity, string>> = {
  critical: "M4.1 0.5h3.8L11.5 4.1v3.8L7.9 11.5H4.1L0.5 7.9V4.1Z",
  major: "M6 0.6 11.8 11H0.2Z",
  minor: "M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Z",
  suggestion: "M6 0.3 11.7 6 6 11.7 0.3 6Z",
};

/** The line on which a number stands in such an outline. */
export const NUMBER_LINE: Readonly<Record<Severity, number>> = {
  critical: 8.6,
  major: 9.9,
  minor: 8.6,
  suggestion: 8.5,
};

/** A row of the panel’s list with its number, which the stage shows beside the first of its layers. */
export interface NumberedRow {
  readonly key: string;
  readonly number: number;
  readonly severity: Severity;
  readonly layerIds: readonly string[];
}

/** The panel’s word to the stage around it: the rows with numbers, or the layers of the row that somebody points at. */
export type SaidToStage =
  | { readonly marks: readonly NumberedRow[] }
  | { readonly pointed: readonly string[] };
