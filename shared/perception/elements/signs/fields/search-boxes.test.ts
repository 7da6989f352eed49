import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, solid, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { searchBoxes } from "./search-boxes.ts";

const WIDE = { width: 1440, height: 1024 };

const box = (inside: readonly SceneNode[], height = 63): SceneNode =>
  layer(
    {
      x: 245,
      y: 247,
      width: 952,
      height,
      fill: "#ffffff",
      strokes: [solid("#ad1b30")],
      stroke: { widthsPx: [3, 3, 3, 3], align: "inside" },
    },
    inside,
  );

const icon = (x: number): SceneNode =>
  layer({ type: "VECTOR", x, y: 262, width: 27, height: 27, fill: "#000000" });

const rolesOn = (one: SceneNode): readonly string[] =>
  searchBoxes(sightOf([one], WIDE)).map(({ role }) => role);

test("a long empty box with one icon at its end is to search in", () => {
  expect(rolesOn(box([icon(268)]))).toEqual(["field"]);
  expect(rolesOn(box([icon(1150)]))).toEqual(["field"]);
});

test("a small square at the end stands for an icon", () => {
  const square = layer({ type: "RECTANGLE", x: 1150, y: 268, width: 20, height: 20, fill: "#222222" });
  expect(rolesOn(box([square]))).toEqual(["field"]);
});

test("a box with an icon in its middle, with words, or as high as a card is none", () => {
  expect(rolesOn(box([icon(700)]))).toEqual([]);
  expect(rolesOn(box([icon(268), text("Open", { x: 320, y: 265, width: 40, height: 17 })]))).toEqual([]);
  expect(rolesOn(box([icon(268)], 200))).toEqual([]);
});
