import type * as z from "zod/mini";
import type { Language } from "../i18n/language.ts";
import { HOUSE_FAULTS_EN } from "../i18n/words/house-faults.en.ts";
import { HOUSE_FAULTS_FR } from "../i18n/words/house-faults.fr.ts";

/** Why a part of house rules cannot be read; `what` holds the number or the names that its words need. */
export interface HouseFault {
  /** Of pasted lines, from 1. */
  readonly line?: number;
  /** The field, such as `words[3].say`; empty: the whole. */
  readonly field: string;
  readonly reason: keyof typeof HOUSE_FAULTS_EN.reasons;
  readonly what: string;
}

const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((field, part) => {
    if (typeof part === "number") return `${field}[${part}]`;
    return field === "" ? String(part) : `${field}.${String(part)}`;
  }, "");

type Issue = z.core.$ZodIssue;

function reasonOf(issue: Issue): Pick<HouseFault, "reason" | "what"> {
  switch (issue.code) {
    case "too_big":
      return { reason: TOO_BIG[issue.origin] ?? "tooLarge", what: String(issue.maximum) };
    case "too_small":
      return issue.origin === "number"
        ? { reason: "tooSmall", what: String(issue.minimum) }
        : { reason: "empty", what: "" };
    case "invalid_value":
      return { reason: "notOneOf", what: issue.values.join(", ") };
    case "unrecognized_keys":
      return { reason: "unknownField", what: issue.keys.join(", ") };
    case "invalid_type":
      return { reason: issue.input === undefined ? "missing" : "wrongKind", what: issue.expected };
    case "invalid_format":
      return { reason: issue.pattern?.includes("#") ? "noColor" : "wrongLetters", what: "" };
    default:
      return { reason: "wrongLetters", what: "" };
  }
}

const TOO_BIG: Readonly<Record<string, HouseFault["reason"]>> = { string: "tooLong", array: "tooMany" };

/** The faults that a schema finds, in the terms of house rules. */
export const faultsOf = ({ issues }: z.core.$ZodError): readonly HouseFault[] =>
  issues.map((issue) => ({ field: fieldOf(issue.path), ...reasonOf(issue) }));

const TEXTS = { en: HOUSE_FAULTS_EN, fr: HOUSE_FAULTS_FR };

/** A fault in words: where it is, what is wrong, and what to do. */
export function wordHouseFault({ line, field, reason, what }: HouseFault, language: Language): string {
  const { place, reasons } = TEXTS[language];
  const where = place(line, field);
  return where === "" ? reasons[reason](what) : `${where}${reasons[reason](what)}`;
}
