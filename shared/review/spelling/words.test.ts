import { expect, test } from "vitest";
import { isCommonWord, isWord, isWordOfAny } from "./words.ts";

test.each(["receive", "colour", "color", "cancelled", "checkout", "café", "paris"])(
  "%s is English",
  (word) => {
    expect(isWord(word, "en")).toBe(true);
  },
);

test.each([
  "recevoir",
  "abandonnâmes",
  "œuvre",
  "oeuvre",
  "août",
  "aout",
  "évènement",
  "mètres",
  "newsletter",
])("%s is French", (word) => {
  expect(isWord(word, "fr")).toBe(true);
});

test.each(["recieve", "adress", "livrasion", "zzzzq", ""])("%j is no word", (word) => {
  expect(isWordOfAny(word)).toBe(false);
});

test("rare words are not common ones", () => {
  expect(["receive", "received", "caduceus"].filter((word) => isCommonWord(word, "en"))).toEqual([
    "receive",
    "received",
  ]);
});
