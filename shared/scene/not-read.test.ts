import { describe, expect, test } from "vitest";
import { node, solid as red, style, text } from "../../tests/rest-file.ts";
import { fromRest } from "./rest/from-rest.ts";
import { collectNotRead } from "./not-read.ts";

const box = { x: 0, y: 0, width: 100, height: 50 };

function read(json: unknown) {
  const { tell, notRead } = collectNotRead();
  const scenes = fromRest(json, tell);
  return { scenes, frame: scenes[0]?.frames[0], notRead: notRead() };
}

const unknownLooks = { type: "image", scaleMode: "fill" };
const solid = { type: "solid", color: { r: 1, g: 0, b: 0 } };

describe("what cannot be read is left out, told, and the rest is read", () => {
  /** Where and what the one fault is, the layer, and what it is read as. */
  test.each<[string, object, object]>([
    [
      "children[0]: expected an object, found null",
      { children: [null, node({ id: "1:3" })] },
      { children: [{ id: "1:3" }] },
    ],
    [
      "children[0].absoluteBoundingBox: the box of the layer is missing",
      { children: [{ id: "1:4", name: "Video", type: "FRAME" }, node({ id: "1:3" })] },
      { children: [{ id: "1:3" }] },
    ],
    [
      "children[0].absoluteBoundingBox.width: expected a number of at least 0, found -1",
      { children: [node({ absoluteBoundingBox: { ...box, width: -1 } }), node({ id: "1:3" })] },
      { children: [{ id: "1:3" }] },
    ],
    [
      "absoluteBoundingBox.width: a number is missing",
      { absoluteBoundingBox: { x: 0, y: 0, height: 1 }, children: [node({ id: "1:3" })] },
      { box, children: [{ id: "1:3" }] },
    ],
    [
      "children[0].id: a text is missing",
      { children: [node({ id: null }), node({ id: "1:3" })] },
      { children: [{ id: "1:3" }] },
    ],
    ["name: expected a text, found 7", { name: 7 }, { name: "", box }],
    [
      "children[0].characters: a text is missing",
      { children: [text({ characters: undefined }), text()] },
      { children: [{ text: { characters: "Hello" } }] },
    ],
    [
      "children[0].style: a text needs a style",
      { children: [text({ style: null }), text()] },
      { children: [{ text: { characters: "Hello" } }] },
    ],
    [
      "children[0].style.fontSize: expected a size above 0, found 0",
      { children: [text({ style: { ...style, fontSize: 0 } })] },
      { id: "1:2" },
    ],
    [
      'children[0].style.fontWeight: expected a number, found the text "bold"',
      { children: [text({ style: { ...style, fontWeight: "bold" } })] },
      { children: [{ text: { runs: [{ sizePx: 16, weight: 400 }] } }] },
    ],
    [
      "children[0].styleOverrideTable[1].fontSize: expected a number of at least 0, found -1",
      {
        children: [
          text({ characterStyleOverrides: [1, 1, 0, 1, 1], styleOverrideTable: { 1: { fontSize: -1 } } }),
        ],
      },
      { children: [{ text: { runs: [{ sizePx: 16, start: 0, end: 5 }] } }] },
    ],
    [
      "children[0].characterStyleOverrides[1]: expected a number, found null",
      { children: [text({ characterStyleOverrides: [0, null] })] },
      { children: [{ text: { runs: [{ start: 0, end: 5 }] } }] },
    ],
    [
      "children[0].characterStyleOverrides[1]: expected a number from -100000000 to 100000000, found Infinity",
      { children: [text({ characterStyleOverrides: [0, Infinity] })] },
      { children: [{ text: { runs: [{ start: 0, end: 5 }] } }] },
    ],
    [
      "fills[0].imageTransform[0][2]: expected a number from -100000000 to 100000000, found Infinity",
      {
        fills: [
          {
            type: "IMAGE",
            scaleMode: "STRETCH",
            imageTransform: [
              [1, 0, Infinity],
              [0, 1, 0],
            ],
          },
        ],
      },
      { fills: [{ type: "image", scaleMode: "stretch" }] },
    ],
    ["fills[0]: expected an object", { fills: [null, red] }, { fills: [solid] }],
    [
      'effects[0].radius: expected a number, found the text "4"',
      {
        effects: [
          { type: "DROP_SHADOW", radius: "4" },
          { type: "LAYER_BLUR", radius: 4 },
        ],
      },
      { effects: [{ type: "layer-blur" }] },
    ],
    ['fills: expected a list, found the text "red"', { fills: "red" }, { box }],
    ["blendMode: expected a blend mode, found -1", { blendMode: -1 }, { box }],
    ['opacity: expected a number, found the text "half"', { opacity: "half" }, { box }],
    ['visible: expected true or false, found the text "no"', { visible: "no" }, { box }],
    [
      "primaryAxisAlignItems: expected one of MIN, CENTER, MAX, SPACE_BETWEEN, found",
      { layoutMode: "HORIZONTAL", itemSpacing: 8, primaryAxisAlignItems: "AROUND" },
      { layout: { direction: "horizontal", gapPx: 8, align: "start" } },
    ],
    [
      "rectangleCornerRadii[1]: expected a number, found null",
      { rectangleCornerRadii: [4, null, 4, 4] },
      { cornerRadiiPx: [4, 0, 4, 4] },
    ],
    [
      "strokeWeight: expected a number of at least 0, found -1",
      { strokes: [red], strokeWeight: -1 },
      { stroke: { widthsPx: [1, 1, 1, 1] } },
    ],
    [
      "interactions[0].actions[0]: expected an object, found null",
      { interactions: [{ actions: [null, { type: "BACK" }] }] },
      { reactions: [{ trigger: "ON_CLICK", action: "BACK" }] },
    ],
    [
      "interactions[0].actions[0].destinationId: expected a text, found 7",
      { interactions: [{ actions: [{ type: "NODE", destinationId: 7 }, { type: "BACK" }] }] },
      { reactions: [{ action: "BACK" }] },
    ],
    [
      'interactions[0]: expected an object, found the text "back"',
      { interactions: ["back", { actions: [{ type: "BACK" }] }] },
      { reactions: [{ action: "BACK" }] },
    ],
    [
      'boundVariables.fills: expected a variable, found the text "V:1"',
      { boundVariables: { fills: "V:1", opacity: { id: "V:2" } } },
      { variables: { opacity: ["V:2"] } },
    ],
    [
      "explicitVariableModes.theme: expected a text, found null",
      { explicitVariableModes: { theme: null, size: "phone" }, styles: { fill: "S:1" } },
      { modes: { size: "phone" }, styles: { fill: "S:1" } },
    ],
  ])("%s", (fault, fields, expected) => {
    const { frame, notRead } = read(node(fields));
    expect(frame).toMatchObject(expected);
    expect(notRead.first.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      expect.stringContaining(`node.${fault}`),
    ]);
  });

  test("a paint that cannot be read keeps its place: nobody knows what lies there", () => {
    const paints = [red, { type: "SOLID", color: { r: 3, g: 0, b: 0 } }, { type: "SOLID" }, { color: {} }];
    const { frame, notRead } = read(node({ fills: paints, strokes: [paints[1]] }));
    expect(frame?.fills).toEqual([solid, unknownLooks, unknownLooks, unknownLooks]);
    expect(frame?.strokes).toEqual([unknownLooks]);
    expect(notRead.first).toEqual([
      { path: "node.fills[1].color.r", reason: "expected a number from 0 to 1, found 3" },
      { path: "node.fills[2].color", reason: "a colour is missing" },
      { path: "node.fills[3].type", reason: "expected a type, found nothing" },
      { path: "node.strokes[0].color.r", reason: "expected a number from 0 to 1, found 3" },
    ]);
  });

  test("a hidden paint and a hidden layer are not even looked at", () => {
    const hidden = { visible: false, opacity: "junk" };
    expect(read(node({ fills: [hidden], children: [hidden] })).notRead.count).toBe(0);
  });

  test("a colour a little out of range is the nearest one that there is", () => {
    const { frame, notRead } = read(
      node({ fills: [{ type: "SOLID", color: { r: 1.02, g: -0.01, b: 0, a: 1.001 } }] }),
    );
    expect([frame?.fills, notRead.count]).toEqual([[solid], 0]);
  });

  test.each(["1e999", "-1e999", "1e300"])("a number such as %s says that it is too large", (number) => {
    const { frame, notRead } = read(
      JSON.parse(JSON.stringify(node({ rotation: 123 })).replace("123", number)),
    );
    expect(frame?.box).toEqual(box);
    expect(notRead.first).toEqual([
      {
        path: "node.rotation",
        reason: `expected a number from -100000000 to 100000000, found ${Number(number)}`,
      },
    ]);
  });

  test("pages and tables", () => {
    const { scenes, notRead } = read({
      name: 7,
      components: { "9:1": null, "9:2": { name: "Button" } },
      styles: "none",
      document: {
        type: "DOCUMENT",
        children: ["page", { type: "CANVAS", children: [{}, node()] }],
      },
    });
    expect(scenes).toMatchObject([
      { file: "", components: { "9:2": {} }, page: { id: "", name: "" }, frames: [{ id: "1:2" }] },
    ]);
    expect(notRead.first.map(({ path }) => path)).toEqual([
      "file.name",
      'file.components["9:1"]',
      "file.styles",
      "document.children[0]",
      "document.children[1].id",
      "document.children[1].name",
      "document.children[1].children[0].type",
    ]);
  });

  test("one of several layers that were asked for", () => {
    const { scenes, notRead } = read({
      nodes: { "1:2": { document: node() }, "1:3": null, "1:4": {}, "1:5": { document: 7 } },
    });
    expect(scenes).toHaveLength(1);
    expect(notRead.first).toEqual([
      { path: 'nodes["1:3"]', reason: "no such layer in the file" },
      { path: 'nodes["1:4"].document', reason: "the layer is missing" },
      { path: 'nodes["1:5"].document', reason: "expected an object, found 7" },
    ]);
  });

  test("names that every object knows are names like any other", () => {
    const { scenes, notRead } = read({
      components: { "9:1": { name: "On", componentSetId: "constructor" } },
      styles: { a: { name: "A", styleType: "toString" } },
      document: node({}),
    });
    expect(scenes[0]).toMatchObject({ components: { "9:1": { name: "On" } }, styles: {} });
    expect(scenes[0]?.components["9:1"]?.setName).toBeUndefined();
    expect(notRead.count).toBe(0);
  });
});

