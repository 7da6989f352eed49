import { expect, test } from "vitest";
import { layer, screen, text } from "../scene/testing.ts";
import { pinsOf, placesOf } from "./pins.ts";

const root = screen([
  layer({ id: "card", x: 100, y: 203, width: 50, height: 50 }, [text("Hi", { id: "hi", x: 110, y: 300 })]),
]);
const { width, height } = root.box;

const on = (id: string, layerId: string) => ({ id, layers: [{ id: layerId, name: "Layer" }] });

test("a pin stands at the top left of the first layer concerned, as a share of the screen", () => {
  expect(pinsOf([on("a", "card")], root).get("a")).toEqual({
    x: Math.round((100 / width) * 10_000) / 10_000,
    y: Math.round((203 / height) * 10_000) / 10_000,
  });
});

test("pins of layers beside each other do not cover each other, wherever these lie", () => {
  for (let x = 0; x < width / 2; x += 5) {
    const near = screen([
      layer({ id: "one", x, y: 40, width: 20, height: 20 }),
      layer({ id: "other", x: x + 0.05 * width, y: 44, width: 20, height: 20 }),
    ]);
    const pins = pinsOf([on("a", "one"), on("b", "other")], near);
    expect((pins.get("b")?.x ?? 0) - (pins.get("a")?.x ?? 0)).toBeGreaterThan(0.079);
  }
});

test("pins of one layer at the right edge stand beside each other, to the left", () => {
  const edge = screen([layer({ id: "menu", x: width - 25, y: 20, width: 24, height: 24 })]);
  const pins = pinsOf(
    ["a", "b", "c", "d"].map((id) => on(id, "menu")),
    edge,
  );
  const places = Array.from(pins.values(), ({ x }) => x).toSorted((one, other) => one - other);
  for (const [index, x] of places.entries())
    if (index > 0) expect(x - (places[index - 1] ?? 0)).toBeGreaterThan(0.079);
});

test("what is not on the screen has no pin", () => {
  expect(pinsOf([on("a", "elsewhere")], root).size).toBe(0);
});

test("a screen without a size has no pins", () => {
  expect(pinsOf([on("a", "x")], layer({ id: "x", width: 0, height: 0 })).size).toBe(0);
});

test("the places of layers are shares of the screen, each once, and end at its edges", () => {
  const wide = screen([layer({ id: "wide", x: width / 2, y: 0, width: width * 2, height: height / 4 })]);
  expect(placesOf([on("a", "wide"), on("b", "wide"), on("c", "elsewhere")], wide)).toEqual([
    { layerId: "wide", x: 0.5, y: 0, width: 0.5, height: 0.25 },
  ]);
});
