import { describe, expect, it, vi } from "vitest";

// The editor is there before the plugin is.
vi.hoisted(() => Object.assign(globalThis, { figma: { ui: {} } }));

import { fileWith, layer, runOnStage, type StageOptions, TEXT_STYLE } from "../../../tests/run-on-stage.ts";
import type { RestFile, RestNode } from "../../../shared/scene/rest/rest-file.ts";
import type { Change } from "../../../shared/mend/change.ts";
import { applyDocumentChanges, openDocument } from "../../stage/realm/document.ts";
import type { FixMade } from "../../protocol/messages.ts";
import { applyFixes } from "./apply-fixes.ts";
import { HANDLES } from "../../../tests/rest-file.ts";

const paint = (r: number, g: number, b: number) => ({ type: "SOLID", color: { r, g, b, a: 1 } });
const GREY = paint(0.6, 0.6, 0.6);
const HEX_GREY = "#999999";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

/** A change of the layer that is fixed, unless it names another one. */
type Wanted<One = Change> = One extends Change ? Omit<One, "layer"> & Partial<Pick<One, "layer">> : never;

/** Applies a fix to a layer on a screen; gives the layer afterwards, and the answer that the panel gets. */
async function fixOf(
  node: RestNode,
  wanted: readonly Wanted[],
  {
    variables = {},
    styles = {},
    beside = [],
    layoutMode,
    ...options
  }: Partial<StageOptions> &
    Pick<RestFile, "variables" | "styles"> & { beside?: readonly RestNode[]; layoutMode?: string } = {},
): Promise<{ readonly after: RestNode; readonly answer: FixMade | undefined }> {
  const screen = layer("FRAME", { layoutMode, children: [node, ...beside] });
  const file = { ...fileWith([screen]), variables, styles };
  plugin = await runOnStage({ file, selection: [screen.id], ...options });
  const changes = wanted.map((change) => ({ layer: node.id, ...change }));
  plugin.say("apply-fixes", [{ findingId: "rule@1", changes }]);
  const [answer] = await plugin.take("fixes-made");
  const { document } = applyDocumentChanges(openDocument(file), plugin.seen.changes);
  return { after: document.nodes.get(node.id) ?? node, answer };
}

const RECOLOR = { property: "fill", from: HEX_GREY, to: "#336699" } as const;
const DONE = { findingId: "rule@1", made: 1, trouble: null };
const NOT_DONE = { ...DONE, made: 0, trouble: "changed" };

it("takes back the step in which fixes were made, when the panel asks for it", async () => {
  const box = layer("RECTANGLE", { fills: [GREY] });
  await fixOf(box, [RECOLOR]);
  plugin.say("undo-fixes");
  await expect.poll(() => plugin.seen.undos).toBe(1);
});

