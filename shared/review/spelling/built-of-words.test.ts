import { expect, test } from "vitest";
import { isBuiltOfWords } from "./built-of-words.ts";

test.each([
  "rebookable",
  "resizers",
  "uncoloured",
  "subheading",
  "newsroom",
  "hotspots",
  "emailid",
  "unhandled",
])("%s is built of English words", (word) => {
  expect(isBuiltOfWords(word, "en")).toBe(true);
});

test.each(["occured", "refering", "arguement", "noticable", "finaly", "recieve", "enviroment"])(
  "%s is not: the dictionary writes it otherwise, or its parts are no words",
  (word) => {
    expect(isBuiltOfWords(word, "en")).toBe(false);
  },
);

test.each(["delvery", "chaned", "insted"])(
  "%s is not: rare words take no endings that the dictionary lacks",
  (word) => {
    expect(isBuiltOfWords(word, "en")).toBe(false);
  },
);

test("French has other parts", () => {
  expect(["préréserver", "swipez"].every((word) => isBuiltOfWords(word, "fr"))).toBe(true);
  expect(isBuiltOfWords("livrason", "fr")).toBe(false);
});
