import { expect, test } from "vitest";
import { saysNothing } from "./says-nothing.ts";

test.each([
  "Ensure that fonts, colours and components are consistent.",
  "The page should follow best practices. Make it work on all devices.",
  "Améliorez la lisibilité de la page.",
  "Il faudrait simplifier le parcours.",
  "La page devrait être plus claire.",
])("says only what ought to be: %s", (problem) => {
  expect(saysNothing({ problem })).toBe(true);
});

test.each([
  "Four buttons open the same list, and one would do.",
  "Keyword tags can be removed, but nothing adds one.",
  "The entry “Improve” should be a verb with an object.",
  "Make the total larger. It is as small as the dates.",
  "On doit défiler avant de voir le titre.",
  "“Use cases” and features stand in one list.",
])("says what is there: %s", (problem) => {
  expect(saysNothing({ problem })).toBe(false);
});
