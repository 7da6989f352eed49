import { expect, test } from "vitest";
import type { Rgba, VariableAlias } from "./scene.ts";
import { variableColor } from "./variable-color.ts";

const red: Rgba = { r: 1, g: 0, b: 0, a: 1 };
const blue: Rgba = { r: 0, g: 0, b: 1, a: 1 };
const variable = (collectionId: string, values: Readonly<Record<string, Rgba | VariableAlias>>) => ({
  name: "Colour",
  collectionId,
  values,
});
const collection = (...ids: readonly string[]) => ({
  name: "Collection",
  modes: ids.map((id) => ({ id, name: id })),
  defaultModeId: ids[0] ?? "",
});

const SCENE = {
  collections: { theme: collection("light", "dark"), brand: collection("a", "b"), plain: collection("only") },
  variables: {
    plain: variable("plain", { only: red }),
    brand: variable("brand", { a: { alias: "plain" }, b: blue }),
    theme: variable("theme", { light: { alias: "brand" }, dark: { alias: "far away" } }),
    circle: variable("plain", { only: { alias: "circle" } }),
    adrift: variable("gone", { only: red }),
  },
};

test("aliases are followed, each in the mode of its own collection", () => {
  expect(variableColor(SCENE, "theme", {})).toEqual(red);
  expect(variableColor(SCENE, "theme", { brand: "b" })).toEqual(blue);
});

test.each([
  ["a variable that is not there", "nothing", {}],
  ["an alias that leads away", "theme", { theme: "dark" }],
  ["a mode that is not there", "theme", { theme: "sepia" }],
  ["a collection that is not there", "adrift", {}],
  ["a circle", "circle", {}],
])("%s has no colour", (_, id, modes) => {
  expect(variableColor(SCENE, id, modes)).toBeUndefined();
});
