import { expect, test } from "vitest";
import { isRecovery, mayBeRecovery } from "./recovery.ts";

const CONFIRMED = "2026-11-21T09:00:00.000Z";
const at = Date.parse(CONFIRMED) / 1000;

test.each([
  ["by password", [{ method: "password", timestamp: at + 9000 }], false],
  ["by a provider", [{ method: "oauth", timestamp: at + 9000 }], false],
  ["by the mail that confirmed the address", [{ method: "otp", timestamp: at + 2 }], false],
  ["by a later mail", [{ method: "otp", timestamp: at + 9000 }], true],
  ["by a reset mail", [{ method: "recovery", timestamp: at + 2 }], true],
  [
    "by a later mail, then refreshed",
    [
      { method: "token_refresh", timestamp: at + 9900 },
      { method: "otp", timestamp: at + 9000 },
    ],
    true,
  ],
  ["in a way that the token does not tell", undefined, false],
  ["in words of another form", ["otp"], false],
] as const)("a session begun %s: only for a new password is %s", (_, amr, expected) => {
  expect(isRecovery(amr, CONFIRMED)).toBe(expected);
  if (expected) expect(mayBeRecovery(amr)).toBe(true);
});

test("a mail's session of an address that was never confirmed is one for a new password", () => {
  expect(isRecovery([{ method: "otp", timestamp: at }], undefined)).toBe(true);
});
