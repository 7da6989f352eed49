import { expect, test } from "vitest";
import {
  bound,
  component,
  foundBy,
  libraryOf,
  sheet,
  variable,
} from "../../../../../tests/review/library.ts";
import { deletedVariable } from "./deleted-variable.ts";

const frame = sheet(component("Card", { fills: [bound("v1", "#ffffff")] }));

test("layers that follow a deleted variable are told by its collection", () => {
  const gone = variable("v1", "surface", "#ffffff", { isDeleted: true });
  expect(foundBy(deletedVariable, libraryOf([frame], { variables: [gone] }))).toEqual([
    { evidence: { group: "Theme", names: ["surface"] }, places: 1 },
  ]);
});

test("a variable that stands may be followed", () => {
  expect(
    foundBy(deletedVariable, libraryOf([frame], { variables: [variable("v1", "surface", "#ffffff")] })),
  ).toEqual([]);
});
