import { expect, test } from "vitest";
import { emailFault, nameFault, newPasswordFault, passwordFault } from "./account-faults.ts";

const LONG = "x".repeat(10_000);

test.each([
  [nameFault, "", "forms.codes.REQUIRED_FIELD_EMPTY"],
  [nameFault, "   ", "forms.codes.REQUIRED_FIELD_EMPTY"],
  [nameFault, " A ", "account.faults.nameTooShort"],
  [nameFault, LONG, "forms.codes.TEXT_TOO_LONG"],
  [nameFault, "a\0b", "forms.codes.TYPE_TEXT"],
  [nameFault, "<b>Ada</b> 🙂 שלום", null],
  [emailFault, "  ", "forms.codes.REQUIRED_FIELD_EMPTY"],
  [emailFault, `${LONG}@example.test`, "forms.codes.TEXT_TOO_LONG"],
  [emailFault, "<b>a</b>@example.test", "forms.codes.TYPE_EMAIL"],
  [emailFault, "  a@example.test ", null],
  [passwordFault, "", "account.faults.passwordMissing"],
  [passwordFault, " ", null],
  [newPasswordFault, "          ", "account.faults.passwordMissing"],
  [newPasswordFault, "1234567", "account.faults.passwordTooShort"],
  [newPasswordFault, "é".repeat(37), "account.faults.passwordTooLong"],
  [newPasswordFault, "é".repeat(36), null],
])("%o says of %j: %s", (faultOf, value, fault) => {
  expect(faultOf(value)).toBe(fault);
});
