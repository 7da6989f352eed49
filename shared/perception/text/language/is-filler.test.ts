import { expect, test } from "vitest";
import { isFiller } from "./is-filler.ts";

test.each([
  "Lorem ipsum dolor sit amet",
  "“Lorem ipsum dolor sit amet” – Anna",
  "“Very good”, she said. Lorem ipsum dolor sit amet.",
])("%s is filler", (text) => {
  expect(isFiller(text)).toBe(true);
});

test.each([
  "The screen still says “Lorem ipsum dolor sit amet”, which nobody reads.",
  "Remplacez « lorem ipsum » par vos mots",
  'Search for "lorem ipsum" before you ship',
  "Save your work",
])("%s is none", (text) => {
  expect(isFiller(text)).toBe(false);
});

test("so is the English that generators offer beside Latin", () => {
  for (const words of [
    "But I must explain to you how all this mistaken idea of denouncing pleasure and praising pain was born.",
    "Far far away, behind the word mountains, there live the blind texts.",
    "A wonderful serenity has taken possession of my entire soul.",
  ])
    expect(isFiller(words)).toBe(true);
  expect(isFiller("We explain to you how a mistaken idea was born, far behind the mountains.")).toBe(false);
});
