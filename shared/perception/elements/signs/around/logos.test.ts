import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { logos } from "./logos.ts";

const idsOf = (...nodes: readonly SceneNode[]): readonly string[] =>
  logos(sightOf(nodes)).map(({ things: [thing] }) => thing.layer.node.id);

const drawing = (x: number, y: number, options: object = {}): SceneNode =>
  layer({ type: "VECTOR", x, y, width: 30, height: 30, fill: "#223355", ...options });

const words = (mark: SceneNode, ...more: readonly SceneNode[]): SceneNode =>
  layer({ x: 100, y: 60, width: 168, height: 30 }, [
    text("Silver", { x: 100, y: 64, width: 60, height: 22 }),
    mark,
    text("Birch", { x: 210, y: 64, width: 58, height: 22 }),
    ...more,
  ]);

test("two words with a drawing between them are a logo", () => {
  const logo = words(drawing(170, 60));
  expect(idsOf(logo)).toEqual([logo.id]);
});

test("a drawing before or behind words, and one among more words, is none", () => {
  expect(idsOf(words(drawing(60, 60)))).toEqual([]);
  expect(idsOf(words(drawing(170, 60), text("Shop", { x: 280, y: 64, width: 40 })))).toEqual([]);
});

test("letters that are drawn close to each other at the head of a screen are a logo", () => {
  const letters = Array.from({ length: 6 }, (_, index) =>
    drawing(100 + 16 * index, 60, { width: 14, height: 24 }),
  );
  const mark = layer({ x: 100, y: 60, width: 94, height: 24 }, letters);
  expect(idsOf(mark)).toEqual([mark.id]);
  const low = layer(
    { x: 100, y: 560, width: 94, height: 24 },
    letters.map((letter) => ({ ...letter, box: { ...letter.box, y: 560 } })),
  );
  expect(idsOf(low)).toEqual([]);
});

test("a small thing that is called so is one, but for a mark on a button and a whole section", () => {
  const named = drawing(20, 500, { name: "Logo" });
  expect(idsOf(named)).toEqual([named.id]);
  const button = layer({ x: 20, y: 600, width: 335, height: 52, fill: "#2255dd" }, [
    drawing(100, 611, { name: "Logo" }),
    text("Continue by mail", { x: 140, y: 614, width: 128, color: "#ffffff" }),
  ]);
  expect(idsOf(button)).toEqual([]);
  expect(idsOf(layer({ name: "Logo section", width: 375, height: 400 }, [drawing(20, 20)]))).toEqual([]);
});

test("several of them in a row lead to other places", () => {
  expect(idsOf(...[20, 60, 100].map((x) => drawing(x, 500, { name: "Logo" })))).toEqual([]);
});
