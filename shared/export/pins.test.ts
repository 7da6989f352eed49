import { expect, test } from "vitest";
import { layer, screen, text } from "../scene/testing.ts";
import { pinsOf } from "./pins.ts";

const root = screen([
  layer({ id: "card", x: 100, y: 203, width: 50, height: 50 }, [text("Hi", { id: "hi", x: 110, y: 300 })]),
]);
const { width, height } = root.box;

const on = (id: string, layerId: string) => ({ id, layers: [{ id: layerId, name: "Layer" }] });

test("a pin stands at the top left of the first layer concerned, as a share of the screen", () => {
  expect(pinsOf([on("a", "card")], root).get("a")).toEqual({ x: 100 / width, y: 203 / height });
});

test("two findings of one layer have two pins beside each other", () => {
  const pins = pinsOf([on("a", "hi"), on("b", "hi")], root);
  expect(pins.get("b")?.y).toBe(pins.get("a")?.y);
  expect((pins.get("b")?.x ?? 0) - (pins.get("a")?.x ?? 0)).toBeCloseTo(0.06);
});

test("what is not on the screen has no pin", () => {
  expect(pinsOf([on("a", "elsewhere")], root).size).toBe(0);
});

test("a screen without a size has no pins", () => {
  expect(pinsOf([on("a", "x")], layer({ id: "x", width: 0, height: 0 })).size).toBe(0);
});
