import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, screen, text } from "../../scene/testing.ts";
import { openAlone } from "../frame/testing.ts";
import { columnsOf } from "./columns.ts";

const columnsIn = (...children: readonly SceneNode[]) => {
  const { root } = openAlone(screen(children));
  return columnsOf(root.children).map(({ edge, atPx, layers }) => ({ edge, atPx, count: layers.length }));
};

const WIDTHS = [60, 90, 75];

test.each([
  ["right", 300, WIDTHS.map((width, index) => text("1", { x: 300 - width, y: index * 40, width }))],
  ["center", 187, WIDTHS.map((width, index) => text("1", { x: 187 - width / 2, y: index * 40, width }))],
])("texts of different widths stand in a column by their %s", (edge, atPx, children) => {
  expect(columnsIn(...children)).toEqual([{ edge, atPx, count: 3 }]);
});

test("a text in a wider box tells only on which side it is set", () => {
  const wide = { width: 200, resize: "none" } as const;
  expect(
    columnsIn(
      text("One", { x: 20, ...wide }),
      text("Two", { x: 120, y: 40, width: 100 }),
      text("Six", { x: 20, y: 80 }),
    ),
  ).toEqual([{ edge: "left", atPx: 20, count: 2 }]);
});

test("each layer is in one column, the largest", () => {
  expect(
    columnsIn(
      ...[0, 40, 80].map((y) => layer({ x: 20, y, width: 100 })),
      ...[120, 160].map((y) => layer({ x: 40, y, width: 80 })),
    ),
  ).toEqual([{ edge: "right", atPx: 120, count: 5 }]);
});
