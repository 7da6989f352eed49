import type { Language } from "../../i18n/language.ts";
import type { EvidenceWords } from "../../i18n/words/evidence-words.ts";
import { writeNumber } from "../phrase.ts";
import type { Evidence, EvidenceValue } from "../rule.ts";

/** One measured fact, in words. */
export interface EvidenceRow {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** The colour that the value names. */
  readonly swatch?: string;
}

/** The endings of the names of evidence, and the sign of the unit that each stands for. */
const UNITS: Readonly<Record<string, string>> = {
  Px: "\u00a0px",
  Deg: "°",
  Em: "\u00a0em",
  Percent: "\u00a0%",
  Ms: "\u00a0ms",
};
const UNIT = /(?:Px|Deg|Em|Percent|Ms)$/;
const COLOR = /^#[0-9a-f]{6}$/i;

/** Beside a text colour, a ratio is a contrast, and is written as one. */
const CONTRAST_NAMES: Readonly<Record<string, string>> = { ratio: "contrast", required: "required" };

interface Fact {
  readonly nameKey: string;
  readonly unit: string;
}

function factOf(key: string, evidence: Evidence): Fact {
  const contrast = "textColor" in evidence ? CONTRAST_NAMES[key] : undefined;
  if (contrast) return { nameKey: contrast, unit: ":1" };
  return { nameKey: key.replace(UNIT, ""), unit: UNITS[UNIT.exec(key)?.[0] ?? ""] ?? "" };
}

function wordValue(value: EvidenceValue, unit: string, language: Language, texts: EvidenceWords): string {
  if (typeof value === "number") return writeNumber(value, language) + unit;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (typeof value === "string") return value;
  return value.map((one: string | number) => wordValue(one, unit, language, texts)).join(", ");
}

/** Writes evidence as a small table: names in plain words, numbers with their units. */
export const wordEvidence = (
  evidence: Evidence,
  language: Language,
  texts: EvidenceWords,
): readonly EvidenceRow[] =>
  Object.entries(evidence).flatMap(([key, value]) => {
    const { nameKey, unit } = factOf(key, evidence);
    const name = texts.evidence[nameKey];
    if (name === undefined) return [];
    const row = { key, name, value: wordValue(value, unit, language, texts) };
    return typeof value === "string" && COLOR.test(value) ? { ...row, swatch: value } : row;
  });
