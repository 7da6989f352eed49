import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, solid, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { tickColumns } from "./tick-columns.ts";

const INK = "#b0001e";

const square = (y: number, fill: string): readonly SceneNode[] => [
  layer({
    type: "RECTANGLE",
    x: 40,
    y,
    width: 10,
    height: 10,
    fill,
    strokes: [solid(INK)],
    stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
  }),
  text("Small", { x: 58, y: y - 2, width: 42, height: 14, sizePx: 12 }),
];

const ticksAmong = (...fills: readonly string[]) =>
  tickColumns(
    sightOf(
      fills.flatMap((fill, row) => square(200 + row * 18, fill)),
      { height: 10_000 },
    ),
  ).map(({ role, isSelected }) => `${role}${isSelected ? " ticked" : ""}`);

test("of small squares beside words, the full ones are ticked and the hollow ones are not", () => {
  expect(ticksAmong(INK, "#ffffff", "#ffffff")).toEqual(["checkbox ticked", "checkbox", "checkbox"]);
});

test("squares that are all full, or full in several colours, are a legend", () => {
  expect(ticksAmong(INK, INK)).toEqual([]);
  expect(ticksAmong(INK, "#2255dd", "#ffffff")).toEqual([]);
});

test("so many squares that they are a drawing are not looked at", () => {
  const fills = Array.from({ length: 502 }, (_, row) => (row % 2 ? INK : "#ffffff"));
  expect(ticksAmong(...fills)).toEqual([]);
});
