import { describe, expect, test } from "vitest";
import { collectNotRead } from "../scene/not-read.ts";
import { fromRest } from "../scene/from-rest.ts";
import { readLibraryTables } from "../scene/read-library.ts";
import type { RestNode } from "../scene/rest-file.ts";
import { type FigDesign, openFig } from "./open-fig.ts";
import { document, type FigParts, figFile, guid, node, encodeOutline } from "./testing.ts";

const RED = { r: 1, g: 0, b: 0, a: 1 };
const BLUE = { r: 0, g: 0, b: 1, a: 1 };
const fill = (color: object, fields: object = {}) => ({ type: "SOLID", color, ...fields });
const at = (x: number, y: number, m00 = 1, m01 = 0, m10 = 0, m11 = 1) => ({
  m00,
  m01,
  m02: x,
  m10,
  m11,
  m12: y,
});

const open = (parts: FigParts): FigDesign => openFig(figFile(parts));

function pageOf(nodes: readonly object[], blobs: readonly Uint8Array[] = []): readonly RestNode[] {
  const design = open({ nodes: document(...nodes), blobs });
  return design.readPage("1:1").document.children?.[0]?.children ?? [];
}

const all = (nodes: readonly RestNode[]): readonly RestNode[] =>
  nodes.flatMap((found) => [found, ...all(found.children ?? [])]);

