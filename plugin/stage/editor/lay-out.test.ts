import { expect, test } from "vitest";
import { boxOf } from "../draw/placement.ts";
import { applyDocumentChanges } from "../realm/document.ts";
import type { DocumentChange } from "../realm/editor.ts";
import { documentOf, layer } from "../../../tests/stage/open-document.ts";
import { laidOut } from "./lay-out.ts";

const HUGS = { layoutSizingHorizontal: "HUG", layoutSizingVertical: "HUG" };

/** A row of two tags, in a column that begins with a heading. */
const column = layer(
  "column",
  [0, 0, 120, 60],
  [
    layer("heading", [0, 0, 120, 20]),
    layer("row", [0, 30, 90, 30], [layer("first", [5, 35, 30, 20]), layer("second", [45, 35, 40, 20])], {
      layoutMode: "HORIZONTAL",
      itemSpacing: 10,
      paddingLeft: 5,
      paddingRight: 5,
      paddingTop: 5,
      paddingBottom: 5,
      ...HUGS,
    }),
  ],
  { layoutMode: "VERTICAL", itemSpacing: 10, layoutSizingHorizontal: "FIXED", layoutSizingVertical: "HUG" },
);

function boxesAfter(changes: readonly DocumentChange[]) {
  const before = documentOf(column);
  const after = applyDocumentChanges(before, changes).document;
  const { nodes } = applyDocumentChanges(after, laidOut(before, after, changes)).document;
  return (id: string) => {
    const node = nodes.get(id);
    const { x, y, width, height } = (node && boxOf(node)) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x, y, width, height];
  };
}

test("more space inside moves what lies in a layout, and the layouts around grow with it", () => {
  const boxOfLayer = boxesAfter([
    { type: "set", id: "row", fields: { paddingLeft: 15, paddingTop: 8, itemSpacing: 20 } },
  ]);
  expect(boxOfLayer("row")).toEqual([0, 30, 110, 33]);
  expect(boxOfLayer("first")).toEqual([15, 38, 30, 20]);
  expect(boxOfLayer("second")).toEqual([65, 38, 40, 20]);
  expect(boxOfLayer("column")).toEqual([0, 0, 120, 63]);
});

test("what grows pushes the rest along; another colour moves nothing", () => {
  const grown = boxesAfter([
    { type: "set", id: "first", fields: { absoluteBoundingBox: { x: 5, y: 35, width: 50, height: 20 } } },
  ]);
  expect(grown("second")).toEqual([65, 35, 40, 20]);
  expect(grown("row")).toEqual([0, 30, 110, 30]);
  expect(boxesAfter([{ type: "set", id: "row", fields: { fills: [] } }])("row")).toEqual([0, 30, 90, 30]);
});