describe("a page of a whole file", () => {
  const page = (...children: readonly unknown[]) => ({ id: "0:1", name: "P", type: "CANVAS", children });
  const isComplete = (...children: readonly unknown[]) =>
    read({ document: { type: "DOCUMENT", children: [page(...children), page()] } }).scenes.map(
      (scene) => scene.page.isComplete,
    );

  test("is not known whole when something of it was not read: a way may have begun there", () => {
    expect(isComplete(node())).toEqual([true, true]);
    expect(isComplete(node(), null)).toEqual([undefined, true]);
    expect(isComplete(node({ interactions: [{ actions: [7] }] }))).toEqual([undefined, true]);
  });
});

describe("nesting", () => {
  const DEPTH = 20_000;
  const nested = (innermost: object, around: (inner: object) => object): object => {
    let at = innermost;
    for (let depth = 0; depth < DEPTH; depth += 1) at = around(at);
    return at;
  };

  test.each<[string, object, string]>([
    [
      "layers",
      nested(node(), (inner) => node({ children: [inner] })),
      "layers are nested more than 200 deep",
    ],
    [
      "sections",
      {
        ...nested(node(), (inner) => node({ type: "SECTION", children: [inner] })),
        type: "CANVAS",
      },
      "sections are nested more than 200 deep",
    ],
    [
      "conditional actions",
      node({
        interactions: [nested({ actions: [] }, (inner) => ({ actions: [{ conditionalBlocks: [inner] }] }))],
      }),
      "conditions are nested more than 20 deep",
    ],
    [
      "bound variables",
      node({ boundVariables: nested({ id: "V:1" }, (inner) => ({ inner })) }),
      "variables are nested more than 10 deep",
    ],
  ])("of %s ends where no design goes", (_, json, reason) => {
    const { notRead } = read(json);
    expect(notRead).toMatchObject({ count: 1, first: [{ reason }] });
    expect(notRead.first[0]?.path.length).toBeLessThanOrEqual(200);
  });

  test("of 200 levels is read", () => {
    let deep = node();
    for (let level = 1; level < 200; level += 1) deep = node({ children: [deep] });
    expect(read(deep).notRead.count).toBe(0);
  });
});

describe("more than a design has", () => {
  const many = (count: number, value: unknown) => Array.from({ length: count }, () => value);

  test("of paints, reactions, characters and stretches ends at the most", () => {
    const long = text({
      characters: "ab".repeat(60_000),
      characterStyleOverrides: Array.from({ length: 20_000 }, (_, at) => at % 2),
      styleOverrideTable: { 1: { fontSize: 20 } },
    });
    const { frame, notRead } = read(
      node({
        fills: many(101, { ...red, opacity: 0.5 }),
        interactions: many(201, { actions: [{ type: "BACK" }] }),
        children: [long],
      }),
    );
    const inner = frame?.children?.[0]?.text;
    expect([frame?.fills?.length, frame?.reactions?.length]).toEqual([100, 200]);
    expect([inner?.characters.length, inner?.runs.length, inner?.runs[9999]?.end]).toEqual([
      100_000, 10_000, 100_000,
    ]);
    expect(notRead.count).toBe(4);
  });

  test("of faults: the first 20 are named, and all are counted", () => {
    const { notRead } = read(node({ children: many(1000, null) }));
    expect([notRead.count, notRead.first.length]).toEqual([1000, 20]);
    expect(notRead.first[19]?.path).toBe("node.children[19]");
  });
});
