import { describe, expect, test } from "vitest";
import { fileWith, layer, runOnStage, TEXT_STYLE } from "../../../tests/run-on-stage.ts";
import { applyChanges } from "../../../shared/mend/apply-changes.ts";
import type { Change } from "../../../shared/mend/change.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import type { SceneNode } from "../../../shared/scene/scene.ts";

const solid = (grey: number) => ({ type: "SOLID", color: { r: grey, g: grey, b: grey, a: 1 } });
const STACK = { layoutMode: "VERTICAL", itemSpacing: 14, paddingTop: 6, paddingLeft: 6, fills: [solid(1)] };

const box = (fields = {}) => layer("RECTANGLE", { id: "2:1", fills: [solid(0.6)], ...fields });
const stack = () => layer("FRAME", { id: "2:1", ...STACK, children: [layer("RECTANGLE")] });
const sized = (node: RestNode): RestNode => ({
  ...node,
  layoutSizingHorizontal: "FILL",
  layoutSizingVertical: "HUG",
});
const text = (style = {}, fields = {}) =>
  layer("TEXT", { id: "2:1", characters: "Pay now", style: { ...TEXT_STYLE, ...style }, ...fields });

/** A text with two stretches, the second of them in another style. */
const mixed = (first: object, second: object) =>
  text(first, {
    characterStyleOverrides: [0, 0, 0, 0, 1, 1, 1],
    styleOverrideTable: { 1: { ...TEXT_STYLE, ...first, ...second } },
  });

const TO_INK = { property: "fill", from: "#999999", to: "#333333", style: "S:2" } as const;

type Wanted<One = Change> = One extends Change ? Omit<One, "layer"> : never;

/** Makes a change in the copy in which fixes are proven, and in the editor; gives the layer as each has it then. */
async function both(node: RestNode, wanted: Wanted) {
  const inked = layer("TEXT", { fills: [solid(0.2)], styles: { fill: "S:2" } });
  const file = fileWith(
    [layer("FRAME", { id: "1:1", layoutMode: "VERTICAL", children: [node, layer("TEXT"), inked] })],
    {
      styles: {
        "S:1": { key: "k", name: "Heading", styleType: "TEXT" },
        "S:2": { key: "l", name: "Ink", styleType: "FILL" },
      },
    },
  );
  const plugin = await runOnStage({ file });
  const read = async () => {
    plugin.say("read-scene", { frameIds: ["1:1"] });
    const [frame] = (await plugin.take("scene-read")).frames;
    if (!frame) throw new Error("The screen is gone.");
    return frame;
  };
  const change = { layer: node.id, ...wanted } as Change;
  const proven = applyChanges(await read(), [change]);
  plugin.say("apply-fixes", [{ findingId: "rule@1", changes: [change] }]);
  expect((await plugin.take("fixes-made"))[0]).toMatchObject({ made: 1, trouble: null });
  return { proven: fieldsOf(proven), made: fieldsOf(await read()) };
}

/** All of a layer but the size that follows: the editor lays out, and measures letters, by itself. */
function fieldsOf({ children = [] }: SceneNode) {
  const found = children.find(({ id }) => id === "2:1");
  if (!found) return undefined;
  const { box: _, renderBox: __, ...fields } = found as SceneNode & { readonly renderBox?: unknown };
  return fields;
}

describe("what a fix makes of a layer is what was proven", () => {
  test.each<readonly [string, RestNode, Wanted]>([
    ["fill", box(), { property: "fill", from: "#999999", to: "#333333" }],
    ["stroke", box({ strokes: [solid(0.6)] }), { property: "stroke", from: "#999999", to: "#333333" }],
    ["fill, from a style", box(), { ...TO_INK, property: "fill" }],
    [
      "fill, from a style that would take another paint away",
      box({ fills: [solid(0.6), { ...solid(1), opacity: 0.5 }] }),
      TO_INK,
    ],
    [
      "fill, from a style that does not let through what it does",
      box({ fills: [{ ...solid(0.6), opacity: 0.5 }] }),
      TO_INK,
    ],
    [
      "fill, from a style, beside a stretch in another color",
      { ...mixed({}, { fills: [solid(0.4)] }), fills: [solid(0.6)] },
      TO_INK,
    ],
    [
      "fill, from a style, in one stretch alone",
      {
        ...mixed({}, { fills: [solid(0.6)], inheritFillStyleId: "" }),
        fills: [solid(0.2)],
        styles: { fill: "S:2" },
      },
      { property: "fill", from: "#999999", to: "#444444" },
    ],
    ["corner-radius", box({ cornerRadius: 6 }), { property: "corner-radius", from: 6, to: 8 }],
    [
      "stroke-width",
      box({ strokes: [solid(0)], strokeWeight: 2 }),
      { property: "stroke-width", from: 2, to: 1 },
    ],
    [
      "stroke-width, of some sides alone",
      box({ strokes: [solid(0)], individualStrokeWeights: { top: 2, right: 0, bottom: 2, left: 0 } }),
      { property: "stroke-width", from: 2, to: 1 },
    ],
    ["height", sized(stack()), { property: "height", from: 50, to: 44 }],
    ["width", sized(stack()), { property: "width", from: 100, to: 96 }],
    [
      "width, of words that keep to it",
      sized(text({ textAutoResize: "WIDTH_AND_HEIGHT" })),
      { property: "width", from: 100, to: 96 },
    ],
    ["gap", stack(), { property: "gap", from: 14, to: 16 }],
    ["padding-left", stack(), { property: "padding-left", from: 6, to: 8 }],
    [
      "size, with lines in px",
      text({ fontSize: 14, lineHeightPx: 20 }),
      { property: "font-size", from: 14, to: 16 },
    ],
    [
      "size, with lines in parts of px",
      text({ fontSize: 14, lineHeightPx: 20.5 }),
      { property: "font-size", from: 14, to: 16 },
    ],
    [
      "size, with automatic lines",
      text({ lineHeightUnit: "INTRINSIC_%" }),
      { property: "font-size", from: 16, to: 17 },
    ],
    [
      "size, of one stretch alone",
      mixed({ fontSize: 14, lineHeightPx: 20 }, { fontSize: 12, lineHeightPx: 18 }),
      { property: "font-size", from: 12, to: 14 },
    ],
    ["weight", text(), { property: "font-weight", from: 400, to: 700 }],
    ["words", text(), { property: "characters", from: "Pay now", to: "Pay today" }],
    ["style", text(), { property: "text-style", from: "", to: "Heading", style: "S:1" }],
  ])("its %s", async (_, node, change) => {
    const { proven, made } = await both(node, change);
    expect(made).toEqual(proven);
  });
});
