import { expect, test } from "vitest";
import { screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { textSetting } from "./text-setting.ts";

const SENTENCE = "Your order leaves our warehouse within two working days and arrives on the third.";
const WORDS = "We bake by night and sell by day, and all is gone at noon. ";

const set = (more: object, words = SENTENCE) => screen([text(words, more)]);

/** A paragraph of so many lines of a height. */
const inLines = (lineHeightPx: number, lines: number, more: object = {}, words = SENTENCE) =>
  set({ lineHeightPx, height: lineHeightPx * lines, width: 200, resize: "height", ...more }, words);

const aligned = (align: "left" | "center" | "justified", lines: number, more: object = {}) =>
  inLines(24, lines, { align, width: 300, ...more }, SENTENCE.repeat(2));

/** Lines that are as wide as so many letters. */
const WIDTH_OF = (characters: number): number => characters * 8;

const paragraph = (aLine: number, lines: number, more: object = {}) =>
  inLines(24, lines, { width: WIDTH_OF(aLine), ...more }, WORDS.repeat(40).slice(0, aLine * lines - 10));

const story = (...paragraphs: readonly number[]) =>
  paragraphs.map((length) => WORDS.repeat(40).slice(0, length).trim()).join("\n");

testRule(textSetting, {
  pass: {
    "three lines at 1.5": inLines(24, 3),
    "the 1.2 that a typeface sets by itself": inLines(19.2, 3),
    "double spacing": inLines(32, 3),
    "text as the typeface sets it": set({}),
    "text a little tighter, as many typefaces want it": set({ letterSpacingPx: -0.4 }),
    "text with a little air": set({ letterSpacingPx: 0.8 }),
    "three lines of 80": paragraph(80, 3),
    "lines of 70 beside short ones": inLines(24, 7, { width: WIDTH_OF(70) }, story(200, 20, 200)),
    "two lines of 150": paragraph(150, 2),
    "three centred lines": aligned("center", 3),
    "capitals, spaced out": set({ letterSpacingPx: 2, case: "upper" }),
    "a heading of three lines": inLines(36, 3, { sizePx: 32 }, "All our shops are open again"),
    "a poem, broken by hand and centred": inLines(
      26,
      12,
      { align: "center", sizePx: 22 },
      SENTENCE.replaceAll(" ", "\n").slice(0, 60),
    ),
    "a box of a given height, whose lines nobody knows": inLines(16, 3, { resize: "none" }),
  },
  fail: {
    "three lines at 1.125": [inLines(18, 3), { own: 1.13, limit: 1.2, better: 22 }],
    "four lines at 1": [inLines(16, 4), { own: 1 }],
    "three lines at 2.25": [inLines(36, 3), { own: 2.25, limit: 2, better: 24 }],
    "text tightened by 7 %": [set({ letterSpacingPx: -1.12 }), { own: -7, limit: -4 }],
    "text spaced by 10 %": [set({ letterSpacingPx: 1.6 }), { own: 10, limit: 5 }],
    "three lines of 110": [paragraph(110, 3), { own: 110, limit: 80, better: 560 }],
    "long lines beside short ones, which hide them in the mean": [
      inLines(24, 8, { width: WIDTH_OF(120) }, story(340, 20, 20, 330)),
      { own: 120 },
    ],
    "a box of a given height, by what is painted": [
      set(
        {
          width: WIDTH_OF(130),
          height: 300,
          resize: "none",
          renderBox: { x: 0, y: 4, width: WIDTH_OF(128), height: 24 * 3 + 14 },
        },
        WORDS.repeat(40).slice(0, 430),
      ),
      { own: 128 },
    ],
    "six centred lines": [aligned("center", 6), { own: 6, limit: 3 }],
    "four justified lines": [aligned("justified", 4), { own: 4 }],
  },
  ignore: {
    "a single line of a few letters": set({ letterSpacingPx: 2 }, "New"),
    code: inLines(18, 3, { fontFamily: "Roboto Mono", letterSpacingPx: 3 }),
    "signs that stand for words": inLines(24, 3, { width: WIDTH_OF(110) }, "1".repeat(330)),
    "two columns in one text": inLines(
      24,
      4,
      { width: 900, sizePx: 26 },
      `Bread${" ".repeat(90)}Tea\n${"12 ".repeat(100)}`,
    ),
  },
});

test("lines with an empty one between them stand far enough apart", () => {
  const words =
    "The cups are washed by hand after each visit\n\nThe pots are warmed before the tea is poured";
  expect(outcomesOf(textSetting, inLines(16, 3, { width: 400 }, words))).toEqual([]);
});

test.each([
  [87, "slight"],
  [100, "slight"],
  [112, "clear"],
])("lines of %d characters miss it by a %s step", (characters, miss) => {
  expect(outcomesOf(textSetting, paragraph(characters, 3))).toMatchObject([{ options: { miss } }]);
});
