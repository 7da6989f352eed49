import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, screen, text } from "../../../../scene/testing.ts";
import { findingsOf, testRule } from "../../../testing.ts";
import { outOfLine } from "./out-of-line.ts";

const WIDE = { width: 1280 };
const WORDS = ["Teas", "Our house", "Journal", "Visits"];

type TextOptions = NonNullable<Parameters<typeof text>[1]>;

const menu = (tops: readonly number[], more: (index: number) => TextOptions = () => ({})) =>
  screen(
    tops.map((y, index) =>
      text(WORDS[index] ?? "", {
        x: 400 + 140 * index,
        y,
        width: 90,
        sizePx: 20,
        height: 24,
        ...more(index),
      }),
    ),
    WIDE,
  );

const tiles = (tops: readonly number[], height: (index: number) => number = () => 64) =>
  screen(
    tops.map((y, index) =>
      layer({ type: "RECTANGLE", x: 24 + 100 * index, y, width: 64, height: height(index), fill: "#3355aa" }),
    ),
    WIDE,
  );

const painted = (index: number, y: number) => ({
  renderBox: { x: 400 + 140 * index, y, width: 90, height: 14 },
});

testRule(outOfLine, {
  fail: {
    "a menu whose gaps differ besides": [
      menu([40, 44, 37], (index) => ({ x: [400, 530, 678][index] })),
      { linesPx: [52, 56, 49] },
    ],
  },
  ignore: {
    "the numbered marks on a picture, each at its place": screen(
      [
        layer({ type: "RECTANGLE", x: 40, y: 100, width: 800, height: 500, fills: [image] }),
        ...[140, 146].flatMap((y, index) => [
          layer({ type: "ELLIPSE", x: 200 + 60 * index, y, width: 28, height: 28, fill: "#4f46c8" }),
          text(`${index + 6}`, { x: 209 + 60 * index, y: y + 4, width: 10, color: "#ffffff" }),
        ]),
      ],
      WIDE,
    ),
    "boxes in the colour of what they lie on": screen(
      [259, 252].flatMap((y, index) => [
        ...(index === 0
          ? [layer({ type: "RECTANGLE", x: 0, y: 200, width: 1280, height: 500, fill: "#d9d9d9" })]
          : []),
        layer({ type: "RECTANGLE", x: 24 + 320 * index, y, width: 275, height: 260, fill: "#d9d9d9" }),
      ]),
      WIDE,
    ),
    "words of two families on one line": menu([40, 43], (index) => ({
      ...painted(index, 44),
      fontFamily: index ? "Lora" : "Inter",
    })),
  },
});

/** Cards below each other with a word in each, that start at these places. */
const cards = (
  starts: readonly number[],
  more: (index: number) => Parameters<typeof layer>[0] = () => ({}),
) =>
  screen(
    starts.flatMap((x, index) => [
      layer({
        type: "RECTANGLE",
        x,
        y: 80 + 120 * index,
        width: 320,
        height: 96,
        fill: "#e8e8e8",
        ...more(index),
      }),
      text(["Teas", "Cups", "Pots", "Trays"][index] ?? "", { x: x + 16, y: 96 + 120 * index }),
    ]),
  );

testRule(outOfLine, {
  fail: {
    "three cards, one of them further left": [
      cards([24, 18, 24]),
      { linesPx: [24, 18, 24], offPx: 6, count: 3, usualPx: 24 },
    ],
  },
  ignore: { "cards that begin beyond the edge of the screen": cards([-24, -30, -24]) },
});

const line = (x: number, index: number, more: object = {}) =>
  text("A line of text".slice(0, 10 + index), { x, y: index * 40, ...more });
const wordsBelow = (x: number, more: object = {}) =>
  screen([line(16, 0), line(16, 1), line(16, 2), line(x, 3, more)]);

testRule(outOfLine, {
  fail: {
    "a text that is 2 px off": [wordsBelow(18), { offPx: 2, count: 4 }],
  },
});

const field = (label: string, y: number): readonly SceneNode[] => [
  text(label, { x: 24, y: y - 26, sizePx: 14, height: 20 }),
  layer({ name: "Rectangle", type: "RECTANGLE", x: 24, y, width: 320, height: 48, fill: "#f2f3f7" }),
  text("Ada", { x: 40, y: y + 12, height: 24 }),
];

const FORM = [
  text("Your details", { x: 24, y: 50, sizePx: 28, weight: 700 }),
  ...field("First name", 140),
  ...field("Surname", 230),
];

const button = (x: number, width: number, y = 320): readonly SceneNode[] => [
  layer({ type: "RECTANGLE", x, y, width, height: 52, fill: "#1a3fb0", round: 8 }),
  text("Save", { x: x + width / 2 - 18, y: y + 14, color: "#ffffff" }),
];

const SHEET = { name: "Sheet", x: 8, y: 100, width: 359, height: 200, fill: "#fbfbfb" };

testRule(outOfLine, {
  fail: {
    "a button that ends before the fields do": [
      screen([...FORM, ...button(24, 300)]),
      { linesPx: [0, 20], usualPx: 320 },
    ],
    "a button of their width, moved to the right": [
      screen([...FORM, ...button(35, 320)]),
      { linesPx: [11, 11] },
    ],
  },
  ignore: {
    "fields on a sheet of their own": screen([layer(SHEET), ...FORM, ...button(8, 359)]),
  },
});

const words = (starts: readonly number[]) =>
  screen(starts.map((x, index) => text(WORDS[index] ?? "", { x, y: 100 + 40 * index, width: 120 })));

test("a step that people see is open: of three px where three and more share a line, of five between two", () => {
  const isFolded = (node: SceneNode) => findingsOf(outOfLine, node).map(({ isDetail }) => isDetail === true);
  expect(isFolded(menu([40, 41, 37]))).toEqual([false]);
  expect(isFolded(menu([40, 42, 38])), "no two keep a line").toEqual([true]);
  expect(isFolded(menu([40, 46]))).toEqual([false]);
  expect(isFolded(menu([40, 43]))).toEqual([true]);
  expect(isFolded(tiles([172, 163]))).toEqual([false]);
  expect(isFolded(tiles([172, 172, 170]))).toEqual([true]);
  expect(isFolded(tiles([172, 172, 169]))).toEqual([false]);
  expect(isFolded(words([40, 40, 40, 42]))).toEqual([true]);
  expect(isFolded(words([40, 40, 40, 44]))).toEqual([false]);
});

test("what stands a few px off its row is a detail on a screen that is still in grey boxes", () => {
  const isFolded = (fill: string) => {
    const boxes = Array.from({ length: 5 }, (_, index) =>
      layer({ type: "RECTANGLE", x: 24 + 220 * index, y: 300 + 40 * index, width: 200, height: 40, fill }),
    );
    const node = screen(
      [
        ...(menu([40, 46, 40]).children ?? []),
        ...["#b3261e", "#2447c8"].map((hue, index) =>
          layer({ type: "RECTANGLE", x: 24, y: 600 + 80 * index, width: 64, height: 40, fill: hue }),
        ),
        ...boxes,
      ],
      WIDE,
    );
    const found = findingsOf(outOfLine, node);
    return found.map(({ isDetail = false }) => isDetail);
  };
  expect([isFolded("#d9d9d9"), isFolded("#ffe08a")]).toEqual([[true], [false]]);
});
