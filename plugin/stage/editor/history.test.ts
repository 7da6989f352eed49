import { expect, test } from "vitest";
import { applyChanges } from "../realm/document.ts";
import type { DocumentChange } from "../realm/editor.ts";
import { changesBetween } from "./history.ts";
import { documentOf, layer } from "./testing.ts";

const before = documentOf(layer("a", [0, 0, 10, 10], [layer("b", [1, 1, 2, 2]), layer("c", [5, 5, 2, 2])]));

const afterwards = (...changes: readonly DocumentChange[]) => applyChanges(before, changes).document;

test("nothing changed, nothing to tell", () => {
  expect(changesBetween(before, before)).toEqual([]);
});

test("a changed field is told with its former value", () => {
  const after = afterwards({ type: "set", id: "b", fields: { name: "B", opacity: 0.5 } });
  expect(changesBetween(after, before)).toEqual([
    { type: "set", id: "b", fields: { name: "b", opacity: undefined } },
  ]);
});

test("taking back a removal brings the layer back to its place", () => {
  const after = afterwards({ type: "remove", id: "b" });
  const undone = applyChanges(after, changesBetween(after, before)).document;
  expect(undone.file).toEqual(before.file);
  expect(undone.nodes.get("b")).toEqual(before.nodes.get("b"));
});
