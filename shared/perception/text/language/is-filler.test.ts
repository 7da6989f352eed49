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
