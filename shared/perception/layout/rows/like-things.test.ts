import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import { likeThings } from "./like-things.ts";

const alikeOf = (count: number): readonly number[] => {
  const stars = Array.from({ length: count }, (_, index) =>
    layer({
      type: "STAR",
      x: 20 + 40 * (index % 10),
      y: 40 + 37 * index,
      width: 18,
      height: 18,
      fill: "#c9a15a",
    }),
  );
  const node = screen([layer({ width: 600, height: 3600, fill: "#102040" }, stars)], {
    width: 600,
    height: 3600,
  });
  return likeThings(openAlone(node)).map(({ length }) => length);
};

test("signs of one look are compared, but for so many that they are a texture", () => {
  expect(alikeOf(8)).toEqual([8]);
  expect(alikeOf(80)).toEqual([]);
});

test("a card that is raised above those beside it is not compared with them, nor is what lies on a round shape", () => {
  const shadow = { type: "drop-shadow", radiusPx: 20 } as const;
  const card = (index: number, more = {}) =>
    layer({
      type: "RECTANGLE",
      x: 20 + 110 * index,
      y: 40,
      width: 100,
      height: 120,
      fill: "#c9a15a",
      ...more,
    });
  const olive = (x: number) => layer({ type: "ELLIPSE", x, y: 260, width: 24, height: 24, fill: "#4b6b2a" });
  const plate = layer({ type: "ELLIPSE", x: 20, y: 200, width: 140, height: 140, fill: "#f3e3b0" });
  const countOn = (...children: readonly SceneNode[]) =>
    likeThings(openAlone(screen(children, { width: 600 }))).map(({ length }) => length);

  expect(countOn(card(0), card(1), card(2))).toEqual([3]);
  expect(countOn(card(0), card(1, { y: 30, effects: [shadow] }), card(2))).toEqual([2]);
  expect(countOn(plate, olive(50), olive(100))).toEqual([]);
});
