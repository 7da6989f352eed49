import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unevenGaps } from "./uneven-gaps.ts";

const list = (...tops: readonly number[]) =>
  screen(tops.map((y) => instance("Row", { x: 16, y, width: 300, height: 40, fill: "#eeeeee" })));

const words = (...tops: readonly number[]) =>
  screen(tops.map((y, index) => text("Some words".slice(0, 6 + (index % 3)), { x: 16, y })));

testRule(unevenGaps, {
  pass: {
    "a wide gap between two groups": list(0, 48, 96, 160, 208),
    "rows that overlap like a pile of cards": list(0, 8, 16, 26, 34),
    "columns of several widths that begin in equal steps": screen(
      [150, 150, 158, 150, 150, 150].map((width, at) =>
        layer({ name: "Group", type: "GROUP", x: 20 + 190 * at, y: 100, width, height: 200 }, [
          layer({ type: "RECTANGLE", x: 20 + 190 * at, y: 100, width: 32, height: 32, fill: "#dddddd" }),
          text("Words", { x: 20 + 190 * at, y: 276, width }),
        ]),
      ),
      { width: 1280 },
    ),
    "equal gaps": list(0, 48, 96, 144, 192),
    "two odd gaps apart from each other": list(0, 50, 98, 146, 192, 240),
    "a row that is less than a pixel off": list(0, 48.5, 96, 144, 192, 240),
    "gaps without a pattern": list(0, 47, 96, 147, 190),
    "a wider gap before the last part of a list": list(0, 48, 96, 160),
    "four boxes of a free arrangement": list(0, 52, 111, 159),
    "a wider gap among narrow ones, twice as wide": list(0, 44, 88, 140, 184),
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
  },
  fail: {
    "the last gap of four cards": [list(0, 48, 96, 147), { gapPx: 11, usualPx: 8, count: 2 }],
    "words of which one has slipped": [words(0, 30, 62, 90, 120, 150), { gapPx: 8, usualPx: 6, count: 3 }],
    "rows each in a group of its own": [
      screen(
        [0, 60, 120, 183, 243].map((y) =>
          layer({ type: "GROUP", x: 16, y, width: 300, height: 40 }, [
            layer({ type: "RECTANGLE", x: 16, y, width: 300, height: 40, fill: "#eeeeee" }),
            text("A row", { x: 32, y: y + 8 }),
          ]),
        ),
      ),
      { gapPx: 23, usualPx: 20, count: 3 },
    ],
    "one of four boxes that slipped between two others": [list(0, 56, 107, 168), { gapPx: 11, usualPx: 16 }],
    "a part of a form that slipped, though the parts are of several kinds": [
      screen(
        [
          instance("Field", { x: 16, y: 0, width: 300, height: 70 }),
          instance("Field", { x: 16, y: 101, width: 300, height: 70 }),
          instance("Long field", { x: 16, y: 188, width: 300, height: 110 }),
          instance("Tick", { x: 16, y: 322, width: 300, height: 22 }),
          instance("Buttons", { x: 16, y: 368, width: 300, height: 40 }),
        ].map((part) => ({ ...part, children: [text("Words", { x: 16, y: part.box.y })] })),
      ),
      { gapPx: 31, usualPx: 24 },
    ],
    "two boxes that stand half as far apart as the others": [
      list(0, 64, 112, 176, 240, 304),
      { gapPx: 8, usualPx: 24 },
    ],
    "one gap that is 2 px wider": [list(0, 48, 96, 146, 194), { gapPx: 10, usualPx: 8, count: 3 }],
    "one row that slipped down by 2 px": [
      list(0, 48, 98, 144, 192, 240),
      { gapPx: 10, usualPx: 8, count: 3 },
    ],
    "one row of five that slipped down": [list(0, 48, 99, 144, 192), { gapPx: 11, usualPx: 8, count: 2 }],
    "the second row of six that slipped up by 1 px": [
      list(0, 47, 96, 144, 192, 240),
      { gapPx: 7, usualPx: 8, count: 3 },
    ],
  },
  ignore: {
    "words in boxes of different heights": screen(
      [24, 25.2, 24, 25.2, 24].map((height, index) => text("Words", { x: 16, y: index * 30, height })),
    ),
    "two layers": list(0, 48),
    "too few to tell": list(0, 48, 98),
  },
});
