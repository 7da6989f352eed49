import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, solid, text } from "../../../scene/testing.ts";
import { sightOf } from "../testing.ts";
import { fieldBoxes } from "./fields.ts";

const box = (words: string, fill: string): readonly SceneNode[] => [
  layer(
    {
      x: 24,
      y: 1800,
      width: 238,
      height: 40,
      fill,
      strokes: [solid("#d9d9d9")],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    },
    [text(words, { x: 40, y: 1811, width: 120, height: 17, sizePx: 14 })],
  ),
];

/** So long that it is the page of a site. */
const PAGE = { height: 2800 };

const rolesOn = (children: readonly SceneNode[]): readonly string[] =>
  fieldBoxes(sightOf(children, PAGE)).map(({ role }) => role);

test("on the page of a site a quiet box with an example of an address is a field", () => {
  expect(rolesOn(box("you@example.com", "#ffffff"))).toEqual(["field"]);
});

test("a loud box, or one with other words, is not told by its look alone", () => {
  expect(rolesOn(box("you@example.com", "#2255dd"))).toEqual([]);
  expect(rolesOn(box("Write to us", "#ffffff"))).toEqual([]);
});
