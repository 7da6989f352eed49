import { expect, test } from "vitest";
import { component, foundBy, libraryOf, sheet, variable } from "../../../../../tests/review/library.ts";
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
