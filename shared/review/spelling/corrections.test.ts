import { expect, test } from "vitest";
import { correctionsOf } from "./corrections.ts";

test.each([
  ["recieve", "receive", "swapped"],
  ["usefull", "useful", "doubled"],
  ["adress", "address", "not-doubled"],
  ["pasword", "password", "not-doubled"],
  ["addres", "address", "not-doubled"],
  ["coffe", "coffee", "not-doubled"],
  ["libary", "library", "missing"],
  ["similiar", "similar", "added"],
  ["seperate", "separate", "vowel"],
  ["catr", "cart", "swapped"],
  ["anxiet", "anxiety", "cut"],
  ["focuse", "focus", "cut"],
  ["performanee", "performance", "other"],
  ["amblent", "ambient", "lookalike"],
  ["privace", "privacy", "ending"],
  ["beautifule", "beautiful", "cut"],
  ["ingridents", "ingredients", "vowels"],
  ["nnrrator", "narrator", "other"],
  ["procrastinaiton", "procrastination", "swapped"],
])("%s was to be %s: %s", (word, better, slip) => {
  expect(correctionsOf(word, "en")[0]).toEqual({ word: better, slip });
});

test("a French letter may lack its accent", () => {
  expect(correctionsOf("etape", "fr")[0]).toEqual({ word: "étape", slip: "accent" });
});

test.each([
  "klarna",
  "figmagic",
  "linter",
  "bundler",
  "nuxt",
  "deno",
  "todos",
  "configs",
  "kanban",
  "consola",
  "nguyen",
  "kubernetes",
])("%s is near no common word", (word) => {
  expect(correctionsOf(word, "en")).toEqual([]);
});
