import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { siteMenus } from "./site-menus.ts";

const WIDE = { width: 1440, height: 2400 };
const WORDS = ["Ateliers", "Tarifs", "Blog", "Contact"];

const word = (characters: string, index: number, y = 48): SceneNode =>
  text(characters, { x: 700 + 140 * index, y, width: 9 * characters.length, height: 20, sizePx: 16 });

const menu = (y?: number): readonly SceneNode[] => WORDS.map((one, index) => word(one, index, y));

const idsOf = (nodes: readonly SceneNode[], size = WIDE): readonly string[] =>
  siteMenus(sightOf(nodes, size)).map(({ things: [thing] }) => thing.layer.node.id);

test("words side by side at the head of a wide screen are links, whatever they say", () => {
  const words = menu();
  expect(idsOf(words)).toEqual(words.map(({ id }) => id));
});

test("the area around words and their icon is what is pressed", () => {
  const areas = WORDS.map((one, index) => {
    const x = 676 + 140 * index;
    const icon = layer({ type: "VECTOR", x, y: 49, width: 16, height: 16, fill: "#222222" });
    return layer({ x: x - 8, y: 40, width: 120, height: 36 }, [icon, word(one, index)]);
  });
  expect(idsOf(areas)).toEqual(areas.map(({ id }) => id));
});

test("what has a box of its own is a button, or where people are", () => {
  const words = menu();
  const box = layer({ x: 1240, y: 36, width: 140, height: 44, fill: "#14532d" }, [
    text("Book", { x: 1282, y: 48, width: 36, height: 20, color: "#ffffff" }),
  ]);
  expect(idsOf([...words, box])).toEqual(words.map(({ id }) => id));
});

test("further down, on phones, or as two words only, they may be anything", () => {
  expect(idsOf(menu(400))).toEqual([]);
  expect(idsOf(menu().slice(0, 2))).toEqual([]);
  const narrow = WORDS.map((one, index) => text(one, { x: 20 + 90 * index, y: 48, width: 60, height: 20 }));
  expect(idsOf(narrow, { width: 390, height: 844 })).toEqual([]);
});

test("amounts side by side lead nowhere, nor do words with unlike room between them", () => {
  expect(idsOf(["€12", "€24", "€36", "€48"].map((one, index) => word(one, index)))).toEqual([]);
  const apart = [0, 1.6, 2].map((at, index) => word(WORDS[index] ?? "", at));
  expect(idsOf(apart)).toEqual([]);
});
