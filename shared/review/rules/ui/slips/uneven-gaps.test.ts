import { expect, test } from "vitest";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { findingsOf, testRule } from "../../../testing.ts";
import { unevenGaps } from "./uneven-gaps.ts";

const WIDE = { width: 1280 };
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

testRule(unevenGaps, {
  fail: {
    "the words of a menu, each further from the next": [
      screen(menu([63, 49, 42, 56]), WIDE),
      { gapsPx: [63, 49, 42, 56], usualPx: 49, count: 5 },
    ],
  },
  ignore: {
    "three cells of a table": screen(menu([92, 63]), WIDE),
    "what a box hides that is painted over it": screen(
      [
        ...tiles([24, 174, 324, 470, 620]),
        layer({ type: "RECTANGLE", x: 0, y: 180, width: 900, height: 200, fill: "#535151" }),
      ],
      WIDE,
    ),
    "the arrows after the words of a menu": screen(
      [
        ["Pages", 466, 49],
        ["Patients", 552, 60],
        ["Our services", 645, 70],
        ["Blog", 749, 36],
      ].flatMap(([words, x, width]) => [
        text(String(words), { x: Number(x), y: 40, width: Number(width), height: 19 }),
        layer({ x: Number(x) + Number(width) - 5, y: 40, width: 18, height: 18 }, [
          layer({
            type: "VECTOR",
            x: Number(x) + Number(width) - 5,
            y: 40,
            width: 18,
            height: 18,
            fill: "#333333",
          }),
        ]),
      ]),
      WIDE,
    ),
    "words that start in equal steps": screen(
      WORDS.map((words, index) => text(words, { x: 100 + 150 * index, y: 40, width: words.length * 10 })),
      WIDE,
    ),
    "the heads and the cells of a table": screen(
      [40, 80, 120].flatMap((y, row) =>
        [100, 260, 340, 520].map((x, index) =>
          text(`${WORDS[(row + index) % 5]}`, { x, y, width: (WORDS[(row + index) % 5] ?? "").length * 10 }),
        ),
      ),
      WIDE,
    ),
  },
});

const rows = (...tops: readonly number[]) =>
  screen(tops.map((y) => instance("Row", { x: 16, y, width: 300, height: 40, fill: "#eeeeee" })));

testRule(unevenGaps, {
  fail: {
    "the last gap of four cards": [rows(0, 48, 96, 147), { usualPx: 8 }],
    "one of four boxes that slipped between two others": [rows(0, 56, 107, 168), { usualPx: 16 }],
    "two boxes that stand half as far apart as the others": [
      rows(0, 64, 112, 176, 240, 304),
      { usualPx: 24 },
    ],
    "one row that slipped down by 2 px": [rows(0, 48, 98, 144, 192, 240), { usualPx: 8 }],
  },
  ignore: {
    "parts of several kinds, of which one has more space above": screen(
      ["Field", "Tick", "Buttons", "Note", "Links"].map((name, index) => {
        const y = [0, 60, 120, 200, 260][index] ?? 0;
        return instance(name, { x: 16, y, width: 300, height: 40 }, [text("Words", { x: 16, y })]);
      }),
    ),
  },
});

test("between the letters of a name, each a drawing, it takes more to be told than between boxes", () => {
  const isFolded = (type: "VECTOR" | "RECTANGLE") => {
    const node = screen(
      [0, 155, 317, 468].map((x) =>
        layer({ type, x: 24 + x, y: 300, width: 140, height: 178, fill: "#222222" }),
      ),
      WIDE,
    );
    return findingsOf(unevenGaps, node).map(({ isDetail = false }) => isDetail);
  };
  expect([isFolded("VECTOR"), isFolded("RECTANGLE")]).toEqual([[true], [false]]);
});

test("of days that read alike the sentence says which ones it means", () => {
  const days = [400, 513, 612, 704, 810].map((x) => text("Fri 22", { x, y: 40, width: 50 }));
  const [finding] = findingsOf(unevenGaps, screen(days, WIDE));
  expect(finding?.problem).toContain("From “Fri 22 (1 of 5 alike)” to “Fri 22 (5 of 5 alike)”");
});
