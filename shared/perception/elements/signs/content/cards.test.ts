import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { cards } from "./cards.ts";

const photo = (y: number): SceneNode =>
  layer({ type: "RECTANGLE", x: 40, y, width: 120, height: 100, fills: [image] });

const box = (y: number, children: readonly SceneNode[]): SceneNode =>
  layer({ x: 20, y, width: 335, height: 180, fill: "#f2f3f7", round: 12 }, children);

const idsOf = (nodes: readonly SceneNode[]): readonly string[] =>
  cards(sightOf(nodes)).map(({ things: [thing] }) => thing.layer.node.id);

test("a box with a photograph and a few words is a card, though there is one only", () => {
  const one = box(100, [photo(110), text("Popular", { x: 180, y: 120 }), text("€12", { x: 180, y: 150 })]);
  expect(idsOf([one])).toEqual([one.id]);
});

test("boxes that each show a photograph are cards, though nothing is written on them", () => {
  const two = [100, 300].map((y) => box(y, [photo(y + 20)]));
  expect(idsOf(two)).toEqual(two.map(({ id }) => id));
});
