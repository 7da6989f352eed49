import { expect, test } from "vitest";
import { bound, component, foundBy, libraryOf, setOf, sheet, variable } from "../../testing.ts";
import { halfBoundVariants } from "./half-bound-variants.ts";

const brand = variable("v1", "brand", "#2563eb");
const states = ["Default", "Hover", "Focus", "Pressed"];
const follows = (state: string) => component(`State=${state}`, { fills: [bound("v1", "#2563eb")] });

test("a fill that is bound in most variants and set by hand in one is one finding on the set", () => {
  const set = setOf("Button", ...states.map(follows), component("State=Disabled", { fill: "#cccccc" }));
  const [found] = halfBoundVariants.find(libraryOf([sheet(set)], { variables: [brand] }));
  expect(found).toMatchObject({
    evidence: { set: "Button", properties: ["fill"], bound: 4, values: ["#cccccc"] },
    places: 1,
    at: [{ name: "Button" }, { name: "State=Disabled" }],
  });
});

test("paddings of two sides are two properties: one side that is never bound is no exception", () => {
  const padded = (state: string) =>
    component(
      `State=${state}`,
      {
        layout: {
          direction: "horizontal",
          gapPx: 0,
          paddingPx: [4, 8, 4, 8],
          align: "start",
          crossAlign: "start",
        },
        variables: { paddingLeft: ["n1"], paddingRight: ["n1"] },
      },
      [component("Icon")],
    );
  expect(foundBy(halfBoundVariants, libraryOf([sheet(setOf("Button", ...states.map(padded)))]))).toEqual([]);
});
