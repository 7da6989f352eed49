import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { cards } from "./cards.ts";

const photo = (y: number): SceneNode =>
  layer({ type: "RECTANGLE", x: 40, y, width: 120, height: 100, fills: [image] });

const box = (y: number, children: readonly SceneNode[]): SceneNode =>
  layer({ x: 20, y, width: 335, height: 180, fill: "#f2f3f7", cornerRadiiPx: [12, 12, 12, 12] }, children);

const idsOf = (nodes: readonly SceneNode[]): readonly string[] =>
  cards(sightOf(nodes)).map(({ things: [thing] }) => thing.layer.node.id);

test("a box with a photograph and a few words is a card, though there is one only", () => {
  const one = box(100, [photo(110), text("Popular", { x: 180, y: 120 }), text("€12", { x: 180, y: 150 })]);
  expect(idsOf([one])).toEqual([one.id]);
});

test("a box with words alone is none, when there is one only", () => {
  expect(idsOf([box(100, [text("Popular", { x: 40, y: 120 }), text("€12", { x: 40, y: 150 })])])).toEqual([]);
});

test("boxes that each show a photograph are cards, though nothing is written on them", () => {
  const two = [100, 300].map((y) => box(y, [photo(y + 20)]));
  expect(idsOf(two)).toEqual(two.map(({ id }) => id));
});

test("buttons below each other are no rows, though an icon stands before their words", () => {
  const buttons = [100, 170].map((y) =>
    layer({ x: 20, y, width: 335, height: 52, fill: "#2255dd", cornerRadiiPx: [26, 26, 26, 26] }, [
      layer({ type: "VECTOR", x: 120, y: y + 16, width: 20, height: 20, fill: "#ffffff" }),
      text("Log in by mail", { x: 148, y: y + 14, width: 107, color: "#ffffff" }),
    ]),
  );
  expect(idsOf(buttons)).toEqual([]);
});
