import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import { repetitions } from "./repetition.ts";

type Children = readonly SceneNode[];

const found = (children: Children) =>
  repetitions(openAlone(screen(children))).map(({ axis, cells }) => ({
    axis,
    cells: cells.length,
    layers: cells[0]?.layers.length,
  }));

const rectangle = (x: number, y: number, width: number, height: number): SceneNode =>
  layer({ type: "RECTANGLE", x, y, width, height, fill: "#eeeeee" });

const card = (x: number, y: number, more: Children = []): SceneNode =>
  layer({ x, y, width: 160, height: 100, fill: "#eeeeee" }, [
    text("Title of it", { x: x + 16, y: y + 16 }),
    ...more,
  ]);

const icon = (x: number, y: number): SceneNode =>
  layer({ x, y, width: 24, height: 24, type: "GROUP" }, [
    layer({ type: "VECTOR", x, y, width: 24, height: 24, fill: "#000000" }),
  ]);

const column = (count: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => 100 + index * step);

test.each<[string, Children, object]>([
  [
    "bare rectangles with a text and an icon on each",
    column(3, 80).flatMap((y) => [
      rectangle(20, y, 335, 64),
      text("A longer word".slice(0, 6 + y / 50), { x: 64, y: y + 20 }),
      icon(28, y + 20),
    ]),
    { axis: "column", cells: 3, layers: 3 },
  ],
  [
    "a grid with a layer around each of its rows",
    column(3, 120).map((y) => layer({ x: 20, y, width: 336, height: 100 }, [card(20, y), card(196, y)])),
    { axis: "grid", cells: 6, layers: 1 },
  ],
  [
    "words below a bold line that says what they are",
    column(4, 30).map((y) => text("Words", { x: 20, y, weight: y === 100 ? 700 : 400 })),
    { axis: "column", cells: 3, layers: 1 },
  ],
])("what is repeated: %s", (_, children, expected) => {
  expect(found(children)).toEqual([expected]);
});