describe("a fix of a colour", () => {
  it("changes the paints of that colour and leaves all others", async () => {
    const box = layer("RECTANGLE", { fills: [paint(1, 0, 0), GREY], strokes: [GREY] });
    const { after, answer } = await fixOf(box, [RECOLOR]);
    expect(answer).toEqual(DONE);
    expect(after["fills"]).toMatchObject([paint(1, 0, 0), paint(0.2, 0.4, 0.6)]);
    expect(after["strokes"]).toEqual([GREY]);
  });

  it("changes the stretches of a text that have the colour", async () => {
    const text = layer("TEXT", {
      characters: "Pay now",
      fills: [paint(0, 0, 0)],
      characterStyleOverrides: [0, 0, 0, 0, 1, 1, 1],
      styleOverrideTable: { 1: { fills: [GREY] } },
    });
    const { after } = await fixOf(text, [RECOLOR]);
    expect(after["fills"]).toEqual([paint(0, 0, 0)]);
    const table = after["styleOverrideTable"] as Record<number, { fills: unknown }>;
    const [key] = (after["characterStyleOverrides"] as number[]).slice(4);
    expect(table[key ?? 0]?.fills).toMatchObject([paint(0.2, 0.4, 0.6)]);
  });

  it("changes the stops of a gradient that have the colour, and keeps how much they let through", async () => {
    const stop = (position: number, grey: number, a: number) => ({
      position,
      color: { r: grey, g: grey, b: grey, a },
    });
    const gradient = {
      type: "GRADIENT_LINEAR",
      gradientHandlePositions: HANDLES,
      gradientStops: [stop(0, 0.6, 0.5), stop(1, 0.2, 1)],
    };
    const box = layer("RECTANGLE", { fills: [gradient] });
    const { after } = await fixOf(box, [RECOLOR]);
    expect(after["fills"]).toMatchObject([
      { gradientStops: [{ position: 0, color: { r: 0.2, g: 0.4, b: 0.6, a: 0.5 } }, stop(1, 0.2, 1)] },
    ]);
  });

  it("changes the opacity of the paint where the fix asks for that", async () => {
    const text = layer("TEXT", { characters: "Pay now", fills: [{ ...GREY, opacity: 0.4 }] });
    const { after } = await fixOf(text, [{ property: "fill", from: HEX_GREY, to: HEX_GREY, opacity: 0.75 }]);
    expect(after["fills"]).toMatchObject([{ ...GREY, opacity: 0.75 }]);
  });

  it("leaves a paint as transparent as it was when it is bound to a variable", async () => {
    const id = "VariableID:1:1";
    const text = layer("TEXT", { characters: "Pay now", fills: [{ ...GREY, opacity: 0.4 }] });
    const { after } = await fixOf(text, [{ ...RECOLOR, variable: id }], {
      variables: { [id]: { id, name: "ink", resolvedType: "COLOR", valuesByMode: {} } },
    });
    expect(after["fills"]).toMatchObject([{ opacity: 0.4, boundVariables: { color: { id } } }]);
  });

  const INK = paint(0.2, 0.4, 0.6);
  const TO_INK = { ...RECOLOR, style: "S:1" } as const;
  const inked = {
    styles: { "S:1": { key: "k", name: "Ink", styleType: "FILL" } },
    beside: [layer("TEXT", { fills: [INK], styles: { fill: "S:1" } })],
  };

  it("that a style is to give comes to the stretches that had the old one, and the links keep theirs", async () => {
    const BLUE = paint(0, 0, 1);
    const text = layer("TEXT", {
      characters: "Pay now",
      fills: [GREY],
      characterStyleOverrides: [0, 0, 0, 0, 1, 1, 1],
      styleOverrideTable: { 1: { fills: [BLUE] } },
    });
    const { after, answer } = await fixOf(text, [TO_INK], inked);
    expect(answer).toEqual(DONE);
    const keys = after["characterStyleOverrides"] as number[];
    const table = after["styleOverrideTable"] as Record<number, object>;
    expect(table[keys[0] ?? 0]).toMatchObject({ fills: [INK], inheritFillStyleId: "S:1" });
    expect(table[keys[4] ?? 0]).toMatchObject({ fills: [BLUE] });
  });

  it.each([
    ["in one color", {}, DONE],
    [
      "in two colors, for which the editor asks for the font",
      {
        characterStyleOverrides: [0, 0, 0, 1, 1],
        styleOverrideTable: { 1: { fills: [paint(0, 0, 1)] } },
      },
      { ...NOT_DONE, trouble: "font" },
    ],
  ])("of a text whose font is missing, %s", async (_, fields, told) => {
    const text = layer("TEXT", { fills: [GREY], ...fields });
    const { answer } = await fixOf(text, [RECOLOR], { missingFonts: ["Inter"] });
    expect(answer).toEqual(told);
  });

  it("that a style is to give comes with it to a layer that has this one paint", async () => {
    const { after } = await fixOf(layer("RECTANGLE", { fills: [GREY] }), [TO_INK], inked);
    expect(after).toMatchObject({ fills: [INK], styles: { fill: "S:1" } });
  });

  it.each([
    ["another paint, which a style would take away", [paint(1, 0, 0), GREY], [paint(1, 0, 0), INK]],
    [
      "a paint that lets its ground through, as the style does not",
      [{ ...GREY, opacity: 0.4 }],
      [{ ...INK, opacity: 0.4 }],
    ],
  ])("that a style has is set by hand in a layer with %s", async (_, fills, then) => {
    const { after, answer } = await fixOf(layer("RECTANGLE", { fills }), [TO_INK], inked);
    expect(answer).toEqual(DONE);
    expect(after["fills"]).toMatchObject(then);
    expect(after["styles"]).toBeUndefined();
  });

  it("leaves a pattern beside it as it is", async () => {
    const pattern = { type: "PATTERN", sourceNodeId: "9:9", tileType: "RECTANGULAR", scalingFactor: 1 };
    const drawn = layer("RECTANGLE", { fills: [pattern, GREY], strokes: [GREY, pattern] });
    const { after, answer } = await fixOf(drawn, [
      { property: "fill", from: HEX_GREY, to: "#336699" },
      { property: "stroke", from: HEX_GREY, to: "#336699" },
    ]);
    expect(answer).toMatchObject({ made: 2, trouble: null });
    expect(after).toMatchObject({
      fills: [{ type: "PATTERN", sourceNodeId: "9:9" }, paint(0.2, 0.4, 0.6)],
      strokes: [paint(0.2, 0.4, 0.6), { type: "PATTERN" }],
    });
  });

  it("never lets more through than before", async () => {
    const text = layer("TEXT", { characters: "Pay now", fills: [{ ...GREY, opacity: 0.9 }] });
    const { after } = await fixOf(text, [{ property: "fill", from: HEX_GREY, to: HEX_GREY, opacity: 0.75 }]);
    expect(after["fills"]).toMatchObject([{ ...GREY, opacity: 0.9 }]);
  });

  it("is not made when the colour is another one by now", async () => {
    const box = layer("RECTANGLE", { fills: [GREY] });
    const { after, answer } = await fixOf(box, [{ property: "fill", from: "#111111", to: "#336699" }]);
    expect(answer).toEqual(NOT_DONE);
    expect(after["fills"]).toEqual([GREY]);
  });

  it.each([
    ["variable", { variable: "VariableID:9:9" }],
    ["style", { style: "S:9" }],
  ])("is not made when the %s that is to give it is gone", async (_, source) => {
    const box = layer("RECTANGLE", { fills: [GREY] });
    const { after, answer } = await fixOf(box, [{ ...RECOLOR, ...source }]);
    expect(answer).toEqual(NOT_DONE);
    expect(after["fills"]).toEqual([GREY]);
  });
});

