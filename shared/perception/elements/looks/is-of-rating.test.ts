import { expect, test } from "vitest";
import { layer } from "../../../scene/testing.ts";
import { sightOf } from "../testing.ts";
import { isOfRating } from "./is-of-rating.ts";

const star = (x: number) => layer({ type: "STAR", x, y: 300, width: 20, height: 20, fill: "#f5a623" });

const ofRating = (count: number, stepPx: number): readonly boolean[] => {
  const sight = sightOf(Array.from({ length: count }, (_, index) => star(20 + stepPx * index)));
  return [...new Set(sight.things.slice(1).map((thing) => isOfRating(thing, sight)))];
};

test("five stars close to each other are a rating", () => {
  expect(ofRating(5, 24)).toEqual([true]);
});

test("three of them, or five that stand apart, are none", () => {
  expect(ofRating(3, 24)).toEqual([false]);
  expect(ofRating(5, 60)).toEqual([false]);
});
