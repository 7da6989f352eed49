import type { FieldError, FieldErrorCode, FieldRule } from "./forms.ts";

/** Fields of a form as they were sent, without the spaces around them. */
export type Fields = Readonly<Record<string, string>>;

const MESSAGES: Readonly<Record<FieldErrorCode, string>> = {
  REQUIRED_FIELD_EMPTY: "is required",
  TYPE_EMAIL: "should be an email",
  TYPE_NUMERIC: "should be a number from 1 to 5",
  TYPE_TEXT: "should be text",
  TEXT_TOO_LONG: "is too long",
};

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

function faultOf({ isRequired, type, maxLength }: FieldRule, value: string): FieldErrorCode | null {
  if (value === "") return isRequired ? "REQUIRED_FIELD_EMPTY" : null;
  // Postgres keeps neither.
  if (value.includes("\0") || /\p{Cs}/u.test(value)) return "TYPE_TEXT";
  if (type === "rating") return /^[1-5]$/.test(value) ? null : "TYPE_NUMERIC";
  if (value.length > maxLength) return "TEXT_TOO_LONG";
  return type === "email" && !EMAIL.test(value) ? "TYPE_EMAIL" : null;
}

/** The errors in the fields of a form, in the order of the rules; none when all is well. */
export const checkFields = (rules: readonly FieldRule[], fields: Fields): readonly FieldError[] =>
  rules.flatMap((rule) => {
    const code = faultOf(rule, fields[rule.name] ?? "");
    return code ? [{ code, field: rule.name, message: `${rule.name} ${MESSAGES[code]}` }] : [];
  });
