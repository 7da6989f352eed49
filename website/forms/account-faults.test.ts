import { expect, test } from "vitest";
import { emailFault, nameFault, newPasswordFault, passwordFault } from "./account-faults.ts";

const LONG = "x".repeat(10_000);

test.each([
  [nameFault, "", "REQUIRED_FIELD_EMPTY"],
  [nameFault, "   ", "REQUIRED_FIELD_EMPTY"],
  [nameFault, " A ", "nameTooShort"],
  [nameFault, LONG, "TEXT_TOO_LONG"],
  [nameFault, "a\0b", "TYPE_TEXT"],
  [nameFault, "<b>Ada</b> 🙂 שלום", null],
  [emailFault, "  ", "REQUIRED_FIELD_EMPTY"],
  [emailFault, `${LONG}@example.test`, "TEXT_TOO_LONG"],
  [emailFault, "<b>a</b>@example.test", "TYPE_EMAIL"],
  [emailFault, "  a@example.test ", null],
  [passwordFault, "", "passwordMissing"],
  [passwordFault, " ", null],
  [newPasswordFault, "          ", "passwordMissing"],
  [newPasswordFault, "a dusky7", null],
  [newPasswordFault, "1234567", "passwordTooShort"],
  [newPasswordFault, "é".repeat(37), "passwordTooLong"],
  [newPasswordFault, "éà".repeat(18), null],
  [newPasswordFault, "Password1", "passwordUsual"],
])("%o says of %j: %s", (faultOf, value, fault) => {
  expect(faultOf(value)).toBe(fault);
});
