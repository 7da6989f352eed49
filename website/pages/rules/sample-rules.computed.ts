import { judgeSample } from "../../samples/judged-samples.ts";

/** The rules of which our sample has a finding, on purpose. */
export const SAMPLE_RULES: readonly string[] = [
  ...new Set(
    judgeSample("phone-checkout", "en").flatMap(({ report }) => report.findings.map(({ rule }) => rule)),
  ),
];
