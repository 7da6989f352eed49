import { onOneLine } from "../one-line.ts";
import { hundredths } from "../scene/round.ts";
import type { Language } from "../i18n/language.ts";
import type { Evidence, EvidenceValue } from "./rule.ts";

const DECIMAL_MARK: Readonly<Record<Language, string>> = { en: ".", fr: "," };

/** Writes a number with at most two decimals. `Intl` is left aside: its data differs from machine to machine. */
export function writeNumber(value: number, language: Language): string {
  return String(hundredths(value)).replace(".", DECIMAL_MARK[language]);
}

function writeValue(value: EvidenceValue, language: Language): string {
  if (typeof value === "number") return writeNumber(value, language);
  if (typeof value === "object") return value.map((one) => writeValue(one, language)).join(", ");
  return onOneLine(String(value));
}

/** Puts the evidence into the places of a text that name it. */
export const phrase = (text: string, evidence: Evidence, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = evidence[name];
    return value === undefined ? place : writeValue(value, language);
  });
