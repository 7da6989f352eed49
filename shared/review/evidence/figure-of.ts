import type { Language } from "../../i18n/language.ts";
import type { EvidenceWords } from "../../i18n/words/evidence-words.ts";
import { writeNumber } from "../phrase.ts";
import type { Evidence } from "../rule.ts";
import { wordEvidence } from "./word-evidence.ts";

/** Beginnings of the names of evidence about demands and usual values, and not about the layer itself. */
const ASKED = /^(required|needed|smallest|usual|better|most|least|step|nearest|suggested|room|known)/;
const LENGTH = /(Px|Percent|Deg|Em)$/;

const isMeasured = (key: string, value: unknown): boolean =>
  typeof value === "number" && LENGTH.test(key) && !ASKED.test(key);

/** The number that was measured, as short as it can be said: 1.71:1, 89 × 16 px, Gap 13 px. Null when there is none. */
export function figureOf(evidence: Evidence, language: Language, texts: EvidenceWords): string | null {
  const { ratio, required, widthPx, heightPx } = evidence;
  if (typeof ratio === "number" && required !== undefined) return `${writeNumber(ratio, language)}:1`;
  if (typeof widthPx === "number" && typeof heightPx === "number")
    return `${writeNumber(widthPx, language)} × ${writeNumber(heightPx, language)}\u00a0px`;
  const key = Object.keys(evidence).find((name) => isMeasured(name, evidence[name]));
  if (key === undefined) return null;
  const [row] = wordEvidence({ [key]: evidence[key] ?? "" }, language, texts);
  return row ? `${row.name} ${row.value}` : null;
}
