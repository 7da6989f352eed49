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

const needing = (
  figure: string,
  least: Evidence[string] | undefined,
  write: (least: number) => string,
  { needs }: EvidenceWords,
): string => (typeof least === "number" ? needs(figure, write(least)) : figure);

/** The number that was measured, with the one that is asked for, as short as it can be said: “1.71:1, needs 4.5:1”, “89 × 16 px”, “Gap 13 px”; else the colour. Null when there is none. */
export function figureOf(evidence: Evidence, language: Language, texts: EvidenceWords): string | null {
  const { ratio, required, requiredPx, smallestPx, widthPx, heightPx, offPx, sizes, color } = evidence;
  const number = (value: number): string => writeNumber(value, language);
  const pixels = (value: number): string => `${number(value)}\u00a0px`;
  if (typeof ratio === "number" && required !== undefined)
    return needing(`${number(ratio)}:1`, required, (least) => `${number(least)}:1`, texts);
  if (typeof widthPx === "number" && typeof heightPx === "number") {
    const size = `${number(widthPx)} × ${number(heightPx)}\u00a0px`;
    return needing(size, requiredPx, pixels, texts);
  }
  if (typeof offPx === "number") return texts.offLine(pixels(offPx));
  if (Array.isArray(sizes) && sizes.length > 1) return texts.sizes(sizes.length);
  const key = Object.keys(evidence).find((name) => isMeasured(name, evidence[name]));
  if (key === undefined) return typeof color === "string" ? color : null;
  const [row] = wordEvidence({ [key]: evidence[key] ?? "" }, language, texts);
  return row ? needing(`${row.name} ${row.value}`, smallestPx, pixels, texts) : null;
}
