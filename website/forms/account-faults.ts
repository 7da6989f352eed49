import { checkFields } from "../../shared/api/check-fields.ts";
import type { FieldRule } from "../../shared/api/forms.ts";
import { isUsualPassword } from "../../shared/api/usual-passwords.ts";
import type { SiteTexts } from "../../shared/i18n/site/site.en.ts";

/** Faults that a field of an account may have. */
export type AccountFault = keyof SiteTexts["account"]["faults"];

/** Puts the fault of a field into words. */
export const wordFault = (fault: AccountFault, { account }: SiteTexts): string => account.faults[fault];

const NAME: FieldRule = { name: "name", isRequired: true, type: "text", maxLength: 200 };
const EMAIL: FieldRule = { name: "email", isRequired: true, type: "email", maxLength: 254 };
const MIN_NAME_LENGTH = 2;
const MIN_PASSWORD_LENGTH = 8;
/** More is not hashed: the sign-in service refuses it. */
const MAX_PASSWORD_BYTES = 72;

function ruledFault(rule: FieldRule, value: string): AccountFault | null {
  const [fault] = checkFields([rule], { [rule.name]: value.trim() });
  return fault?.code ?? null;
}

export const emailFault = (email: string): AccountFault | null => ruledFault(EMAIL, email);

export const nameFault = (name: string): AccountFault | null =>
  ruledFault(NAME, name) ?? (name.trim().length < MIN_NAME_LENGTH ? "nameTooShort" : null);

/** A password that stands already: whether it is right is known to the sign-in service only. */
export const passwordFault = (password: string): AccountFault | null =>
  password === "" ? "passwordMissing" : null;

export function newPasswordFault(password: string): AccountFault | null {
  if (password.trim() === "") return "passwordMissing";
  if (password.length < MIN_PASSWORD_LENGTH) return "passwordTooShort";
  const { byteLength } = new TextEncoder().encode(password);
  if (byteLength > MAX_PASSWORD_BYTES) return "passwordTooLong";
  return isUsualPassword(password) ? "passwordUsual" : null;
}
