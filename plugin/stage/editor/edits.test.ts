import { expect, test } from "vitest";
import { boxOf } from "../draw/placement.ts";
import { halfEm, lettered, restNode, restText, solid } from "../../../tests/stage/drawn-node.ts";
import { applyDocumentChanges } from "../realm/document.ts";
import type { DocumentChange } from "../realm/editor.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { fillOf, moveNodes, readHex, resize, retype, setFill, setFontSize } from "./edits.ts";
import { documentOf, layer } from "../../../tests/stage/open-document.ts";

const after = (node: RestNode, changes: readonly DocumentChange[]) =>
  applyDocumentChanges(documentOf(node), changes).document.nodes;

test("a layer moves with all that is in it", () => {
  const node = layer("a", [0, 0, 10, 10], [layer("b", [1, 1, 2, 2])]);
  const nodes = after(node, moveNodes(node, 5, -3));
  expect(["a", "b"].map((id) => nodes.get(id)).map((moved) => moved && boxOf(moved))).toEqual([
    { x: 5, y: -3, width: 10, height: 10 },
    { x: 6, y: -2, width: 2, height: 2 },
  ]);
});

test("moving a layer of the dialect with capital letters works too", () => {
  const node = { ...layer("a", [0, 0, 0, 0]), absoluteBoundingBox: { X: 1, Y: 2, Width: 3, Height: 4 } };
  const moved = after(node, moveNodes(node, 1, 1)).get("a");
  expect(moved && boxOf(moved)).toEqual({ x: 2, y: 3, width: 3, height: 4 });
});

test("a resized layer keeps its place, and its own size follows", () => {
  const node = layer("a", [7, 8, 10, 10], [], { size: { x: 10, y: 10 } });
  expect(after(node, resize(node, { width: 30 })).get("a")).toMatchObject({
    absoluteBoundingBox: { x: 7, y: 8, width: 30, height: 10 },
    size: { x: 30, y: 10 },
  });
});

test("a text that is written anew is no longer drawn from the outlines of what it said", () => {
  const outlined = restText(
    "ab",
    [0, 0, 10, 12],
    {},
    lettered([{ at: 0, x: 0, y: 9, widthPx: 5, path: "l1 1" }]),
  );
  for (const changes of [retype(outlined, "new", halfEm), setFontSize(outlined, 20, halfEm)]) {
    const changed = after(outlined, changes).get(outlined.id);
    expect(changed).not.toHaveProperty("glyphGeometry");
  }
  expect(after(outlined, setFill(outlined, { r: 1, g: 0, b: 0 })).get(outlined.id)).toHaveProperty(
    "glyphGeometry",
  );
});

test("a hugging text grows with its characters, around its middle when it is centred", () => {
  const node = restText("ab", [0, 0, 10, 12], {
    textAutoResize: "WIDTH_AND_HEIGHT",
    textAlignHorizontal: "CENTER",
  });
  expect(after(node, retype(node, "abcd", halfEm)).get("1:1")).toMatchObject({
    characters: "abcd",
    absoluteBoundingBox: { x: -5, y: 0, width: 20, height: 12 },
  });
});

test("a line height follows the font size", () => {
  const node = restText("ab", [0, 0, 100, 12]);
  expect(after(node, setFontSize(node, 20, halfEm)).get("1:1")).toMatchObject({
    style: { fontSize: 20, lineHeightPx: 24, fontFamily: "Inter" },
  });
});

test("a colour is read from one solid fill only", () => {
  const filled = (fills: unknown) => fillOf(restNode("FRAME", [0, 0, 1, 1], { fills }));
  expect(filled([solid(1, 0.5, 0)])).toBe("#ff8000");
  expect(filled([{ type: "SOLID", color: { R: 0, G: 0, B: 1, A: 1 } }])).toBe("#0000ff");
  expect(filled([solid(1, 0, 0), solid(0, 0, 1)])).toBeNull();
  expect(filled(undefined)).toBeNull();
});

test("a colour is written and read back", () => {
  const node = layer("a", [0, 0, 1, 1]);
  const color = readHex("336699");
  const painted = color && after(node, setFill(node, color)).get("a");
  expect(painted && fillOf(painted)).toBe("#336699");
});

test.each([
  ["#fff", { r: 1, g: 1, b: 1 }],
  [" 000000 ", { r: 0, g: 0, b: 0 }],
  ["#ff", null],
  ["red", null],
])("%s is read as %o", (text, color) => {
  expect(readHex(text)).toEqual(color);
});
