import { expect, test } from "vitest";
import { openFile } from "./open-file.ts";
import { restNode } from "../../tests/stage/drawn-node.ts";

const frame = restNode("FRAME", [0, 0, 10, 10], { id: "1:2", name: "Home" });
const page = { id: "0:1", name: "Page 1", type: "CANVAS", children: [frame] };
const opened = (json: unknown) => openFile(JSON.stringify(json), "my design.json");

test("a whole file is opened as it is", () => {
  const result = opened({
    name: "Shop",
    document: { id: "0:0", name: "D", type: "DOCUMENT", children: [page] },
  });
  expect(result).toMatchObject({ isOpen: true, screenCount: 1, file: { name: "Shop" } });
});

test.each([
  ["a nodes answer", { name: "N", nodes: { "1:2": { document: frame } } }],
  ["a document that is one node", { name: "N", document: frame }],
  ["a bare node", frame],
])("%s becomes a file of one page", (_, json) => {
  const result = opened(json);
  expect(result).toMatchObject({ isOpen: true, screenCount: 1 });
  expect(result.isOpen && result.file.document.children?.[0]).toMatchObject({
    type: "CANVAS",
    children: [{ id: "1:2" }],
  });
});

test("a file without a name has that of the file it came from", () => {
  const result = opened({ document: frame });
  expect(result.isOpen && result.file.name).toBe("my design");
});

test("a file without screens says so", () => {
  expect(opened({ ...page, children: [] })).toMatchObject({ isOpen: true, screenCount: 0 });
});

test.each([
  ["[]", /^file: this is not a design: expected an object/],
  ['{"a":1}', /^file: this is not a design/],
  ['{"nodes":{"1:2":null}}', /^nodes: no such layer: 1:2/],
])("%s cannot be opened, and the message names the place", (text, message) => {
  expect(openFile(text, "x.json")).toMatchObject({
    isOpen: false,
    reason: "unreadable",
    message: expect.stringMatching(message),
  });
});

test.each([
  ["a picture", "\uFFFDPNG", { reason: "other-kind" }],
  ["a file that ends too early", '{\n"a"', { reason: "damaged", line: "2" }],
])("of %s that is opened as JSON nobody reads what a parser says", (_, text, failure) => {
  expect(openFile(text, "x.json")).toEqual({ isOpen: false, ...failure });
});

test("what cannot be read of a file does not keep it closed", () => {
  const odd = { ...frame, opacity: 9, fills: [null], children: [null, { type: "EMBED", id: "1:3" }] };
  const entries = { "1:2": { document: odd }, "1:4": null, "1:5": {}, "1:6": 7 };
  for (const json of [{ document: odd }, { nodes: entries }])
    expect(opened(json)).toMatchObject({ isOpen: true, screenCount: 1 });
});

test("layers that no reader looks at get what the editor needs of every layer", () => {
  const result = opened({
    ...page,
    children: [frame, { type: "TEXT", visible: false, children: "none" }],
  });
  const [, loose] = (result.isOpen && result.file.document.children?.[0]?.children) || [];
  expect(loose).toMatchObject({ id: expect.any(String), name: "TEXT", type: "TEXT" });
  expect(loose?.children ?? []).toEqual([]);
});
