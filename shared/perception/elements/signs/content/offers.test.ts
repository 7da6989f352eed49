import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { offers } from "./offers.ts";

const WIDE = { width: 1440, height: 1600 };

interface Drawn {
  readonly price?: string;
  readonly height?: number;
  readonly picture?: SceneNode;
}

/** A lamp with its picture, what it is called, what it is made of and what it costs; nothing is painted around it. */
function lamp(x: number, y: number, { price = "€89", height = 380, picture }: Drawn = {}): SceneNode {
  const photo =
    picture ?? layer({ type: "RECTANGLE", x, y, width: 280, height: 260, fills: [image], fill: "#dddddd" });
  return layer({ type: "GROUP", x, y, width: 280, height }, [
    photo,
    text("Lamp Alba", { x, y: y + 276, width: 120, sizePx: 20 }),
    text("Beech and linen", { x, y: y + 310, width: 120 }),
    text(price, { x, y: y + height - 24, width: 60 }),
  ]);
}

const idsOf = (nodes: readonly SceneNode[], size = WIDE): readonly string[] =>
  offers(sightOf(nodes, size)).map(({ things: [thing] }) => thing.layer.node.id);

const row = (more: Drawn = {}): readonly SceneNode[] => [80, 400, 720].map((x) => lamp(x, 200, more));

test("groups of one size with a picture, a few words and a price are cards, without a box around them", () => {
  const lamps = row();
  expect(idsOf(lamps)).toEqual(lamps.map(({ id }) => id));
});

test("two below each other are, too", () => {
  expect(idsOf([lamp(80, 200), lamp(80, 640)])).toHaveLength(2);
});

test("a plain box stands for the picture", () => {
  const lamps = [80, 400, 720].map((x) =>
    lamp(x, 200, {
      picture: layer({ type: "RECTANGLE", x, y: 200, width: 280, height: 260, fill: "#d9d9d9" }),
    }),
  );
  expect(idsOf(lamps)).toHaveLength(3);
});

test("one is too few, and what is far higher than the other or stands elsewhere is none of them", () => {
  expect(idsOf([lamp(80, 200)])).toEqual([]);
  expect(idsOf([lamp(80, 200), lamp(400, 200, { height: 620 })])).toEqual([]);
  expect(idsOf([lamp(80, 200), lamp(400, 640)])).toEqual([]);
});

test("nothing to pay and nothing to press: they may be there to be read", () => {
  expect(idsOf(row({ price: "Made in Jura" }))).toEqual([]);
});
