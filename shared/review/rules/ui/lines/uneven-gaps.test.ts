import { instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unevenGaps } from "./uneven-gaps.ts";

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

testRule(unevenGaps, {
  fail: {
    "one gap a little smaller than the others": [
      screen(tiles([24, 174, 324, 470, 620]), WIDE),
      { gapsPx: [30, 30, 26, 30] },
    ],
    "one that slipped between two others": [
      screen(tiles([24, 174, 331, 474, 624]), WIDE),
      { gapsPx: [30, 37, 23, 30] },
    ],
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
    "two groups, each held together by small gaps": fields([24, 83, 198, 313, 446, 507]),
    "a row that is crooked besides": screen(
      [100, 270, 462].map((x, index) =>
        layer({ type: "RECTANGLE", x, y: 200 + 4 * index, width: 120, height: 90, fill: "#dddddd" }),
      ),
      WIDE,
    ),
    "equal gaps": screen(menu([40, 40, 40, 40]), WIDE),
    "what a box hides that is painted over it": screen(
      [
        ...tiles([24, 174, 324, 470, 620]),
        layer({ type: "RECTANGLE", x: 0, y: 180, width: 900, height: 200, fill: "#535151" }),
      ],
      WIDE,
    ),
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

const rows = (...tops: readonly number[]) =>
  screen(tops.map((y) => instance("Row", { x: 16, y, width: 300, height: 40, fill: "#eeeeee" })));

const lines = (...tops: readonly number[]) =>
  screen(tops.map((y, index) => text("Some words".slice(0, 6 + (index % 3)), { x: 16, y })));

testRule(unevenGaps, {
  fail: {
    "the last gap of four cards": [rows(0, 48, 96, 147), { usualPx: 8 }],
    "words of which one has slipped": [lines(0, 30, 62, 90, 120, 150), { usualPx: 6 }],
    "rows each in a group of its own": [
      screen(
        [0, 60, 120, 183, 243].map((y) =>
          layer({ type: "GROUP", x: 16, y, width: 300, height: 40 }, [
            layer({ type: "RECTANGLE", x: 16, y, width: 300, height: 40, fill: "#eeeeee" }),
            text("A row", { x: 32, y: y + 8 }),
          ]),
        ),
      ),
      { usualPx: 20 },
    ],
    "one of four boxes that slipped between two others": [rows(0, 56, 107, 168), { usualPx: 16 }],
    "two boxes that stand half as far apart as the others": [
      rows(0, 64, 112, 176, 240, 304),
      { usualPx: 24 },
    ],
    "one gap that is 2 px wider": [rows(0, 48, 96, 146, 194), { usualPx: 8 }],
    "one row that slipped down by 2 px": [rows(0, 48, 98, 144, 192, 240), { usualPx: 8 }],
    "one row of five that slipped down": [rows(0, 48, 99, 144, 192), { usualPx: 8 }],
  },
  ignore: {
    "a wide gap between two groups": rows(0, 48, 96, 160, 208),
    "rows that overlap like a pile of cards": rows(0, 8, 16, 26, 34),
    "columns of several widths that begin in equal steps": screen(
      [150, 150, 158, 150, 150, 150].map((width, at) =>
        layer({ name: "Group", type: "GROUP", x: 20 + 190 * at, y: 100, width, height: 200 }, [
          layer({ type: "RECTANGLE", x: 20 + 190 * at, y: 100, width: 32, height: 32, fill: "#dddddd" }),
          text("Words", { x: 20 + 190 * at, y: 276, width }),
        ]),
      ),
      { width: 1280 },
    ),
    "equal gaps": rows(0, 48, 96, 144, 192),
    "two odd gaps apart from each other": rows(0, 50, 98, 146, 192, 240),
    "a row that is less than a pixel off": rows(0, 48.5, 96, 144, 192, 240),
    "a wider gap before the last part of a list": rows(0, 48, 96, 160),
    "a wider gap among narrow ones, twice as wide": rows(0, 44, 88, 140, 184),
    "parts of several kinds, of which one has more space above": screen(
      ["Field", "Tick", "Buttons", "Note", "Links"].map((name, index) => {
        const y = [0, 60, 120, 200, 260][index] ?? 0;
        return instance(name, { x: 16, y, width: 300, height: 40 }, [text("Words", { x: 16, y })]);
      }),
    ),
    "a list of words under its heading": screen([
      text("Products", { x: 16, y: 0, weight: 700 }),
      ...[34, 64, 94, 124, 154].map((y) => text("Words", { x: 16, y })),
    ]),
    "words in boxes of different heights": screen(
      [24, 25.2, 24, 25.2, 24].map((height, index) => text("Words", { x: 16, y: index * 30, height })),
    ),
    "two layers": rows(0, 48),
    "too few to tell": rows(0, 48, 98),
  },
});
