import { expect, test } from "vitest";
import { component, foundBy, libraryOf, sheet, variable } from "../../testing.ts";
import { rawNumber } from "./raw-number.ts";

const medium = variable("r1", "radius/md", { light: 8 });
const box = (radius: number, id?: string) =>
  component("Box", {
    cornerRadiiPx: [radius, radius, radius, radius],
    ...(id && { variables: { rectangleCornerRadii: [id, id, id, id] } }),
  });

test("a radius that a variable gives elsewhere, set by hand, is told with its variable", () => {
  const frame = sheet(box(8, "r1"), box(8, "r1"), box(8, "r1"), box(8), box(8), box(4), box(4));
  expect(foundBy(rawNumber, libraryOf([frame], { variables: [medium] }))).toEqual([
    { evidence: { property: "radius", px: "8", bound: 3, names: ["radius/md"] }, places: 2 },
  ]);
});

test("a number that the variable gives to another property says nothing", () => {
  const gap = (id?: string) =>
    component(
      "Row",
      {
        layout: {
          direction: "horizontal",
          gapPx: 8,
          paddingPx: [0, 0, 0, 0],
          align: "start",
          crossAlign: "start",
        },
        ...(id && { variables: { itemSpacing: [id] } }),
      },
      [box(0), box(0)],
    );
  const frame = sheet(gap("r1"), gap("r1"), gap("r1"), box(8), box(8));
  expect(foundBy(rawNumber, libraryOf([frame], { variables: [medium] }))).toEqual([]);
});