describe("a fix of a length", () => {
  it.each([
    ["is bound to the variable that is to give it", 14, DONE],
    ["is not bound when it is another one by now", 22, NOT_DONE],
  ] as const)("%s", async (_, itemSpacing, told) => {
    const box = layer("FRAME", { layoutMode: "VERTICAL", itemSpacing });
    const id = "VariableID:1:1";
    const { answer, after } = await fixOf(box, [{ property: "gap", from: 14, to: 14, variable: id }], {
      variables: { [id]: { id, name: "space/14", resolvedType: "FLOAT", valuesByMode: {} } },
    });
    expect(answer).toEqual(told);
    expect(after["boundVariables"] !== undefined).toBe(told === DONE);
  });

  it.each([
    ["is bound in a layer that holds words, too", [], DONE],
    [
      "is not bound around words whose font is missing, and that is said",
      ["Inter"],
      { ...NOT_DONE, trouble: "font" },
    ],
  ])("%s", async (_, missingFonts, told) => {
    const box = layer("FRAME", { layoutMode: "VERTICAL", itemSpacing: 14, children: [layer("TEXT")] });
    const id = "VariableID:1:1";
    const { answer } = await fixOf(box, [{ property: "gap", from: 14, to: 14, variable: id }], {
      variables: { [id]: { id, name: "space/14", resolvedType: "FLOAT", valuesByMode: {} } },
      missingFonts,
    });
    expect(answer).toEqual(told);
  });

  it("moves a layer to its place on the canvas", async () => {
    const box = layer("RECTANGLE", { absoluteBoundingBox: { x: 12, y: 8, width: 40, height: 20 } });
    const { after, answer } = await fixOf(box, [{ property: "x", from: 12, to: 16 }]);
    expect(answer).toEqual(DONE);
    expect(after["absoluteBoundingBox"]).toEqual({ x: 16, y: 8, width: 40, height: 20 });
  });

  it.each([
    ["corner-radius", { cornerRadius: 6 }, 6, 8, { cornerRadius: 8 }],
    ["stroke-width", { strokes: [GREY], strokeWeight: 2 }, 2, 1, { strokeWeight: 1 }],
    ["gap", { layoutMode: "VERTICAL", itemSpacing: 14 }, 14, 16, { itemSpacing: 16 }],
    ["padding-left", { layoutMode: "VERTICAL", paddingLeft: 14 }, 14, 16, { paddingLeft: 16 }],
  ] as const)("sets %s", async (property, fields, from, to, expected) => {
    const box = layer("FRAME", fields);
    const { after, answer } = await fixOf(box, [{ property, from, to }]);
    expect(answer).toEqual(DONE);
    expect(after).toMatchObject(expected);
  });

  it.each([
    ["to the sides that have one, where not all do", { top: 0, bottom: 2 }, DONE, { top: 0, bottom: 1 }],
    ["not where the sides differ", { top: 2, bottom: 3 }, NOT_DONE, { top: 2, bottom: 3 }],
  ])("gives another width of the line %s", async (_, sides, told, then) => {
    const row = layer("FRAME", {
      strokes: [GREY],
      individualStrokeWeights: { right: 0, left: 0, ...sides },
    });
    const { after, answer } = await fixOf(row, [{ property: "stroke-width", from: 2, to: 1 }]);
    expect(answer).toEqual(told);
    expect(after["individualStrokeWeights"]).toMatchObject(then);
  });

  it("makes a layer as wide as its equals", async () => {
    const box = layer("RECTANGLE");
    const { after } = await fixOf(box, [{ property: "width", from: 100, to: 96 }]);
    expect(after["absoluteBoundingBox"]).toMatchObject({ width: 96, height: 50 });
  });
});

