import { expect, test } from "vitest";
import { text } from "../../../scene/testing.ts";
import { sightOf } from "../testing.ts";
import { COLOR_USE } from "./color-use.ts";

const view = sightOf([
  text("A long sentence that is set as most of the others are.", { y: 100, width: 300, color: "#222222" }),
  text("Read on", { y: 140, color: "#2255dd" }),
  text("More", { y: 180, color: "#2255dd" }),
]);

const of = (name: string, characters: string): number | undefined => {
  const thing = view.things.find(({ layer }) => layer.node.text?.characters === characters);
  return thing && COLOR_USE[name]?.(thing, view);
};

test("what is set in a color of its own is short, and a small part of the screen", () => {
  expect(of("colorLength", "More")).toBe(5.5);
  expect(of("colorShare", "More")).toBe(of("colorShare", "Read on"));
  expect(of("colorShare", "More")).toBeCloseTo(11 / 65, 2);
});

test("what has no words has no color of words", () => {
  const [root] = sightOf([]).things;
  expect(root && COLOR_USE["colorShare"]?.(root, sightOf([]))).toBe(-1);
});
