import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, text } from "../../../scene/testing.ts";
import { isTableCell } from "./is-table-cell.ts";
import { sightOf } from "../testing.ts";

const boxAt = (column: number, row: number, gap: number): SceneNode => {
  const [x, y] = [16 + column * (110 + gap), 80 + row * (48 + gap)];
  return layer({ x, y, width: 110, height: 48, line: "#cccccc" }, [text("Cara", { x: x + 12, y: y + 12 })]);
};

function cells(columns: number, rows: number, gap = 0): number {
  const boxes = Array.from({ length: columns * rows }, (_, index) =>
    boxAt(index % columns, Math.floor(index / columns), gap),
  );
  const sight = sightOf(boxes);
  return sight.things.filter((thing) => isTableCell(thing, sight)).length;
}

test("boxes that touch their like in rows and in columns are cells of a table", () => {
  expect(cells(3, 4)).toBe(12);
});

test("boxes in one row, in one column, or with room between them are not", () => {
  expect([cells(3, 1), cells(1, 4), cells(3, 4, 8)]).toEqual([0, 0, 0]);
});