describe("a fix of a size", () => {
  const IN_COLUMN = { layoutMode: "VERTICAL" };
  const SIZINGS = { layoutSizingHorizontal: "HUG", layoutSizingVertical: "FILL" };

  it.each([
    ["height", 50, { layoutSizingHorizontal: "HUG", layoutSizingVertical: "FIXED" }],
    ["width", 100, { layoutSizingHorizontal: "FIXED", layoutSizingVertical: "FILL" }],
  ] as const)(
    "of the %s leaves the other side to its content or its parent",
    async (property, from, then) => {
      const button = layer("FRAME", { layoutMode: "HORIZONTAL", ...SIZINGS });
      const { after, answer } = await fixOf(button, [{ property, from, to: 44 }], IN_COLUMN);
      expect(answer).toEqual(DONE);
      expect(after).toMatchObject(then);
    },
  );

  it("that the editor makes only in part, and says nothing, is told as made in part", async () => {
    const { after, answer } = await fixOf(layer("FRAME", { minHeight: 48 }), [
      { property: "height", from: 50, to: 44 },
    ]);
    expect(after["absoluteBoundingBox"]).toMatchObject({ height: 48 });
    expect(answer).toEqual({ ...DONE, trouble: "part" });
  });

  it("of a text leaves it as high as its row", async () => {
    const text = layer("TEXT", { ...SIZINGS, style: { ...TEXT_STYLE, textAutoResize: "HEIGHT" } });
    const { after } = await fixOf(text, [{ property: "width", from: 100, to: 80 }], IN_COLUMN);
    expect(after).toMatchObject({ layoutSizingVertical: "FILL", style: { textAutoResize: "HEIGHT" } });
  });
});

