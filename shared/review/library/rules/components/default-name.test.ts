import { expect, test } from "vitest";
import { variantSet } from "../../../../scene/testing.ts";
import { component, foundBy, libraryOf, sheet } from "../../../../../tests/review/library.ts";
import { defaultName } from "./default-name.ts";

test("properties and values as the editor names them are one finding on their set", () => {
  const set = variantSet("Menu", "Property 1=Default", "Property 1=Variant2");
  expect(foundBy(defaultName, libraryOf([sheet(set)]))).toEqual([
    { evidence: { owner: "Menu", names: ["Property 1", "Variant2"] }, places: 3 },
  ]);
});

test("components as the editor names them are one finding on the file", () => {
  const frame = sheet(component("Component 3"), component("Frame 12"), component("Avatar"));
  expect(foundBy(defaultName, libraryOf([frame]))).toEqual([
    { evidence: { owner: "Kit", names: ["Component 3", "Frame 12"] }, places: 2 },
  ]);
});

test("names that say something are fine", () => {
  expect(foundBy(defaultName, libraryOf([sheet(variantSet("Menu", "State=Open", "Columns=2"))]))).toEqual([]);
});
