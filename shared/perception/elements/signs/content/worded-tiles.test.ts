import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { wordedTiles } from "./worded-tiles.ts";

const photo = (x: number, y: number, side: number): SceneNode =>
  layer({ type: "RECTANGLE", x, y, width: side, height: side, fills: [image] });

const product = (x: number): readonly SceneNode[] => [
  photo(x, 200, 160),
  text("Nasi goreng", { x: x + 4, y: 368, width: 80, height: 14 }),
  text("12.000", { x: x + 4, y: 388, width: 40, height: 12 }),
];

const person = (y: number): readonly SceneNode[] => [
  layer({ type: "ELLIPSE", x: 20, y, width: 56, height: 56, fill: "#8899ee" }),
  text("Amber", { x: 96, y: y + 8, width: 160, height: 16 }),
  text("Online", { x: 96, y: y + 30, width: 60, height: 14 }),
];

const rolesOf = (...nodes: readonly (readonly SceneNode[])[]): readonly string[] =>
  wordedTiles(sightOf(nodes.flat())).map(({ role }) => role);

test("photographs with words below are cards though nothing groups them", () => {
  const claims = wordedTiles(sightOf([...product(16), ...product(196)]));
  expect(claims.map(({ role, things }) => `${role} ${things.length}`)).toEqual([
    "card 3",
    "picture 1",
    "card 3",
    "picture 1",
  ]);
});

test("plain circles below each other with words beside them are rows of a list", () => {
  expect(rolesOf(person(200), person(280), person(360))).toEqual([
    "list-row",
    "picture",
    "list-row",
    "picture",
    "list-row",
    "picture",
  ]);
});

test("one photograph with a caption, and boxes without words, are neither", () => {
  expect(rolesOf(product(16))).toEqual([]);
  expect(rolesOf([photo(16, 200, 160), photo(196, 200, 160)])).toEqual([]);
});
