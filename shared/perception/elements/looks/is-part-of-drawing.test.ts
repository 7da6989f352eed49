import { expect, test } from "vitest";
import { layer } from "../../../scene/testing.ts";
import { isPartOfDrawing } from "./is-part-of-drawing.ts";
import { sightOf } from "../testing.ts";

const stroke = (x: number, width = 24) =>
  layer({ type: "VECTOR", x, y: 300, width, height: 24, fill: "#222222" });

const parts = (...xs: readonly number[]): readonly boolean[] => {
  const sight = sightOf(xs.map((x) => stroke(x)));
  return sight.things.slice(1).map((thing) => isPartOfDrawing(thing, sight));
};

test("strokes side by side are not", () => {
  expect(parts(100, 140)).toEqual([false, false]);
});

test("bars beside each other are, and one alone is not", () => {
  const [alone, pair] = [[100], [100, 116]].map((xs) => sightOf(xs.map((x) => stroke(x, 6))));
  expect(alone?.things.slice(1).map((thing) => isPartOfDrawing(thing, alone))).toEqual([false]);
  expect(pair?.things.slice(1).map((thing) => isPartOfDrawing(thing, pair))).toEqual([true, true]);
});
