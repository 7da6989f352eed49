import { describe, expect, it } from "vitest";
import { fileWith, layer } from "../../../../tests/run-on-stage.ts";
import { asFile } from "./as-file.ts";

const frame = layer("FRAME");
const typesOf = ({ document }: ReturnType<typeof asFile>) => [
  document.type,
  ...(document.children ?? []).flatMap((page) => [
    page.type,
    ...(page.children ?? []).map(({ type }) => type),
  ]),
];

describe("making a whole file of an answer of the REST API", () => {
  it.each([
    ["a file", fileWith([frame])],
    ["a file whose document is one layer", { name: "F", document: frame }],
    ["a page", { id: "0:1", name: "P", type: "CANVAS", children: [frame] }],
    ["a bare layer", frame],
    ["an answer with nodes", { nodes: { a: { document: frame }, b: null } }],
  ])("takes %s", (_, json) => {
    expect(typesOf(asFile(json))).toEqual(["DOCUMENT", "CANVAS", "FRAME"]);
  });

  it("gathers the tables of an answer with nodes", () => {
    const components = { "1:1": { name: "Button" } };
    expect(asFile({ nodes: { a: { document: frame, components } } }).components).toEqual(components);
  });
});
