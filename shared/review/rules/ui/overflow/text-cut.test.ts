import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { expect, test } from "vitest";
import { sceneOf } from "../../../../scene/testing.ts";
import { reviewFrame } from "../../../review.ts";
import { testRule } from "../../../testing.ts";
import { textCut } from "./text-cut.ts";

const chip = (label: ReturnType<typeof text>, more: object = {}) =>
  screen([layer({ name: "Chip", x: 20, y: 20, width: 88, height: 20, fill: "#dddddd", ...more }, [label])]);
const label = (width: number, more: object = {}) =>
  text("Recommended", { x: 28, y: 22, width, height: 16, ...more });

const mark = (more: object = {}) =>
  layer({ name: "Mark", type: "RECTANGLE", x: 20, y: 20, width: 88, height: 20, fill: "#dddddd", ...more });
const group = (...children: readonly SceneNode[]) =>
  layer({ type: "GROUP", x: 20, y: 20, width: 160, height: 60 }, children);

testRule(textCut, {
  pass: {
    "lines in a fixed box whose glyphs are not known": chip(
      label(120, { resize: "height", height: 48, lineHeightPx: 16 }),
    ),
    "a card of a row that was scrolled to the left": screen([
      layer(
        { x: 40, y: 100, width: 300, height: 80, clipsContent: true },
        [-200, 60, 320].map((x) =>
          layer({ type: "GROUP", x, y: 100, width: 250, height: 80 }, [
            layer({ type: "RECTANGLE", x, y: 100, width: 250, height: 80, fill: "#dddddd" }),
            text("The lyrics of a song", { x: x + 110, y: 120, width: 135 }),
          ]),
        ),
      ),
    ]),
    "a heading across a box that is hardly seen": screen([
      layer({ width: 375, height: 812, fill: "#000000" }),
      layer({ type: "GROUP", x: 8, y: 160, width: 240, height: 100 }, [
        layer({ type: "RECTANGLE", x: 30, y: 160, width: 200, height: 100, fills: [solid("#ffffff", 0.03)] }),
        text("Who do you want to chat with?", { x: 8, y: 190, width: 240, height: 20, color: "#ffffff" }),
      ]),
    ]),
    "a turned text": chip(label(92, { rotationDeg: 90 })),
    "a text inside its chip": chip(label(72)),
    "a head of a table that reaches into the next cell of its colour": screen([
      layer({ name: "Cell", x: 108, y: 20, width: 88, height: 20, fill: "#dddddd" }),
      layer({ name: "Cell", x: 20, y: 20, width: 88, height: 20, fill: "#dddddd" }, [label(110)]),
    ]),
    "a line higher than its badge, with letters inside": screen([
      layer({ x: 20, y: 24, width: 20, height: 16, fill: "#b00020" }, [
        text("3", { x: 26, y: 20, width: 8, sizePx: 11, lineHeightPx: 24 }),
      ]),
    ]),
    "a label on the outline of its field": screen([
      layer({ x: 16, y: 100, width: 300, height: 56, fill: "#ffffff" }, [
        text("Card number", { x: 32, y: 93, sizePx: 12, lineHeightPx: 16 }),
      ]),
    ]),
    "a text a hair beyond its chip": chip(label(81)),
    "a text beside a coloured mark, in a layer without paint": screen([
      layer({ x: 0, y: 0, width: 20, height: 20 }, [label(200)]),
    ]),
    "a caption that hangs below the picture it belongs to": chip(text("Caption", { x: 20, y: 44 })),
    "a text in a wide box whose glyphs may be narrow": chip(label(200, { resize: "height" })),
    "a long title on a small mark, in a layer of its own": chip(label(300, { x: 24 }), { width: 60 }),
    "a text beside the mark of its group": screen([
      group(mark({ width: 24 }), mark({ x: 20, width: 8 }), label(150)),
    ]),
    "a text on a highlight, beside others of the group that keep to no box": screen([
      group(mark(), label(150), label(150, { y: 60 })),
    ]),
    "a caption that starts on a picture": screen([
      group(mark({ fills: [image] }), mark({ x: 30, width: 8, height: 8, y: 24 }), label(150)),
    ]),
  },
  fail: {
    "a text much wider than its card": [chip(label(170), { width: 100 }), { px: 78, container: "Chip" }],
    "a text in a fixed box that is too wide in any font": [
      chip(
        text("Recommended for all who travel a lot", {
          x: 28,
          y: 22,
          width: 300,
          height: 24,
          resize: "height",
        }),
      ),
      { container: "Chip" },
    ],
    "a text wider than the card of its group": [
      screen([group(mark(), mark({ x: 24, width: 8, height: 8, y: 24, fill: "#b00020" }), label(150))]),
      { px: 70, container: "Mark" },
    ],
    "a text wider than its chip": [chip(label(92)), { text: "Recommended", px: 12, container: "Chip" }],
    "a text in a fixed box whose glyphs go on": [
      chip(label(72, { resize: "none", renderBox: { x: 28, y: 24, width: 95, height: 12 } })),
      { px: 15 },
    ],
  },
  ignore: {
    "a line of tildes that stands for words in a sketch": chip(
      text("~".repeat(24), { x: 28, y: 22, width: 170, height: 16 }),
      { width: 100 },
    ),
  },
});

test("rows that are too low for the letters of one style are one finding", () => {
  const row = (words: string, y: number): SceneNode =>
    layer({ name: "Row", x: 20, y, width: 300, height: 12, fill: "#dddddd" }, [
      text(words, {
        x: 28,
        y: y + 2,
        width: 120,
        sizePx: 16,
        lineHeightPx: 20,
        renderBox: { x: 28, y: y + 4, width: 110, height: 14 },
      }),
    ]);
  const node = screen([row("Green tea", 100), row("Black tea", 140), row("Oolong tea", 180)]);
  const { findings } = reviewFrame(sceneOf(node), node, { rules: [textCut] });
  expect(findings.map(({ layers }) => layers.length)).toEqual([3]);
});
