import { expect, test } from "vitest";
import { likeCase } from "./like-case.ts";

test.each([
  ["Pay with PayPal Now", "Save all changes", "Pay with PayPal now"],
  ["Go to the shop", "Add Gift Card", "Go to the Shop"],
  ["Your e-mail", "Add Gift Card", "Your E-mail"],
  ["Settings", "privacy", "settings"],
  ["SETTINGS", "Privacy", "Settings"],
  ["Settings", "PRIVACY", "SETTINGS"],
  ["QWXZY", "Privacy", "QWXZY"],
])("%s beside %s becomes %s", (text, usual, expected) => {
  expect(likeCase(text, usual)).toBe(expected);
});