const named = (nodes: readonly RestNode[], name: string): RestNode => {
  const found = all(nodes).find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

describe("the layers of a page", () => {
  test("lie where they are seen on the canvas, in painting order", () => {
    const page = pageOf([
      node(2, "FRAME", 1, { name: "Screen", transform: at(100, 50) }),
      node(4, "ROUNDED_RECTANGLE", 2, { name: "Above" }),
      node(3, "ROUNDED_RECTANGLE", 2, { name: "Below", transform: at(10, 20), size: { x: 30, y: 40 } }),
    ]);
    expect(named(page, "Screen").children?.map(({ name }) => name)).toEqual(["Below", "Above"]);
    expect(named(page, "Below")).toMatchObject({
      type: "RECTANGLE",
      absoluteBoundingBox: { x: 110, y: 70, width: 30, height: 40 },
    });
  });

  test("are turned inside what is turned", () => {
    const quarter = at(100, 0, 0, -1, 1, 0);
    const page = pageOf([
      node(2, "FRAME", 1, { transform: quarter, size: { x: 60, y: 20 } }),
      node(3, "ROUNDED_RECTANGLE", 2, { name: "Inner", transform: at(10, 0), size: { x: 20, y: 10 } }),
    ]);
    expect(named(page, "Inner")["absoluteBoundingBox"]).toEqual({ x: 90, y: 10, width: 10, height: 20 });
    expect(page[0]?.["rotation"]).toBeCloseTo(-Math.PI / 2);
  });

  test("are left out when they are hidden, with all that is in them", () => {
    const page = pageOf([node(2, "FRAME", 1, { visible: false }), node(3, "TEXT", 2)]);
    expect(page).toEqual([]);
  });

  test("a frame may be a group or a set of variants", () => {
    const page = pageOf([
      node(2, "FRAME", 1, { resizeToFit: true }),
      node(3, "FRAME", 1, { isStateGroup: true }),
      node(4, "SYMBOL", 3),
      node(5, "FRAME", 1, { frameMaskDisabled: true }),
    ]);
    expect(all(page).map(({ type, clipsContent }) => [type, clipsContent])).toEqual([
      ["GROUP", undefined],
      ["COMPONENT_SET", true],
      ["COMPONENT", true],
      ["FRAME", false],
    ]);
  });

  test("say how they are laid out: as long as their content unless said, as wide as they were made", () => {
    const page = pageOf([
      node(2, "FRAME", 1, {
        name: "Row",
        stackMode: "HORIZONTAL",
        stackSpacing: 8,
        stackHorizontalPadding: 16,
      }),
      node(3, "FRAME", 2, { name: "Wide", stackChildPrimaryGrow: 1, stackChildAlignSelf: "STRETCH" }),
    ]);
    expect(named(page, "Row")).toMatchObject({
      layoutMode: "HORIZONTAL",
      itemSpacing: 8,
      paddingLeft: 16,
      layoutSizingHorizontal: "HUG",
      layoutSizingVertical: "FIXED",
    });
    expect(named(page, "Wide")).toMatchObject({
      layoutSizingHorizontal: "FILL",
      layoutSizingVertical: "FILL",
    });
  });

  test("have the outlines that were baked, and regions with fills of their own", () => {
    const square = encodeOutline(
      ["M", 0, 0],
      ["L", 10, 0],
      ["Q", 10, 5, 10, 10],
      ["C", 1, 2, 3, 4, 0, 10.126],
      ["Z"],
    );
    const vector = node(2, "VECTOR", 1, {
      fillGeometry: [{ windingRule: "ODD", commandsBlob: 0, styleID: 3 }],
    });
    expect(pageOf([vector], [square])[0]?.["fillGeometry"]).toEqual([
      { path: "M0 0 L10 0 Q10 5 10 10 C1 2 3 4 0 10.13 Z", windingRule: "EVENODD", overrideID: 3 },
    ]);
  });

  test("lead to other screens", () => {
    const interaction = (action: object) => ({ event: { interactionType: "ON_CLICK" }, actions: [action] });
    const [screen] = pageOf([
      node(2, "FRAME", 1, {
        prototypeInteractions: [
          interaction({
            connectionType: "INTERNAL_NODE",
            transitionNodeID: guid(9),
            navigationType: "OVERLAY",
          }),
          interaction({ connectionType: "BACK" }),
          { ...interaction({ connectionType: "BACK" }), isDeleted: true },
        ],
      }),
    ]);
    expect(screen?.["interactions"]).toEqual([
      {
        trigger: { type: "ON_CLICK" },
        actions: [{ type: "NODE", destinationId: "1:9", navigation: "OVERLAY" }],
      },
      { trigger: { type: "ON_CLICK" }, actions: [{ type: "BACK" }] },
    ]);
  });
});

describe("the paints of a layer", () => {
  test("show the picture of the file, and tell its size", () => {
    const hash = Uint8Array.of(0xab, 0x01);
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
    const picture = {
      type: "IMAGE",
      image: { hash },
      imageScaleMode: "FIT",
      originalImageWidth: 40,
      originalImageHeight: 30,
    };
    const design = open({
      nodes: document(node(2, "ROUNDED_RECTANGLE", 1, { fillPaints: [picture] })),
      images: { ab01: png },
    });
    const file = design.readPage("1:1");
    expect(file.document.children?.[0]?.children?.[0]?.["fills"]).toMatchObject([
      { type: "IMAGE", imageRef: "ab01", scaleMode: "FIT" },
    ]);
    expect(file.imageSizes).toEqual({ ab01: { width: 40, height: 30 } });
    expect(design.imageOf("ab01")).toEqual(png);
  });

  test("have the handles of a gradient, which the file keeps as the way back", () => {
    const stops = [
      { color: RED, position: 0 },
      { color: BLUE, position: 1 },
    ];
    const down = { type: "GRADIENT_LINEAR", stops, transform: at(0, 1, 0, 1, -1, 0) };
    const [shape] = pageOf([node(2, "ROUNDED_RECTANGLE", 1, { fillPaints: [down] })]);
    expect(shape?.["fills"]).toMatchObject([
      {
        gradientHandlePositions: [
          { x: 0.5, y: 0 },
          { x: 0.5, y: 1 },
          { x: 0, y: 0 },
        ],
        gradientStops: stops,
      },
    ]);
  });

  test("are those of the shared style, though the layer remembers older ones", () => {
    const page = pageOf([
      node(8, "ROUNDED_RECTANGLE", 0, { name: "Brand", fillPaints: [fill(BLUE)], key: "k1" }),
      node(2, "ROUNDED_RECTANGLE", 1, {
        name: "Styled",
        fillPaints: [fill(RED)],
        styleIdForFill: { assetRef: { key: "k1", version: "2:3" } },
      }),
    ]);
    expect(named(page, "Styled")).toMatchObject({ fills: [{ color: BLUE }], styles: { fill: "1:8" } });
  });
});

/** A collection (20) with two modes, light (21) and dark (22), and a colour (23) that differs between them. */
const THEME = [
  node(20, "VARIABLE_SET", 0, {
    key: "theme",
    variableSetModes: [
      { id: guid(22), name: "Dark", sortPosition: "b" },
      { id: guid(21), name: "Light", sortPosition: "a" },
    ],
  }),
  node(23, "VARIABLE", 0, {
    key: "text",
    variableSetID: { assetRef: { key: "theme" } },
    variableDataValues: {
      entries: [
        { modeID: guid(21), variableData: { value: { colorValue: RED } } },
        { modeID: guid(22), variableData: { value: { alias: { guid: guid(24) } } } },
      ],
    },
  }),
  node(24, "VARIABLE", 0, {
    variableSetID: { guid: guid(20) },
    variableDataValues: { entries: [{ modeID: guid(21), variableData: { value: { colorValue: BLUE } } }] },
  }),
];
const dark = {
  variableModeBySetMap: { entries: [{ variableSetID: { guid: guid(20) }, variableModeID: guid(22) }] },
};
const bound = fill(
  { r: 0, g: 1, b: 0, a: 1 },
  { colorVar: { value: { alias: { assetRef: { key: "text" } } } } },
);

describe("colours of variables", () => {
  test("are those of the mode in force, the first where none is set", () => {
    const page = pageOf([
      ...THEME,
      node(2, "ROUNDED_RECTANGLE", 1, { name: "Light", fillPaints: [bound] }),
      node(3, "FRAME", 1, { ...dark }),
      node(4, "ROUNDED_RECTANGLE", 3, { name: "Dark", fillPaints: [bound] }),
    ]);
    expect(named(page, "Light")["fills"]).toMatchObject([{ color: RED }]);
    expect(named(page, "Dark")["fills"]).toMatchObject([{ color: BLUE }]);
  });

  test("are told with their names and modes, so that a screen can be judged in another one", () => {
    const nodes = document(...THEME, node(3, "FRAME", 1, { ...dark, fillPaints: [bound] }));
    const [scene] = fromRest(open({ nodes }).readPage("1:1"));
    expect(scene?.collections).toEqual({
      "VariableCollectionId:theme": {
        name: "VARIABLE_SET 20",
        modes: [
          { id: "1:21", name: "Light" },
          { id: "1:22", name: "Dark" },
        ],
        defaultModeId: "1:21",
      },
    });
    expect(scene?.frames[0]?.modes).toEqual({ "VariableCollectionId:theme": "1:22" });
    expect(scene?.frames[0]?.fills).toMatchObject([{ variable: "VariableID:1:23" }]);
  });

  test("that refer to each other in a circle keep what the layer remembers", () => {
    const loop = (id: number, to: number) =>
      node(id, "VARIABLE", 0, {
        variableSetID: { guid: guid(20) },
        variableDataValues: {
          entries: [{ modeID: guid(21), variableData: { value: { alias: { guid: guid(to) } } } }],
        },
      });
    const paint = fill(RED, { colorVar: { value: { alias: { guid: guid(30) } } } });
    const page = pageOf([...THEME, loop(30, 31), loop(31, 30), node(2, "FRAME", 1, { fillPaints: [paint] })]);
    expect(page[0]?.["fills"]).toMatchObject([{ color: RED }]);
  });
});

const SPACE = node(25, "VARIABLE", 0, {
  variableSetID: { guid: guid(20) },
  variableResolvedType: "FLOAT",
  variableDataValues: { entries: [{ modeID: guid(21), variableData: { value: { floatValue: 8 } } }] },
});
const gives = (variableField: string) => ({
  variableField,
  variableData: { value: { alias: { guid: guid(25) } } },
});

describe("numbers of variables", () => {
  test("are told of the properties that they give, under the names of the REST API", () => {
    const entries = ["STACK_SPACING", "STACK_PADDING_LEFT", "CORNER_RADIUS", "SOMETHING_NEW"].map(gives);
    const nodes = [...THEME, SPACE, node(2, "FRAME", 1, { variableConsumptionMap: { entries } })];
    const [scene] = fromRest(open({ nodes: document(...nodes) }).readPage("1:1"));
    const id = "VariableID:1:25";
    expect(scene?.frames[0]?.variables).toEqual({
      itemSpacing: [id],
      paddingLeft: [id],
      rectangleCornerRadii: [id, id, id, id],
    });
  });

  test("are values of their variables", () => {
    const { tables } = open({ nodes: document(...THEME, SPACE) });
    expect(readLibraryTables(tables).variables.find(({ id }) => id === "VariableID:1:25")).toMatchObject({
      values: { "1:21": 8 },
    });
  });
});

describe("what a file keeps", () => {
  const deleted = { isSoftDeleted: true };
  const style = (id: number, more: object = {}) =>
    node(id, "ROUNDED_RECTANGLE", 0, { styleType: "FILL", fillPaints: [fill(BLUE)], ...more });

  test("may be deleted, a variable with its collection, or come from another file", () => {
    const collection = node(40, "VARIABLE_SET", 0, { ...deleted });
    const lost = node(41, "VARIABLE", 0, { variableSetID: { guid: guid(40) } });
    const nodes = document(collection, lost, style(42, deleted), style(43, { publishID: guid(9) }));
    const { variables, styles } = readLibraryTables(open({ nodes }).tables);
    expect(variables).toMatchObject([{ id: "VariableID:1:41", isDeleted: true }]);
    expect(styles).toMatchObject([
      { id: "1:42", isDeleted: true },
      { id: "1:43", isRemote: true },
    ]);
  });

  test("shows how a style looks", () => {
    const [found] = readLibraryTables(open({ nodes: document(style(42)) }).tables).styles;
    expect(found?.fills).toEqual([{ type: "solid", color: { r: 0, g: 0, b: 1 } }]);
  });

  test("is used where something refers to it, also on hidden layers; itself is no use", () => {
    const nodes = document(
      ...THEME,
      style(42),
      style(43),
      node(2, "FRAME", 1, { visible: false, fillPaints: [bound], styleIdForStrokeFill: { guid: guid(42) } }),
    );
    const used = open({ nodes }).usedIds();
    const ids = ["VariableID:1:23", "VariableID:1:24", "1:42", "1:43"];
    expect(ids.map((id) => used.has(id))).toEqual([true, true, true, false]);
  });
});

const font = { family: "Inter", style: "Semi Bold", postscript: "Inter-SemiBold" };

describe("a text", () => {
  test("is set as its font asks where the file says per cent", () => {
    const [text] = pageOf([
      node(2, "TEXT", 1, {
        textData: {
          characters: "Hello",
          fontMetaData: [{ key: { ...font, postscript: "" }, fontLineHeight: 1.25, fontWeight: 600 }],
        },
        fontName: font,
        fontSize: 16,
        lineHeight: { value: 100, units: "PERCENT" },
        letterSpacing: { value: -2, units: "PERCENT" },
        textAutoResize: "WIDTH_AND_HEIGHT",
      }),
    ]);
    expect(text).toMatchObject({
      characters: "Hello",
      style: { fontFamily: "Inter", fontWeight: 600, fontSize: 16, lineHeightPx: 20, letterSpacing: -0.32 },
    });
  });

  test.each([
    ["an address", { url: "https://example.com" }, { type: "URL", url: "https://example.com" }],
    ["a layer", { guid: { sessionID: 1, localID: 2 } }, { type: "NODE" }],
    ["nowhere", { url: "" }, { type: "URL", url: "" }],
  ])("says whether it leads to %s", (_, hyperlink, expected) => {
    const [text] = pageOf([
      node(2, "TEXT", 1, { textData: { characters: "Terms" }, fontName: font, hyperlink }),
    ]);
    expect(text).toMatchObject({ style: { hyperlink: expected } });
  });

  test("has runs of other looks", () => {
    const style = {
      styleID: 7,
      fontSize: 24,
      fillPaints: [fill(RED)],
      lineHeight: { value: 1.5, units: "RAW" },
    };
    const textData = { characters: "abc", characterStyleIDs: [0, 7, 7], styleOverrideTable: [style] };
    const nodes = document(
      node(2, "FRAME", 1),
      node(3, "TEXT", 2, {
        textData,
        fontName: font,
        fontSize: 16,
        lineHeight: { value: 20, units: "PIXELS" },
      }),
    );
    const [scene] = fromRest(open({ nodes }).readPage("1:1"));
    expect(scene?.frames[0]?.children?.[0]?.text?.runs).toMatchObject([
      { start: 0, end: 1, sizePx: 16, lineHeightPx: 20, weight: 600 },
      { start: 1, end: 3, sizePx: 24, lineHeightPx: 36, weight: 600, fills: [{ color: { r: 1 } }] },
    ]);
  });

  test("has the outlines of its letters, and the box of their ink", () => {
    const letter = encodeOutline(["Z"], ["M", 0, 0], ["L", 0.5, 0.7], ["Z"]);
    const glyph = (x: number, styleID: number) => ({
      commandsBlob: 0,
      position: { x, y: 15 },
      fontSize: 10,
      styleID,
    });
    const [text] = pageOf(
      [
        node(2, "TEXT", 1, {
          textData: { characters: "ll" },
          derivedTextData: { glyphs: [glyph(0, 0), glyph(6, 0), glyph(12, 2)] },
          transform: at(100, 0),
        }),
      ],
      [letter],
    );
    expect(text?.["glyphGeometry"]).toEqual([
      { styleId: 0, path: "M0 15 L5 8 ZM6 15 L11 8 Z" },
      { styleId: 2, path: "M12 15 L17 8 Z" },
    ]);
    expect(text?.["absoluteRenderBounds"]).toMatchObject({ x: 100, y: expect.closeTo(8) });
  });

  test("keeps its emoji, which have no outline", () => {
    const glyphs = [{ position: { x: 1, y: 2 }, fontSize: 10, emojiCodePoints: [0x1f600] }];
    const [text] = pageOf([
      node(2, "TEXT", 1, { textData: { characters: "😀" }, derivedTextData: { glyphs } }),
    ]);
    expect(text?.["emoji"]).toEqual([{ characters: "😀", x: 1, y: 2, fontSize: 10 }]);
    expect(text?.["absoluteRenderBounds"]).toBeUndefined();
  });
});

/** A button (10) with a label (11) and an icon (12), which is an instance of a star (14). */
const BUTTON = [
  node(10, "SYMBOL", 0, { name: "Button", componentPropDefs: [{ id: guid(40), name: "Label" }] }),
  node(11, "TEXT", 10, {
    name: "Label",
    textData: { characters: "Button" },
    componentPropRefs: [{ defID: guid(40), componentPropNodeField: "TEXT_DATA" }],
  }),
  node(12, "INSTANCE", 10, { name: "Icon", symbolData: { symbolID: guid(14) } }),
  node(14, "SYMBOL", 0, { name: "Star", fillPaints: [fill(RED)] }),
  node(15, "VECTOR", 14, { name: "Shape", fillPaints: [fill(RED)] }),
  node(16, "SYMBOL", 0, { name: "Heart", fillPaints: [fill(BLUE)] }),
  node(17, "VECTOR", 16, { name: "Heart shape" }),
];

const instance = (fields: object) =>
  node(2, "INSTANCE", 1, { name: "Use", symbolData: { symbolID: guid(10) }, ...fields });

describe("an instance", () => {
  test("shows the layers of its component, with ids of its own", () => {
    const page = pageOf([...BUTTON, instance({ transform: at(50, 0) })]);
    expect(all(page).map(({ id, name }) => [id, name])).toEqual([
      ["1:2", "Use"],
      ["I1:2;1:11", "Label"],
      ["I1:2;1:12", "Icon"],
      ["I1:2;1:12;1:15", "Shape"],
    ]);
    expect(named(page, "Label")["absoluteBoundingBox"]).toMatchObject({ x: 50 });
    expect(page[0]).toMatchObject({ type: "INSTANCE", componentId: "1:10" });
  });

  test("changes layers near and deep, and what came of it is taken last", () => {
    const page = pageOf([
      ...BUTTON,
      instance({
        symbolData: {
          symbolID: guid(10),
          symbolOverrides: [
            { guidPath: { guids: [guid(11)] }, textData: { characters: "Send" }, size: { x: 1, y: 1 } },
            { guidPath: { guids: [guid(12), guid(15)] }, fillPaints: [fill(BLUE)] },
          ],
        },
        derivedSymbolData: [{ guidPath: { guids: [guid(11)] }, size: { x: 44, y: 18 }, transform: at(7, 8) }],
      }),
    ]);
    expect(named(page, "Label")).toMatchObject({
      characters: "Send",
      absoluteBoundingBox: { x: 7, y: 8, width: 44, height: 18 },
    });
    expect(named(page, "Shape")["fills"]).toMatchObject([{ color: BLUE }]);
  });

  test("gives the properties of its component their values", () => {
    const assignment = { defID: guid(40), value: { textValue: { characters: "Pay" } } };
    const page = pageOf([...BUTTON, instance({ componentPropAssignments: [assignment] })]);
    expect(named(page, "Label")["characters"]).toBe("Pay");
    expect(named(page, "Use")["componentProperties"]).toEqual({
      "Label#1:40": { type: "TEXT", value: "Pay" },
    });
  });

  test("hides a layer by a property of the set that its variant belongs to", () => {
    const page = pageOf([
      node(9, "FRAME", 0, { isStateGroup: true, name: "Buttons" }),
      node(10, "SYMBOL", 9, {
        name: "State=Default, Size=Large",
        componentPropDefs: [{ id: guid(41), parentPropDefId: guid(40) }],
      }),
      node(11, "TEXT", 10, {
        name: "Label",
        componentPropRefs: [{ defID: guid(41), componentPropNodeField: "VISIBLE" }],
      }),
      instance({ componentPropAssignments: [{ defID: guid(40), value: { boolValue: false } }] }),
    ]);
    expect(page[0]?.children).toBeUndefined();
    expect(page[0]?.["componentProperties"]).toMatchObject({
      State: { type: "VARIANT", value: "Default" },
      Size: { type: "VARIANT", value: "Large" },
    });
  });

  test("that is swapped looks like the other component", () => {
    const swap = { guidPath: { guids: [guid(12)] }, overriddenSymbolID: guid(16) };
    const page = pageOf([
      ...BUTTON,
      instance({ symbolData: { symbolID: guid(10), symbolOverrides: [swap] } }),
    ]);
    expect(named(page, "Icon")).toMatchObject({ componentId: "1:16", fills: [{ color: BLUE }] });
    expect(named(page, "Heart shape").id).toBe("I1:2;1:12;1:17");
  });

  test("of a library is known by the keys that its layers have there", () => {
    const page = pageOf([
      node(10, "SYMBOL", 0),
      node(11, "TEXT", 10, { name: "Label", overrideKey: guid(77) }),
      instance({
        symbolData: {
          symbolID: guid(10),
          symbolOverrides: [{ guidPath: { guids: [guid(77)] }, textData: { characters: "Hi" } }],
        },
      }),
    ]);
    expect(named(page, "Label")["characters"]).toBe("Hi");
  });

  test("takes the colours of the mode that it lies in", () => {
    const page = pageOf([
      ...THEME,
      node(10, "SYMBOL", 0),
      node(11, "TEXT", 10, { name: "Label", fillPaints: [bound] }),
      node(3, "FRAME", 1, dark),
      node(2, "INSTANCE", 3, { symbolData: { symbolID: guid(10) } }),
    ]);
    expect(named(page, "Label")["fills"]).toMatchObject([{ color: BLUE }]);
  });
});

describe("what cannot be read of a page", () => {
  test("is left out, and whoever asks is told where it stands", () => {
    const nodes = document(
      node(2, "FRAME", 1, { name: "Screen" }),
      node(3, "INSTANCE", 2, { name: "Orphan", symbolData: { symbolID: guid(99) } }),
      node(10, "SYMBOL", 2, { name: "Endless" }),
      node(11, "INSTANCE", 10, { name: "Again", symbolData: { symbolID: guid(10) } }),
      node(4, "INSTANCE", 2, { name: "Use", symbolData: { symbolID: guid(10) } }),
    );
    const { tell, notRead } = collectNotRead();
    const file = open({ nodes }).readPage("1:1", tell);
    expect(all(file.document.children?.[0]?.children ?? []).map(({ name }) => name)).toEqual([
      "Screen",
      "Orphan",
      "Use",
      "Endless",
      "Again",
    ]);
    expect(notRead().first.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        "the component of this instance is not in the file",
        "the component of this instance holds itself",
      ]),
    );
  });

  test("instances that multiply without an end are refused", () => {
    const doubling = Array.from({ length: 25 }, (_, level) => [
      node(100 + level, "SYMBOL", 0),
      node(200 + level, "INSTANCE", 100 + level, { symbolData: { symbolID: guid(101 + level) } }),
      node(300 + level, "INSTANCE", 100 + level, { symbolData: { symbolID: guid(101 + level) } }),
    ]).flat();
    const nodes = document(
      ...doubling,
      node(125, "SYMBOL", 0),
      node(2, "INSTANCE", 1, { symbolData: { symbolID: guid(100) } }),
    );
    expect(() => open({ nodes }).readPage("1:1")).toThrow(/larger than any design/);
  });

  test("a long text that is used without an end is refused", () => {
    const glyphs = Array.from({ length: 20_000 }, () => ({ commandsBlob: 0, fontSize: 1 }));
    const uses = Array.from({ length: 300 }, (_, index) =>
      node(100 + index, "INSTANCE", 1, { symbolData: { symbolID: guid(10) } }),
    );
    const nodes = document(
      node(10, "SYMBOL", 0),
      node(11, "TEXT", 10, { derivedTextData: { glyphs } }),
      ...uses,
    );
    expect(() => open({ nodes }).readPage("1:1")).toThrow(/larger than any design/);
  });

  test("parents that hold each other are on no page", () => {
    const nodes = document(
      node(2, "FRAME", 3),
      node(3, "FRAME", 2),
      node(4, "FRAME", 4),
      node(5, "FRAME", 1),
    );
    const page = open({ nodes }).readPage("1:1").document.children?.[0];
    expect(page?.children?.map(({ id }) => id)).toEqual(["1:5"]);
  });
});
