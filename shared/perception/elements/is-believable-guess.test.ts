import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { image, layer, solid, text } from "../../scene/testing.ts";
import { isBelievableGuess } from "./is-believable-guess.ts";
import type { Guess } from "./model/guess.ts";
import { sightOf } from "./testing.ts";

function believes(node: SceneNode, role: Guess["role"], certainty = 0.7, options: object = {}): boolean {
  const sight = sightOf([node], options);
  const thing = sight.things.find(({ layer: { node: one } }) => one.id === node.id);
  return thing !== undefined && isBelievableGuess({ role, thing, certainty }, sight);
}

const cell = (words: string): SceneNode =>
  layer({ x: 20, y: 200, width: 90, height: 32, fill: "#117755" }, [
    text(words, { x: 34, y: 208, width: 60, height: 16, color: "#ffffff" }),
  ]);

test("a coloured cell with a price or a date in it is no button", () => {
  expect(believes(cell("Send"), "button")).toBe(true);
  expect(believes(cell("R$ 3,50"), "button")).toBe(false);
  expect(believes(cell("08/04/2021"), "button")).toBe(false);
});

test("a measure, or a number by itself, is no button; a number beside others is a page to turn to", () => {
  expect(believes(cell("4.5"), "button")).toBe(false);
  expect(believes(cell("09:30"), "button")).toBe(false);
  expect(believes(cell("01"), "button")).toBe(false);
  const page = (x: number): SceneNode =>
    layer({ id: `page ${x}`, x, y: 200, width: 32, height: 32, fill: "#117755" }, [
      text("1", { x: x + 12, y: 208, width: 8, height: 16, color: "#ffffff" }),
    ]);
  const sight = sightOf([page(20), text("2", { x: 72, y: 208, width: 8, height: 16 })]);
  const [thing] = sight.things.filter(({ painter, parent }) => parent && painter);
  expect(thing && isBelievableGuess({ role: "button", thing, certainty: 0.7 }, sight)).toBe(true);
});

test("a date is no heading", () => {
  expect(believes(text("08/04/2021", { y: 200 }), "heading")).toBe(false);
  expect(believes(text("Deliveries", { y: 200 }), "heading")).toBe(true);
});

test("a field has a box or a line", () => {
  const row = [text("Add a card", { x: 20, y: 208, width: 90, height: 16 })];
  expect(believes(layer({ x: 20, y: 200, width: 320, height: 32 }, row), "field")).toBe(false);
  expect(believes(layer({ x: 20, y: 200, width: 320, height: 32, fill: "#eeeeee" }, row), "field")).toBe(
    true,
  );
});

test("a line drawn freely is no field; a frame around nothing may be one", () => {
  const frame = (color: string): SceneNode =>
    layer({
      x: 20,
      y: 200,
      width: 240,
      height: 44,
      strokes: [solid(color)],
      stroke: { widthsPx: [2, 2, 2, 2], align: "inside" },
    });
  expect(believes(frame("#777777"), "field")).toBe(true);
  expect(believes({ ...frame("#777777"), type: "VECTOR" }, "field")).toBe(false);
});

test("a picture as small as an icon is no card", () => {
  const picture = (side: number): SceneNode =>
    layer({ type: "RECTANGLE", x: 20, y: 200, width: side, height: side, fills: [image] });
  expect(believes(picture(36), "card")).toBe(false);
  expect(believes(picture(120), "card")).toBe(true);
});

test("a red sentence says what went wrong, and is neither a link nor a heading", () => {
  const words = (characters: string): SceneNode => text(characters, { y: 200, color: "#cc1122" });
  expect(believes(words("This address is not valid"), "link", 0.9)).toBe(false);
  expect(believes(words("This address is not valid"), "heading")).toBe(false);
  expect(believes(words("Forgot your password again?"), "link", 0.9)).toBe(true);
  expect(believes(words("See all our new offers"), "link", 0.9)).toBe(true);
});
