import { expect, test } from "vitest";
import { variantSet } from "../../../../scene/testing.ts";
import { foundBy, libraryOf, sheet } from "../../testing.ts";
import { missingState } from "./missing-state.ts";

const button = variantSet("Button", "State=Default", "State=Hover", "State=Disabled");
const input = variantSet("Input", "State=Default", "State=Disabled");
const radio = variantSet("Radio", "Checked=True", "Checked=False");

test("a state that other controls have is missed, with those that have it", () => {
  expect(foundBy(missingState, libraryOf([sheet(button, input, radio)]))).toEqual([
    { evidence: { states: ["disabled"], lacking: ["Radio"], having: ["Button", "Input"] }, places: 1 },
  ]);
});

test("one control with a state is no custom, and a card is no control", () => {
  const card = variantSet("Card", "Kind=Small", "Kind=Large");
  expect(foundBy(missingState, libraryOf([sheet(button, radio, card)]))).toEqual([]);
});

test("a hover of buttons is not asked of fields", () => {
  const link = variantSet("Link", "State=Default", "State=Hover", "State=Disabled");
  expect(foundBy(missingState, libraryOf([sheet(button, link, input)]))).toEqual([]);
});
