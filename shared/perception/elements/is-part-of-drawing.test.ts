import { expect, test } from "vitest";
import { layer } from "../../scene/testing.ts";
import { isPartOfDrawing } from "./is-part-of-drawing.ts";
import { sightOf } from "./testing.ts";

const stroke = (x: number) => layer({ type: "VECTOR", x, y: 300, width: 24, height: 24, fill: "#222222" });

const parts = (...xs: readonly number[]): readonly boolean[] => {
  const sight = sightOf(xs.map(stroke));
  return sight.things.slice(1).map((thing) => isPartOfDrawing(thing, sight));
};

test("strokes that overlap are parts of one drawing", () => {
  expect(parts(100, 110)).toEqual([true, true]);
});

test("strokes side by side are not", () => {
  expect(parts(100, 140)).toEqual([false, false]);
});
