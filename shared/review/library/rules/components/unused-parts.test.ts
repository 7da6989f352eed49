import { expect, test } from "vitest";
import { foundBy, libraryOf, sheet, variable } from "../../../../../tests/review/library.ts";
import { unusedParts } from "./unused-parts.ts";

const names = ["surface", "text", "line", "brand", "danger", "success"];
const variables = names.map((name) => variable(name, name, "#123456"));

test("variables that nothing uses are one suggestion, which says that other files may", () => {
  const library = libraryOf([sheet()], { variables, used: names.slice(0, 5) });
  expect(foundBy(unusedParts, library)).toEqual([
    { evidence: { shelf: "variables", all: 6, names: ["success"] }, places: 1 },
  ]);
  expect(unusedParts.severity).toBe("suggestion");
  expect(unusedParts.says.en.problem).toContain("Other files may use them");
});

test("a file that keeps variables for others, or cannot tell, is left alone", () => {
  expect(foundBy(unusedParts, libraryOf([sheet()], { variables, used: ["text"] }))).toEqual([]);
  expect(foundBy(unusedParts, libraryOf([sheet()], { variables }))).toEqual([]);
});

test("a palette keeps its steps", () => {
  const shades = names.map((_, index) => variable(`b${index}`, `Blue/${index + 1}00`, "#123456"));
  expect(
    foundBy(unusedParts, libraryOf([sheet()], { variables: shades, used: ["b0", "b1", "b2", "b3"] })),
  ).toEqual([]);
});
