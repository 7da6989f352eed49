import { expect, test } from "vitest";
import { variantSet } from "../../../../scene/testing.ts";
import { foundBy, libraryOf, sheet } from "../../testing.ts";
import { noFocusState } from "./no-focus-state.ts";

const button = variantSet("Button", "State=Default", "State=Hover");
const link = variantSet("Link", "State=Default", "State=Hover");

test("controls with a hover, and none with a focus, are one finding", () => {
  expect(foundBy(noFocusState, libraryOf([sheet(button, link)]))).toEqual([
    { evidence: { names: ["Button", "Link"] }, places: 2 },
  ]);
});

test("a library that draws the focus somewhere, or no hover, is fine", () => {
  const input = variantSet("Input", "State=Default", "State=Focused");
  expect(foundBy(noFocusState, libraryOf([sheet(button, link, input)]))).toEqual([]);
  expect(
    foundBy(noFocusState, libraryOf([sheet(button, variantSet("Radio", "On=True", "On=False"))])),
  ).toEqual([]);
});
