import { test, expect } from "vitest";
import { reviewFrame } from "../../../review.ts";
import { image, instance, layer, sceneOf, screen, solid, text } from "../../../../scene/testing.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { testRule } from "../../../testing.ts";
import { borderContrast } from "./border-contrast.ts";

type LayerOptions = NonNullable<Parameters<typeof layer>[0]>;

const outline = (color: string, opacity?: number): LayerOptions => ({
  strokes: [solid(color, opacity)],
  stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
});

const label = text("City", { x: 20, y: 76, width: 60 });
const value = text("Lisbon", { x: 36, y: 112, width: 80 });
const field = (options: LayerOptions, words = [value]) =>
  screen([label, instance("Text field", { x: 20, y: 100, width: 280, height: 48, ...options }, words)]);

const choice = (options: LayerOptions, mark: readonly ReturnType<typeof layer>[] = []) =>
  screen([
    layer(
      { type: mark.length > 0 ? "FRAME" : "RECTANGLE", x: 20, y: 100, width: 20, height: 20, ...options },
      mark,
    ),
    text("Send me the news", { x: 52, y: 98, width: 200 }),
  ]);

test("the one field above the keys of the system is seen to be one", () => {
  const keys = "qwertyuiopasdfghjklzxcvbnm".split("").map((key, index) =>
    text(key, {
      x: 12 + 37 * (index % 10),
      y: 560 + 54 * Math.floor(index / 10),
      width: 12,
      height: 26,
      sizePx: 22,
    }),
  );
  const shown = (...more: readonly SceneNode[]) => {
    const node = screen([
      instance("Text field", { x: 20, y: 480, width: 335, height: 48, ...outline("#dddddd") }),
      ...more,
    ]);
    return reviewFrame(sceneOf(node), node, { rules: [borderContrast] }).findings.length;
  };
  expect(shown()).toBe(1);
  expect(shown(layer({ y: 540, width: 375, height: 272, fill: "#d1d5db" }, keys))).toBe(0);
});

test("a faint border around words that say what to enter is a suggestion, that of an empty box to tick is not", () => {
  const severityIn = (node: SceneNode) =>
    reviewFrame(sceneOf(node), node, { rules: [borderContrast] }).findings.map(({ severity }) => severity);
  expect(severityIn(field(outline("#dddddd")))).toEqual(["suggestion"]);
  expect(severityIn(choice(outline("#dddddd")))).toEqual(["minor"]);
});

test("fields with borders in several faint greys are one finding, told of the faintest", () => {
  const input = (y: number, color: string) =>
    instance("Text field", { x: 20, y, width: 280, height: 48, ...outline(color) }, [
      text("Lisbon", { x: 36, y: y + 12, width: 80 }),
    ]);
  const node = screen([input(100, "#c4c4c4"), input(200, "#dddddd")]);
  expect(reviewFrame(sceneOf(node), node, { rules: [borderContrast] }).findings).toMatchObject([
    { evidence: { borderColor: "#dddddd" }, layers: [{}, {}] },
  ]);
});

testRule(borderContrast, {
  pass: {
    "a border of 3.03": field(outline("#949494")),
    "a dark border that shines through, on white": field(outline("#000000", 0.6)),
  },
  fail: {
    "a light border around words": [
      field(outline("#cccccc")),
      { ratio: 1.6, required: 3, borderColor: "#cccccc", backdropColor: "#ffffff" },
    ],
    "a border that hardly shines through": [field(outline("#000000", 0.12)), { borderColor: "#e0e0e0" }],
    "a light border around a fill that nobody can tell from the ground": [
      field({ ...outline("#dddddd"), fill: "#fafafa" }),
      { borderColor: "#dddddd" },
    ],
    "a light border with a shadow that nobody sees": [
      field({
        ...outline("#eeeeee"),
        fill: "#ffffff",
        effects: [
          {
            type: "drop-shadow",
            radiusPx: 8,
            offset: { x: 0, y: 2 },
            color: { r: 0.93, g: 0.945, b: 0.953, a: 1 },
          },
        ],
      }),
      { borderColor: "#eeeeee" },
    ],
    "the border of an empty box to tick": [choice(outline("#cccccc")), { borderColor: "#cccccc" }],
    "a border that is no darker than the dark ground": [
      screen([
        layer({ width: 375, height: 812, fill: "#1c1c1e" }),
        instance("Text field", { x: 20, y: 100, width: 280, height: 48, ...outline("#3a3a3c") }, [value]),
      ]),
      { backdropColor: "#1c1c1e" },
    ],
  },
  ignore: {
    "a field with a fill of its own": field({ ...outline("#cccccc"), fill: "#eeeeee" }),
    "a white field on a ground that is a little darker": screen([
      layer({ width: 375, height: 812, fill: "#f5f7ff" }),
      instance(
        "Text field",
        { x: 20, y: 100, width: 280, height: 48, ...outline("#e5e5e5"), fill: "#ffffff" },
        [value],
      ),
    ]),
    "a field that casts a shadow": field({
      ...outline("#eeeeee"),
      fill: "#ffffff",
      effects: [
        { type: "drop-shadow", radiusPx: 8, offset: { x: 0, y: 2 }, color: { r: 0, g: 0, b: 0, a: 0.3 } },
      ],
    }),
    "a field that cannot be used now": field({
      ...outline("#cccccc"),
      instance: { properties: { State: "Disabled" } },
    }),
    "a line below what is typed": field({
      strokes: [solid("#cccccc")],
      stroke: { widthsPx: [0, 0, 1, 0], align: "inside" },
    }),
    "a box that is ticked": choice({ ...outline("#1a3fb0"), fill: "#1a3fb0" }, [
      layer({ type: "VECTOR", x: 24, y: 105, width: 12, height: 10, fill: "#ffffff" }),
    ]),
    "a card with an outline": screen([
      layer({ x: 20, y: 100, width: 335, height: 120, ...outline("#eeeeee") }, [
        text("Your order", { x: 36, y: 116 }),
        text("Leaves our house within two days.", { x: 36, y: 150, width: 280 }),
      ]),
    ]),
    "a field on a picture": screen([
      layer({ width: 375, height: 812, fills: [image] }),
      instance("Text field", { x: 20, y: 100, width: 280, height: 48, ...outline("#cccccc") }, [value]),
    ]),
  },
});
