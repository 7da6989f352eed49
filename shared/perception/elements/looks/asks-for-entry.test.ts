import { expect, test } from "vitest";
import { asksForEntry } from "./asks-for-entry.ts";

test.each([
  "Enter your name",
  "Email",
  "E-mail address",
  "you@example.com",
  "e.g. Paris",
  "Search…",
  "Placeholder text",
  "Value",
  "Votre ville",
])("“%s” says what to enter", (words) => {
  expect(asksForEntry(words)).toBe(true);
});

test.each([
  "Blue Harbour",
  "orders@harbour.com",
  "Springfield",
  "12",
  "4 Long Lane, third floor",
  "••••••••",
  "The long way round to the…",
  "",
])("“%s” may be what was entered", (words) => {
  expect(asksForEntry(words)).toBe(false);
});
