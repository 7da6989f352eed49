import { test, expect } from "vitest";
import { instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { findingsOf, testRule } from "../../../testing.ts";
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

test("a faint border around words that say what to enter is a suggestion, that of an empty box to tick is not", () => {
  const severityIn = (node: SceneNode) => findingsOf(borderContrast, node).map(({ severity }) => severity);
  expect(severityIn(field(outline("#dddddd")))).toEqual(["suggestion"]);
  expect(severityIn(choice(outline("#dddddd")))).toEqual(["minor"]);
  // Most people see this one.
  expect(severityIn(choice(outline("#cccccc")))).toEqual(["suggestion"]);
});

test("fields with borders in several faint greys are one finding, told of the faintest", () => {
  const input = (y: number, color: string) =>
    instance("Text field", { x: 20, y, width: 280, height: 48, ...outline(color) }, [
      text("Lisbon", { x: 36, y: y + 12, width: 80 }),
    ]);
  expect(findingsOf(borderContrast, screen([input(100, "#c4c4c4"), input(200, "#dddddd")]))).toMatchObject([
    { evidence: { borderColor: "#dddddd" }, layers: [{}, {}] },
  ]);
});

testRule(borderContrast, {
  pass: {
    "a border of 3.03": field(outline("#949494")),
  },
  fail: {
    "a light border around words": [
      field(outline("#cccccc")),
      { ratio: 1.6, required: 3, borderColor: "#cccccc", backdropColor: "#ffffff" },
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
  },
  ignore: {
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
  },
});
