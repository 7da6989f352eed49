import { expect, test } from "vitest";
import { collection, color, foundBy, libraryOf, sheet, variable } from "../../testing.ts";
import { leftoverMode } from "./leftover-mode.ts";

const found = (modes: readonly string[], second: string) => {
  const [first = "", other = ""] = modes;
  const variables = ["a", "b", "c"].map((id) =>
    variable(id, id, { [first]: color("#ffffff"), ...(other && { [other]: color(second) }) }),
  );
  const collections = { theme: collection("Theme", ...modes) };
  return foundBy(leftoverMode, libraryOf([sheet()], { variables, collections }));
};

test("a mode with the name that it was made with is told", () => {
  expect(found(["Light", "Mode 2"], "#111111")).toMatchObject([
    { evidence: { mode: "Mode 2", collection: "Theme" }, places: 3 },
  ]);
});

test("a mode that was never filled is told", () => {
  expect(found(["Light", "Dark"], "#ffffff")).toMatchObject([{ evidence: { mode: "Dark", isEmpty: true } }]);
});

test("a collection with one mode shows no name, and two modes that differ are fine", () => {
  expect(found(["Mode 1"], "")).toEqual([]);
  expect(found(["Light", "Dark"], "#111111")).toEqual([]);
});