describe("a fix of a text", () => {
  it.each([
    ["width", "WIDTH_AND_HEIGHT", "HEIGHT"],
    ["width", "HEIGHT", "HEIGHT"],
    ["width", "NONE", "NONE"],
    ["height", "HEIGHT", "NONE"],
  ] as const)("sets its %s, and one that was %s is %s then", async (property, before, then) => {
    const text = layer("TEXT", { style: { ...TEXT_STYLE, textAutoResize: before } });
    const from = property === "width" ? 100 : 50;
    const { after, answer } = await fixOf(text, [{ property, from, to: 80 }]);
    expect(answer).toEqual(DONE);
    expect(after["absoluteBoundingBox"]).toMatchObject({ [property]: 80 });
    expect(after["style"]).toMatchObject({ textAutoResize: then });
  });

  it.each([
    { property: "characters", from: "Hello", to: "Bye" },
    { property: "font-size", from: 16, to: 18 },
  ] as const)("of $property is not made where its font is missing, and that is said", async (change) => {
    const text = layer("TEXT");
    const { after, answer } = await fixOf(text, [{ ...change }], { missingFonts: ["Inter"] });
    expect(answer).toEqual({ findingId: "rule@1", made: 0, trouble: "font" });
    expect(after).toEqual(text);
  });

  it("writes what differs, and keeps the looks of the other letters", async () => {
    const text = layer("TEXT", {
      characters: "Lestening now",
      characterStyleOverrides: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
      styleOverrideTable: { 1: { fontWeight: 700 } },
    });
    const { after, answer } = await fixOf(text, [
      { property: "characters", from: "Lestening now", to: "Listening now" },
    ]);
    expect(answer).toEqual(DONE);
    expect(after["characters"]).toBe("Listening now");
    expect(after["characterStyleOverrides"]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
  });

  it.each([
    [100, "Thin"],
    [800, "Extra Bold"],
    [900, "Black"],
  ])("sets its weight to %s, by the name that its family has for that", async (to, fontStyle) => {
    const text = layer("TEXT");
    const { after, answer } = await fixOf(text, [{ property: "font-weight", from: 400, to }]);
    expect(answer).toEqual(DONE);
    expect(after["style"]).toMatchObject({ fontStyle });
  });

  it("sets its size, and its lines keep their distance in proportion", async () => {
    const text = layer("TEXT");
    const { after } = await fixOf(text, [{ property: "font-size", from: 16, to: 12 }]);
    expect(after["style"]).toEqual({ ...TEXT_STYLE, fontSize: 12, lineHeightPx: 18 });
  });

  it.each([
    ["Light Italic", 300, 500, "Medium Italic"],
    ["Light Oblique", 300, 500, "Medium Oblique"],
    ["Condensed Light", 300, 500, "Condensed Medium"],
    ["SemiBold Italic", 600, 400, "Italic"],
    ["Extra Light", 200, 300, "Light"],
    ["Condensed", 400, 700, "Condensed Bold"],
    ["Italic", 400, 700, "Bold Italic"],
  ])("from %s keeps its slant and its width with its other weight", async (fontStyle, from, to, then) => {
    const text = layer("TEXT", { style: { ...TEXT_STYLE, fontStyle, fontWeight: from } });
    const unknown = ["Regular Italic", "Normal Italic", "Book Italic", "Roman Italic"];
    const missingFonts = [...unknown, "Bold Condensed", "Italic Bold"].map((style) => `Inter ${style}`);
    const { after, answer } = await fixOf(text, [{ property: "font-weight", from, to }], { missingFonts });
    expect(answer).toEqual(DONE);
    expect(after["style"]).toMatchObject({ fontStyle: then });
  });

  it("is not made in letters that would lose their width with it", async () => {
    const style = { ...TEXT_STYLE, fontStyle: "Condensed Light", fontWeight: 300 };
    const text = layer("TEXT", { style });
    const { after, answer } = await fixOf(text, [{ property: "font-weight", from: 300, to: 500 }], {
      missingFonts: ["Inter Condensed Medium"],
    });
    expect(answer).toEqual({ ...NOT_DONE, trouble: "font" });
    expect(after["style"]).toEqual(style);
  });

  it("in a variable font keeps the other axes with its other weight, in each stretch its own", async () => {
    const axes = (wght: number, wdth: number) => ({ wght, wdth, opsz: 14 });
    const text = layer("TEXT", {
      characters: "Pay now",
      style: { ...TEXT_STYLE, fontStyle: "Regular", variationSettings: axes(400, 80) },
      characterStyleOverrides: [0, 0, 0, 1, 1, 1, 1],
      styleOverrideTable: { 1: { variationSettings: axes(400, 110) } },
    });
    const { after, answer } = await fixOf(text, [{ property: "font-weight", from: 400, to: 700 }]);
    expect(answer).toEqual(DONE);
    const overrides = after["characterStyleOverrides"] as readonly number[];
    const table = after["styleOverrideTable"] as Readonly<Record<number, unknown>>;
    expect([table[overrides[0] ?? 0], table[overrides[6] ?? 0]]).toMatchObject([
      { fontStyle: "Bold", fontWeight: 700, variationSettings: axes(700, 80) },
      { fontStyle: "Bold", fontWeight: 700, variationSettings: axes(700, 110) },
    ]);
  });

  it("is made in all its letters or in none, where one of its families lacks the weight", async () => {
    const text = layer("TEXT", {
      characters: "Pay now",
      characterStyleOverrides: [0, 0, 0, 0, 1, 1, 1],
      styleOverrideTable: { 1: { fontFamily: "Lora" } },
    });
    const { after, answer } = await fixOf(text, [{ property: "font-weight", from: 400, to: 700 }], {
      missingFonts: ["Lora Bold"],
    });
    expect(answer).toEqual({ ...NOT_DONE, trouble: "font" });
    expect(after).toEqual(text);
  });

  it("in a file that may only be viewed is told as that, whatever the refused call is named after", async () => {
    const text = layer("TEXT");
    const { after, answer } = await fixOf(text, [{ property: "font-size", from: 16, to: 18 }], {
      access: "view",
    });
    expect(answer).toEqual({ ...NOT_DONE, trouble: "read-only" });
    expect(await plugin.take("rights-known")).toEqual({ rights: "view" });
    expect(after).toEqual(text);
  });

  it("that refuses changes, in a file that may be edited, is told as refused", async () => {
    const text = layer("TEXT");
    const { answer } = await fixOf(text, [{ property: "font-size", from: 16, to: 18 }], {
      refusing: [text.id],
    });
    expect(answer).toEqual({ ...NOT_DONE, trouble: "refused" });
  });

  it("is not made when somebody wrote something else in the meantime", async () => {
    const text = layer("TEXT", { characters: "Welcome" });
    const { after, answer } = await fixOf(text, [{ property: "characters", from: "Wecome", to: "Welcome" }]);
    expect(answer).toEqual(NOT_DONE);
    expect(after["characters"]).toBe("Welcome");
  });
});

it("a layer that is gone is told, and the others are changed", async () => {
  const box = layer("RECTANGLE", { fills: [GREY] });
  const { after, answer } = await fixOf(box, [{ ...RECOLOR, layer: "9:9" }, RECOLOR]);
  expect(answer).toEqual({ findingId: "rule@1", made: 1, trouble: "gone" });
  expect(after["fills"]).toMatchObject([paint(0.2, 0.4, 0.6)]);
});

it("what the editor refuses is told, and left as it is", async () => {
  const box = layer("RECTANGLE", { id: "I1:2;3:4" });
  const { after, answer } = await fixOf(box, [{ property: "x", from: 0, to: 8 }]);
  expect(answer).toEqual({ findingId: "rule@1", made: 0, trouble: "refused" });
  expect(after).toEqual(box);
});

it.each([
  ["loads the font that the style brings", {}, DONE, "S:1"],
  ["is not made in a text that somebody gave a style since", { styles: { text: "S:2" } }, NOT_DONE, "S:2"],
])("a fix of a text style %s", async (_, fields, told, then) => {
  const text = layer("TEXT", { id: "a", characters: "Pay now", ...fields });
  const other = layer("TEXT", {
    id: "b",
    styles: { text: "S:1" },
    style: { ...TEXT_STYLE, fontFamily: "Lora", fontStyle: "Bold" },
  });
  const screen = layer("FRAME", { children: [text, other] });
  const file = {
    ...fileWith([screen]),
    styles: { "S:1": { key: "k", name: "Heading", styleType: "TEXT" } },
  };
  plugin = await runOnStage({ file, selection: [screen.id] });
  const change: Change = { layer: "a", property: "text-style", from: "", to: "Heading", style: "S:1" };
  plugin.say("apply-fixes", [{ findingId: "rule@1", changes: [change] }]);
  expect(await plugin.take("fixes-made")).toEqual([told]);
  const { document } = applyDocumentChanges(openDocument(file), plugin.seen.changes);
  expect(document.nodes.get("a")).toMatchObject({ styles: { text: then } });
});

it.each([
  [
    "is not made in a text that would lose an axis of its own, and that is said",
    80,
    { ...NOT_DONE, trouble: "axes" },
  ],
  ["is made in a text that differs from it in its weight alone", 100, DONE],
])("a fix of a text style %s", async (_, wdth, told) => {
  const set = (variationSettings: object) => ({ ...TEXT_STYLE, variationSettings });
  const named = layer("TEXT", { styles: { text: "S:1" }, style: set({ wght: 700, wdth: 100 }) });
  const text = layer("TEXT", { style: set({ wght: 400, wdth }) });
  const { answer } = await fixOf(text, [{ property: "text-style", from: "", to: "Heading", style: "S:1" }], {
    styles: { "S:1": { key: "s", name: "Heading", styleType: "TEXT" } },
    beside: [named],
  });
  expect(answer).toEqual(told);
});

describe("a fix of a place among others", () => {
  const three = () => layer("FRAME", { children: ["a", "b", "c"].map((id) => layer("RECTANGLE", { id })) });

  it("hides a layer, and nothing is lost", async () => {
    const { after, answer } = await fixOf(three(), [
      { layer: "a", property: "visible", from: "shown", to: "hidden" },
    ]);
    expect(answer).toEqual(DONE);
    expect(after.children?.map(({ id, visible = true }) => [id, visible])).toEqual([
      ["a", false],
      ["b", true],
      ["c", true],
    ]);
  });

  it.each([
    ["before another one", "c", "", "a", ["c", "a", "b"]],
    ["last", "a", "b", "", ["b", "c", "a"]],
    ["one further down", "a", "b", "c", ["b", "a", "c"]],
  ])("puts a layer %s", async (_, id, from, to, order) => {
    const { after, answer } = await fixOf(three(), [{ layer: id, property: "before", from, to }]);
    expect(answer).toEqual(DONE);
    expect(after.children?.map((child) => child.id)).toEqual(order);
  });

  it("is not half made where a layer that is put behind it cannot be moved", async () => {
    const text = layer("TEXT", { id: "b", style: { ...TEXT_STYLE, fontFamily: "Lora" } });
    const frame = layer("FRAME", {
      children: [layer("RECTANGLE", { id: "a" }), text, layer("RECTANGLE", { id: "c" })],
    });
    const change = { layer: "c", property: "before", from: "", to: "a" } as const;
    const { after, answer } = await fixOf(frame, [change], { missingFonts: ["Lora"] });
    expect(answer).toEqual({ ...NOT_DONE, trouble: "font" });
    expect(after.children?.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    plugin.run.stop();
    const there = await fixOf(frame, [change]);
    expect(there.answer).toEqual(DONE);
    expect(there.after.children?.map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });

  it("leaves a layer in its cell of a grid", async () => {
    const { answer } = await fixOf({ ...three(), layoutMode: "GRID" }, [
      { layer: "c", property: "before", from: "", to: "a" },
    ]);
    expect(answer).toEqual(NOT_DONE);
  });

  it("leaves a layer where it is that is not where it was", async () => {
    const { after, answer } = await fixOf(three(), [{ layer: "a", property: "before", from: "c", to: "" }]);
    expect(answer).toMatchObject({ made: 0, trouble: "changed" });
    expect(after.children?.map((child) => child.id)).toEqual(["a", "b", "c"]);
  });
});

/** Makes a fix whose variable the editor hands over after a while; gives what the panel is told. */
async function fixedAfter(ms: number, node: object): Promise<unknown> {
  vi.useFakeTimers();
  const lookUp = () => new Promise((resolve) => void setTimeout(() => resolve({ id: "V:1" }), ms));
  const postMessage = vi.fn<(message: unknown) => void>();
  vi.stubGlobal("figma", {
    commitUndo: () => {},
    getNodeByIdAsync: () => Promise.resolve(node),
    variables: { getVariableByIdAsync: lookUp, setBoundVariableForPaint: (paint: unknown) => paint },
    ui: { postMessage },
  });
  const change = { layer: "1:1", property: "fill", from: HEX_GREY, to: "#336699", variable: "V:1" } as const;
  const applied = applyFixes([{ findingId: "rule@1", changes: [change] }]);
  await vi.advanceTimersByTimeAsync(ms + 1000);
  await applied;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return postMessage.mock.calls[0]?.[0];
}

it("writes nothing after it said that the editor does not answer", async () => {
  const node = { id: "1:1", name: "Box", type: "RECTANGLE", removed: false, fills: [GREY] };
  expect(await fixedAfter(6000, node)).toContainEqual([{ ...DONE, made: 0, trouble: "refused" }]);
  expect(node.fills).toEqual([GREY]);
});

it("a layer that is deleted while its fix is being made is told as gone", async () => {
  let isGone = false;
  const node = {
    id: "1:1",
    name: "Box",
    type: "RECTANGLE",
    get removed() {
      return isGone;
    },
    get fills() {
      if (isGone) throw new Error('The node with id "1:1" does not exist');
      return [GREY];
    },
  };
  const told = fixedAfter(100, node);
  setTimeout(() => void (isGone = true), 50);
  expect(await told).toContainEqual([{ ...DONE, made: 0, trouble: "gone" }]);
});
