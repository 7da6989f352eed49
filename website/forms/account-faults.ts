import { checkFields } from "../../shared/api/check-fields.ts";
import type { FieldErrorCode, FieldRule } from "../../shared/api/forms.ts";
import type { SITE_EN } from "../../shared/i18n/site/site.en.ts";

/** The text that says what is wrong with a field. */
export type FaultKey =
  | `forms.codes.${FieldErrorCode}`
  | `account.faults.${keyof typeof SITE_EN.account.faults}`;

const NAME: FieldRule = { name: "name", isRequired: true, type: "text", maxLength: 200 };
const EMAIL: FieldRule = { name: "email", isRequired: true, type: "email", maxLength: 254 };
const MIN_NAME_LENGTH = 2;
const MIN_PASSWORD_LENGTH = 8;
/** More is not hashed: the sign-in service refuses it. */
const MAX_PASSWORD_BYTES = 72;

function ruledFault(rule: FieldRule, value: string): FaultKey | null {
  const [fault] = checkFields([rule], { [rule.name]: value.trim() });
  return fault ? `forms.codes.${fault.code}` : null;
}

export const emailFault = (email: string): FaultKey | null => ruledFault(EMAIL, email);

export const nameFault = (name: string): FaultKey | null =>
  ruledFault(NAME, name) ?? (name.trim().length < MIN_NAME_LENGTH ? "account.faults.nameTooShort" : null);

/** A password that stands already: whether it is right is known to the sign-in service only. */
export const passwordFault = (password: string): FaultKey | null =>
  password === "" ? "account.faults.passwordMissing" : null;

export function newPasswordFault(password: string): FaultKey | null {
  if (password.trim() === "") return "account.faults.passwordMissing";
  if (password.length < MIN_PASSWORD_LENGTH) return "account.faults.passwordTooShort";
  const { byteLength } = new TextEncoder().encode(password);
  return byteLength > MAX_PASSWORD_BYTES ? "account.faults.passwordTooLong" : null;
}
