import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, screen, text } from "../../../../scene/testing.ts";
import { expect, test } from "vitest";
import { findingsOf, testRule } from "../../../testing.ts";
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
    "a line of code in a box that cuts it off": screen([
      layer({ name: "Snippet", x: 20, y: 200, width: 335, height: 60, fill: "#f3f4f6", clipsContent: true }, [
        text("const value = await fetchTheThing(withALongArgument, andAnotherOne);", {
          x: 32,
          y: 216,
          width: 620,
          height: 24,
          fontFamily: "JetBrains Mono",
        }),
      ]),
    ]),
    "a head of a table that reaches into the next cell of its colour": screen([
      layer({ name: "Cell", x: 108, y: 20, width: 88, height: 20, fill: "#dddddd" }),
      layer({ name: "Cell", x: 20, y: 20, width: 88, height: 20, fill: "#dddddd" }, [label(110)]),
    ]),
    "a long title on a small mark, in a layer of its own": chip(label(300, { x: 24 }), { width: 60 }),
    "a text on a highlight, beside others of the group that keep to no box": screen([
      group(mark(), label(150), label(150, { y: 60 })),
    ]),
    "a caption that starts on a picture": screen([
      group(mark({ fills: [image] }), mark({ x: 30, width: 8, height: 8, y: 24 }), label(150)),
    ]),
  },
  fail: {
    "a text wider than the card of its group": [
      screen([group(mark(), mark({ x: 24, width: 8, height: 8, y: 24, fill: "#b00020" }), label(150))]),
      { px: 70, container: "Mark" },
    ],
    "a text wider than its chip": [chip(label(92)), { text: "Recommended", px: 12, container: "Chip" }],
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
  const findings = findingsOf(
    textCut,
    screen([row("Green tea", 100), row("Black tea", 140), row("Oolong tea", 180)]),
  );
  expect(findings.map(({ layers }) => layers.length)).toEqual([3]);
});
