import { describe, expect, it } from "vitest";
import { fileWith, layer } from "../../../tests/run-on-stage.ts";
import { everyNode } from "../../../shared/scene/every-node.ts";
import { applyDocumentChanges, openDocument, pageIdOf } from "./document.ts";

const label = layer("TEXT", { id: "1:3" });
const frame = layer("FRAME", { id: "1:1", children: [layer("RECTANGLE", { id: "1:2" }), label] });
const document = openDocument(fileWith([frame]));
const treeIds = ({ file }: typeof document) => everyNode(file.document).map(({ id }) => id);

describe("an open document", () => {
  it("finds nodes, parents and pages by id", () => {
    expect(document.nodes.get("1:3")).toBe(label);
    expect(document.parents.get("1:3")).toBe("1:1");
    expect(pageIdOf(document, "1:3")).toBe("p:1");
    expect(pageIdOf(document, "d:0")).toBeUndefined();
  });

  it("sets and removes fields, in the tree and in the index, and leaves its former self alone", () => {
    const fields = { name: "Title", characters: undefined };
    const { document: next, changed } = applyDocumentChanges(document, [{ type: "set", id: "1:3", fields }]);
    expect(next.nodes.get("1:3")).toMatchObject({ name: "Title" });
    expect(next.nodes.get("1:3")).not.toHaveProperty("characters");
    expect(next.nodes.get("1:1")?.children?.[1]).toBe(next.nodes.get("1:3"));
    expect(changed).toEqual([{ id: "1:3", fields: ["name", "characters"] }]);
    expect(document.nodes.get("1:3")).toBe(label);
  });

  it("removes a node with everything inside it", () => {
    const { document: next, removed } = applyDocumentChanges(document, [{ type: "remove", id: "1:1" }]);
    expect(treeIds(next)).toEqual(["d:0", "p:1"]);
    expect(next.nodes.has("1:3")).toBe(false);
    expect(removed.map(({ id }) => id)).toEqual(["1:1", "1:2", "1:3"]);
  });

  it("takes new children: what was not there is created, what is not there any more is removed", () => {
    const children = [label, layer("ELLIPSE", { id: "1:9" })];
    const applied = applyDocumentChanges(document, [{ type: "set", id: "1:1", fields: { children } }]);
    expect(treeIds(applied.document)).toEqual(["d:0", "p:1", "1:1", "1:3", "1:9"]);
    expect(applied.created.map(({ id }) => id)).toEqual(["1:9"]);
    expect(applied.removed.map(({ id }) => id)).toEqual(["1:2"]);
    expect(applied.document.parents.get("1:9")).toBe("1:1");
  });

  it("applies changes one after the other, and passes over nodes that are not there", () => {
    const { document: next } = applyDocumentChanges(document, [
      { type: "remove", id: "1:2" },
      { type: "set", id: "1:2", fields: { name: "Ghost" } },
      { type: "remove", id: "7:7" },
      { type: "set", id: "1:1", fields: { name: "Screen" } },
    ]);
    expect(treeIds(next)).toEqual(["d:0", "p:1", "1:1", "1:3"]);
    expect(next.nodes.get("1:1")?.name).toBe("Screen");
  });
});
