import { image, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { crookedRow } from "./crooked-row.ts";

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

const painted = (y: number) => ({ renderBox: { x: 0, y, width: 90, height: 14 } });

/** Three cards with a word in each, the last of them lower. */
const cards = [100, 100, 105].flatMap((y, index) => [
  layer({ type: "RECTANGLE", x: 40 + 220 * index, y, width: 200, height: 120, fill: "#eeeeee" }),
  text(WORDS[index] ?? "", { x: 60 + 220 * index, y: y + 20, width: 90, sizePx: 20, height: 24 }),
]);

testRule(crookedRow, {
  pass: {},
  fail: {
    "cards, one of them lower with its words": [screen(cards, WIDE), { linesPx: [100, 100, 105], count: 3 }],
    "the words of a menu on three lines": [menu([40, 41, 37]), { linesPx: [52, 53, 49], offPx: 4, count: 3 }],
    "a menu whose gaps differ besides": [
      menu([40, 44, 37], (index) => ({ x: [400, 530, 678][index] })),
      { linesPx: [52, 56, 49], gapsPx: [40, 58] },
    ],
    "two icons, one of them higher": [tiles([172, 169]), { linesPx: [172, 169], offPx: 3 }],
    "one card that begins 2 px above the others": [tiles([222, 220, 222]), { offPx: 2 }],
    "words of two families that stand on two lines": [
      menu([40, 44], (index) => ({ ...painted(44 + 4 * index), fontFamily: index ? "Lora" : "Inter" })),
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
      ...painted(44),
      fontFamily: index ? "Lora" : "Inter",
    })),
    "two rows": menu([40, 40, 80, 80]),
    stairs: tiles([100, 130, 160]),
  },
});
