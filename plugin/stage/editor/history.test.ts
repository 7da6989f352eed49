import { expect, test } from "vitest";
import { applyDocumentChanges, openDocument } from "../realm/document.ts";
import type { DocumentChange } from "../realm/editor.ts";
import { changesBetween, withPagesRead } from "./history.ts";
import { documentOf, layer } from "../../../tests/stage/open-document.ts";

const before = documentOf(layer("a", [0, 0, 10, 10], [layer("b", [1, 1, 2, 2]), layer("c", [5, 5, 2, 2])]));

const afterwards = (...changes: readonly DocumentChange[]) => applyDocumentChanges(before, changes).document;

test("a changed field is told with its former value", () => {
  const after = afterwards({ type: "set", id: "b", fields: { name: "B", opacity: 0.5 } });
  expect(changesBetween(after, before)).toEqual([
    { type: "set", id: "b", fields: { name: "b", opacity: undefined } },
  ]);
});

test("taking back a removal brings the layer back to its place", () => {
  const after = afterwards({ type: "remove", id: "b" });
  const undone = applyDocumentChanges(after, changesBetween(after, before)).document;
  expect(undone.file).toEqual(before.file);
  expect(undone.nodes.get("b")).toEqual(before.nodes.get("b"));
});

test("a page that was read in the meantime stays read when a change is taken back", () => {
  const pages = [
    { id: "p1", name: "One", type: "CANVAS", children: [layer("a", [0, 0, 10, 10])] },
    { id: "p2", name: "Two", type: "CANVAS", isUnread: true },
  ];
  const unread = openDocument({
    name: "F",
    document: { id: "0:0", name: "D", type: "DOCUMENT", children: pages },
  });
  const moved = applyDocumentChanges(unread, [{ type: "set", id: "a", fields: { name: "A" } }]).document;
  const fields = { isUnread: undefined, children: [layer("b", [0, 0, 10, 10])] };
  const read = applyDocumentChanges(moved, [{ type: "set", id: "p2", fields }]).document;
  const undone = withPagesRead(unread, read);
  expect(undone.nodes.get("a")?.name).toBe("a");
  expect(undone.nodes.get("p2")).not.toHaveProperty("isUnread");
  expect(undone.nodes.has("b")).toBe(true);
  expect(changesBetween(read, undone)).toEqual([{ type: "set", id: "a", fields: { name: "a" } }]);
  expect(withPagesRead(moved, unread)).toBe(moved);
});
