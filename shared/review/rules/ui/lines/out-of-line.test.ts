import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, sceneOf, screen, text } from "../../../../scene/testing.ts";
import { reviewFrame } from "../../../review.ts";
import { testRule } from "../../../testing.ts";
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
      layer({
        type: "RECTANGLE",
        x: 24 + 100 * index,
        y,
        width: 64,
        height: height(index),
        fill: "#3355aa",
      }),
    ),
    WIDE,
  );

const painted = (index: number, y: number) => ({
  renderBox: { x: 400 + 140 * index, y, width: 90, height: 14 },
});

/** Three cards with a word in each, the last of them lower. */
const threeCards = [100, 100, 105].flatMap((y, index) => [
  layer({ type: "RECTANGLE", x: 40 + 220 * index, y, width: 200, height: 120, fill: "#eeeeee" }),
  text(WORDS[index] ?? "", { x: 60 + 220 * index, y: y + 20, width: 90, sizePx: 20, height: 24 }),
]);

testRule(outOfLine, {
  fail: {
    "cards, one of them lower with its words": [
      screen(threeCards, WIDE),
      { linesPx: [100, 100, 105], count: 3 },
    ],
    "the words of a menu on three lines": [menu([40, 41, 37]), { linesPx: [52, 53, 49], offPx: 4, count: 3 }],
    "a menu whose gaps differ besides": [
      menu([40, 44, 37], (index) => ({ x: [400, 530, 678][index] })),
      { linesPx: [52, 56, 49] },
    ],
    "two icons, one of them higher": [tiles([172, 169]), { linesPx: [172, 169], offPx: 3 }],
    "one card that begins 2 px above the others": [tiles([222, 220, 222]), { offPx: 2 }],
    "words of two families that stand on two lines": [
      menu([40, 44], (index) => ({
        ...painted(index, 44 + 4 * index),
        fontFamily: index ? "Lora" : "Inter",
      })),
      { offPx: 4 },
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
    "words on one line": menu([40, 40, 40, 40]),
    "a pixel of rounding": menu([40, 41, 40]),
    "boxes of several heights on one middle": tiles(
      [100, 98, 97],
      (index) => 60 + 4 * index - (index > 1 ? 2 : 0),
    ),
    "pictures that stand on one line by their lower edges": tiles([100, 97, 94], (index) => 60 + 3 * index),
    "words of two families on one line": menu([40, 43], (index) => ({
      ...painted(index, 44),
      fontFamily: index ? "Lora" : "Inter",
    })),
    "two rows": menu([40, 40, 80, 80]),
    stairs: tiles([100, 130, 160]),
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

const WIDTHS = [320, 300, 280];

testRule(outOfLine, {
  fail: {
    "three cards, one of them further left": [
      cards([24, 18, 24]),
      { linesPx: [24, 18, 24], offPx: 6, count: 3, usualPx: 24 },
    ],
    "cards that all start elsewhere": [cards([20, 24, 31]), { linesPx: [20, 24, 31], offPx: 11 }],
    "cards of sizes that hardly differ": [
      cards([24, 31, 24], (index) => ({ width: 320 - 2 * index })),
      { offPx: 7 },
    ],
  },
  ignore: {
    "cards on one edge": cards([24, 24, 24]),
    "a step of two pixels": cards([24, 22, 24]),
    "two cards": cards([24, 18]),
    "cards of two kinds": cards([24, 18, 24], (index) => ({ fill: index === 1 ? "#333333" : "#e8e8e8" })),
    "cards on one axis, each narrower than the last": cards([20, 30, 40], (index) => ({
      width: WIDTHS[index] ?? 0,
    })),
    "messages of two people, each at a side": cards([16, 46, 16], () => ({ width: 300 })),
    "cards in an auto layout": screen([
      layer(
        {
          x: 16,
          y: 80,
          width: 343,
          height: 340,
          layout: {
            direction: "vertical",
            gapPx: 24,
            paddingPx: [0, 0, 0, 0],
            align: "start",
            crossAlign: "start",
          },
        },
        [24, 18, 24].map((x, index) =>
          layer({ type: "RECTANGLE", x, y: 80 + 120 * index, width: 320, height: 96, fill: "#e8e8e8" }),
        ),
      ),
    ]),
  },
});

const line = (x: number, index: number, more: object = {}) =>
  text("A line of text".slice(0, 10 + index), { x, y: index * 40, ...more });
const wordsBelow = (x: number, more: object = {}) =>
  screen([line(16, 0), line(16, 1), line(16, 2), line(x, 3, more)]);

const titled = (x: number, y: number) =>
  layer({ x, y, width: 300, height: 80, fill: "#eeeeee" }, [text("Title", { x: x + 16, y: y + 16 })]);

const inGroup = (x: number, y: number) =>
  layer({ type: "GROUP", x, y: y - 28, width: 300, height: 108 }, [
    text("Caption", { x: 20, y: y - 28 }),
    titled(x, y),
  ]);

const switchAt = (y: number, isOn: boolean) => [
  layer({ type: "RECTANGLE", x: 300, y, width: 51, height: 31, fill: "#1d4ed8" }),
  layer({ type: "RECTANGLE", x: isOn ? 322 : 302, y: y + 2, width: 27, height: 27, fill: "#ffffff" }),
];

testRule(outOfLine, {
  fail: {
    "one card of three that is 3 px off": [
      screen([titled(20, 0), titled(23, 100), titled(20, 200)]),
      { offPx: 3, count: 3 },
    ],
    "one card of three, each in a group of its own": [
      screen([inGroup(20, 40), inGroup(20, 180), inGroup(23, 320)]),
      { offPx: 3, count: 3 },
    ],
    "a card that hangs 2 px below the others of its row": [
      screen(
        [0, 1, 2, 3].map((index) =>
          layer({ x: index * 90, y: index === 2 ? 102 : 100, width: 80, fill: "#eeeeee" }),
        ),
      ),
      { offPx: 2, count: 4 },
    ],
    "a text that is 2 px off": [wordsBelow(18), { offPx: 2, count: 4 }],
  },
  ignore: {
    "texts on one edge": wordsBelow(16),
    "an indented text": wordsBelow(32),
    "less than a pixel": wordsBelow(16.4),
    "two texts on a second edge": screen([line(16, 0), line(16, 1), line(16, 2), line(18, 3), line(18, 4)]),
    "knobs in switches": screen([
      ...switchAt(0, true),
      ...switchAt(60, true),
      ...switchAt(120, true),
      ...switchAt(180, false),
    ]),
    "an illustration among cards": screen([
      ...[0, 100, 200].map((y) => titled(20, y)),
      layer({ x: 22, y: 300, width: 300, height: 80 }, [
        layer({ type: "VECTOR", x: 22, y: 300, width: 300, height: 80, fill: "#cccccc" }),
      ]),
    ]),
    "a box beside texts": screen([
      line(16, 0),
      line(16, 1),
      line(16, 2),
      layer({ x: 18, y: 120, fill: "#ff0000" }),
    ]),
    "a text in the same row as another": screen([line(16, 0), line(16, 1), line(16, 2), line(18, 2)]),
    "an auto layout": screen([line(16, 0), line(16, 1), line(18, 2)], {
      layout: {
        direction: "vertical",
        gapPx: 8,
        paddingPx: [0, 0, 0, 0],
        align: "start",
        crossAlign: "start",
      },
    }),
    "groups without paint of their own": screen([layer(), layer({ x: 1, y: 30 }), layer({ y: 60 })]),
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
  layer({ type: "RECTANGLE", x, y, width, height: 52, fill: "#1a3fb0", cornerRadiiPx: [8, 8, 8, 8] }),
  text("Save", { x: x + width / 2 - 18, y: y + 14, color: "#ffffff" }),
];

const SHEET = { name: "Sheet", x: 8, y: 100, width: 359, height: 200, fill: "#fbfbfb" };

testRule(outOfLine, {
  fail: {
    "a button that ends before the fields do": [
      screen([...FORM, ...button(24, 300)]),
      { linesPx: [0, 20], usualPx: 320 },
    ],
    "a button that juts out on both sides": [screen([...FORM, ...button(14, 340)]), { linesPx: [10, 10] }],
    "a button of their width, moved to the right": [
      screen([...FORM, ...button(35, 320)]),
      { linesPx: [11, 11] },
    ],
  },
  ignore: {
    "a button of their width": screen([...FORM, ...button(24, 320)]),
    "two pixels": screen([...FORM, ...button(24, 322)]),
    "a row of a list, which says more than a button does": screen([
      ...FORM,
      layer({ type: "RECTANGLE", x: 14, y: 320, width: 340, height: 52, fill: "#1a3fb0" }),
      text("Two of your orders are on their way", { x: 40, y: 334, width: 290, color: "#ffffff" }),
    ]),
    "a small button": screen([...FORM, ...button(24, 160)]),
    "a small button in the middle": screen([...FORM, ...button(94, 180)]),
    "a button far below": screen([...FORM, ...button(14, 340, 620)]),
    "fields on a sheet of their own": screen([layer(SHEET), ...FORM, ...button(8, 359)]),
  },
});

const words = (starts: readonly number[]) =>
  screen(starts.map((x, index) => text(WORDS[index] ?? "", { x, y: 100 + 40 * index, width: 120 })));

test("a step that people see is open: of two px where three and more share a line, of three between two", () => {
  const isFolded = (node: SceneNode) =>
    reviewFrame(sceneOf(node), node, { rules: [outOfLine] }).findings.map(
      ({ isDetail }) => isDetail === true,
    );
  expect(isFolded(menu([40, 41, 37]))).toEqual([false]);
  expect(isFolded(menu([40, 44]))).toEqual([false]);
  expect(isFolded(menu([40, 42]))).toEqual([true]);
  expect(isFolded(tiles([172, 163]))).toEqual([false]);
  expect(isFolded(tiles([172, 172, 170]))).toEqual([false]);
  expect(isFolded(words([40, 40, 40, 42]))).toEqual([true]);
  expect(isFolded(words([40, 40, 40, 44]))).toEqual([false]);
});
