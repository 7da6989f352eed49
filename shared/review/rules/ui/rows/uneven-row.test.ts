import { layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unevenRow } from "./uneven-row.ts";

const WIDE = { width: 1280 };
const OUTLINE = { stroke: { widthsPx: [1, 1, 1, 1], align: "inside" } } as const;
const WORDS = ["Teas", "Our house", "Journal", "Visits", "Write to us"];

/** The words of a menu with so much space after each. */
const menu = (gaps: readonly number[], y = 40) => {
  let x = 400;
  return ["Start", ...WORDS].slice(0, gaps.length + 1).map((words, index) => {
    const width = words.length * 10;
    const node = text(words, { x, y, width });
    x += width + (gaps[index] ?? 0);
    return node;
  });
};

const tiles = (starts: readonly number[], y = 200, width = 120) =>
  starts.map((x) => layer({ type: "RECTANGLE", x, y, width, height: 90, fill: "#dddddd" }));

const fields = (tops: readonly number[]) =>
  screen(
    tops.map((y, index) =>
      layer({ x: 24, y, width: 327, height: 48, fill: "#eeeeee" }, [
        text(WORDS[index] ?? "", { x: 40, y: y + 14 }),
      ]),
    ),
  );

testRule(unevenRow, {
  pass: {
    "a row that is crooked besides": screen(
      [100, 270, 462].map((x, index) =>
        layer({ type: "RECTANGLE", x, y: 200 + 4 * index, width: 120, height: 90, fill: "#dddddd" }),
      ),
      WIDE,
    ),
  },
  fail: {
    "the words of a menu, each further from the next": [
      screen(menu([63, 49, 42, 56]), WIDE),
      { gapsPx: [63, 49, 42, 56], usualPx: 49, count: 5 },
    ],
    "two words of a menu that run together": [screen(menu([60, 58, 52, 29]), WIDE), { count: 5 }],
    "three cards of a row": [screen(tiles([100, 270, 462]), WIDE), { gapsPx: [50, 72], count: 3 }],
    "pictures a little apart": [screen(tiles([24, 175, 332, 484]), WIDE), { gapsPx: [31, 37, 32] }],
    "three fields of a form": [fields([100, 190, 272]), { gapsPx: [42, 34] }],
    "the entries of a list of words": [
      screen([0, 36, 78, 115, 160].map((y, index) => text(WORDS[index] ?? "", { x: 24, y: 80 + y }))),
      { count: 5 },
    ],
  },
  ignore: {
    "equal gaps": screen(menu([40, 40, 40, 40]), WIDE),
    "gaps that differ by what nobody sees": screen(menu([40, 42, 41, 39]), WIDE),
    "words in the middles of equal cells": screen(
      WORDS.map((words, index) =>
        text(words, { x: 100 + 160 * index - words.length * 5, y: 40, width: words.length * 10 }),
      ),
      WIDE,
    ),
    "words that start in equal steps": screen(
      WORDS.map((words, index) => text(words, { x: 100 + 150 * index, y: 40, width: words.length * 10 })),
      WIDE,
    ),
    "two groups, each even": screen(menu([30, 30, 120, 30]), WIDE),
    "a button at the end, further away": screen(tiles([24, 174, 324, 560]), WIDE),
    "a slip among equal ones is told by its gap": screen(tiles([24, 174, 324, 474, 632]), WIDE),
    "one slip between two others is told by its gap": screen(tiles([24, 174, 331, 474, 624]), WIDE),
    "the heads and the cells of a table": screen(
      [40, 80, 120].flatMap((y, row) =>
        [100, 260, 340, 520].map((x, index) =>
          text(`${WORDS[(row + index) % 5]}`, { x, y, width: (WORDS[(row + index) % 5] ?? "").length * 10 }),
        ),
      ),
      WIDE,
    ),
    "things in an auto layout": screen(
      [
        layer(
          {
            x: 0,
            y: 0,
            width: 900,
            height: 60,
            layout: {
              direction: "horizontal",
              gapPx: 40,
              paddingPx: [0, 0, 0, 0],
              align: "space-between",
              crossAlign: "center",
            },
          },
          menu([63, 49, 42]),
        ),
      ],
      WIDE,
    ),
    "the bars of a chart": screen(
      [24, 60, 92, 138].map((x) =>
        layer({ type: "RECTANGLE", x, y: 100, width: 20, height: 160, fill: "#3355aa" }),
      ),
    ),
    "a title, a text and a price": screen([
      text("A pot of tea", { x: 24, y: 40 }),
      text("For two or three", { x: 24, y: 68 }),
      text("12 euros", { x: 24, y: 110 }),
    ]),
    "the labels of two fields, and a link of their size": screen([
      ...[220, 324].flatMap((y, index) => [
        text(WORDS[index] ?? "", { x: 20, y: y - 28, sizePx: 14, height: 20 }),
        layer({ x: 20, y, width: 335, height: 48, strokes: [solid("#767b86")], ...OUTLINE }),
      ]),
      text("Another way?", { x: 20, y: 384, sizePx: 14, height: 20 }),
    ]),
    "the button below two fields": screen([
      ...[220, 324].flatMap((y, index) => [
        text(WORDS[index] ?? "", { x: 20, y: y - 28, height: 20 }),
        layer({ x: 20, y, width: 335, height: 48, strokes: [solid("#767b86")], ...OUTLINE }, [
          text("ada@example.com", { x: 36, y: y + 14 }),
        ]),
      ]),
      text("Another way?", { x: 20, y: 384, sizePx: 14 }),
      layer({ x: 20, y: 420, width: 335, height: 48, fill: "#28508c", name: "Button" }, [
        text("Sign in", { x: 160, y: 434, color: "#ffffff" }),
      ]),
    ]),
    "two things": screen(tiles([24, 190]), WIDE),
  },
});
