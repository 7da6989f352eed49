import { expect, test } from "vitest";
import { likeCase } from "./like-case.ts";

test.each([
  ["Add Gift Card", "Save all changes", "Add gift card"],
  ["Pay with PayPal Now", "Save all changes", "Pay with PayPal now"],
  ["Save all changes", "Add Gift Card", "Save All Changes"],
  ["Go to the shop", "Add Gift Card", "Go to the Shop"],
  ["settings", "Privacy", "Settings"],
  ["Settings", "privacy", "settings"],
  ["SETTINGS", "Privacy", "Settings"],
  ["Settings", "PRIVACY", "SETTINGS"],
  ["QWXZY", "Privacy", "QWXZY"],
])("%s beside %s becomes %s", (text, usual, expected) => {
  expect(likeCase(text, usual)).toBe(expected);
});
