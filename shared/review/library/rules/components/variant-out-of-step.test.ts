import { expect, test } from "vitest";
import { component, foundBy, libraryOf, setOf, sheet } from "../../../../../tests/review/library.ts";
import { variantOutOfStep } from "./variant-out-of-step.ts";

const SIZES = ["Small", "Large"];
const STATES = ["Default", "Hover", "Focus", "Pressed", "Disabled", "Loading"];

const button = (heightOf: (size: string, state: string) => number, name = "Button") =>
  setOf(
    name,
    ...SIZES.flatMap((size) =>
      STATES.map((state) => component(`Size=${size}, State=${state}`, { height: heightOf(size, state) })),
    ),
  );

const found = (set: ReturnType<typeof button>) => foundBy(variantOutOfStep, libraryOf([sheet(set)]));

test("one variant that is two pixels lower than those of its size is told on the set", () => {
  const set = button((size, state) => (size === "Small" ? 30 : state === "Focus" ? 38 : 40));
  expect(found(set)).toEqual([
    {
      evidence: {
        set: "Button",
        layer: "Button",
        property: "height",
        value: "38 px",
        usual: "40 px",
        variants: ["Size=Large, State=Focus"],
        siblings: 12,
      },
      places: 1,
    },
  ]);
});

test("a height that a property decides is meant", () => {
  expect(found(button((size) => (size === "Small" ? 30 : 40)))).toEqual([]);
  expect(found(button((_, state) => (state === "Loading" ? 36 : 40)))).toEqual([]);
});

test("a set of icons holds different things", () => {
  expect(found(button((size, state) => (size === "Small" && state === "Hover" ? 22 : 24), "Icons"))).toEqual(
    [],
  );
});
