import type { HouseRules } from "./house-rules.ts";
import { LETTER_CASES, WRITTEN_FORMATS } from "./limits.ts";

type Values = NonNullable<HouseRules["values"]>;
export type ValueName = keyof Values;

/** The values of a house in the order in which they are asked for, each by how it is written. */
export const VALUE_FIELDS = {
  fontSizes: "numbers",
  fontWeights: "numbers",
  radii: "numbers",
  gaps: "numbers",
  colors: "colors",
  minContrast: "number",
  minTarget: "number",
  buttonCase: LETTER_CASES,
  headingCase: LETTER_CASES,
  dates: WRITTEN_FORMATS.dates,
  times: WRITTEN_FORMATS.times,
  amounts: WRITTEN_FORMATS.amounts,
} as const satisfies Record<ValueName, "numbers" | "number" | "colors" | readonly string[]>;

/** The names of the values, in their order. */
export const VALUE_NAMES = Object.keys(VALUE_FIELDS) as readonly ValueName[];

function colorOf(text: string): object {
  const [, name = "", hex = text] = /^(.*?)\s*(#\S+)$/u.exec(text) ?? [];
  return { ...(name !== "" && { name }), hex };
}

const parts = (text: string, mark: RegExp): readonly string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Reads a value as somebody wrote it: its shape is not checked yet. */
export function valueFrom(name: ValueName, text: string): unknown {
  const field = VALUE_FIELDS[name];
  if (field === "numbers") return parts(text, /[,;\s]+|px/u).map(Number);
  if (field === "colors") return parts(text, /[,;\n]/u).map(colorOf);
  return field === "number" ? Number(text.replace(/px|:1/u, "").replace(",", ".")) : text;
}

/** A value as somebody would write it; empty where there is none. */
export function textOfValue(name: ValueName, values: Values): string {
  const value = values[name];
  if (Array.isArray(value))
    return value
      .map((one) => (typeof one === "number" ? String(one) : [one.name, one.hex].filter(Boolean).join(" ")))
      .join(", ");
  return value === undefined ? "" : String(value);
}
