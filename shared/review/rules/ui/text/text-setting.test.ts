import { expect, test } from "vitest";
import { sceneOf, screen, text } from "../../../../scene/testing.ts";
import { reviewFrame } from "../../../review.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { textSetting } from "./text-setting.ts";

const SENTENCE = "Your order leaves our warehouse within two working days and arrives on the third.";
const WORDS = "We bake by night and sell by day, and all is gone at noon. ";

const set = (more: object, words = SENTENCE) => screen([text(words, more)]);

/** A paragraph of so many lines of a height. */
const inLines = (lineHeightPx: number, lines: number, more: object = {}, words = SENTENCE) =>
  set({ lineHeightPx, height: lineHeightPx * lines, width: 200, resize: "height", ...more }, words);

const aligned = (align: "left" | "center", lines: number, more: object = {}) =>
  inLines(24, lines, { align, width: 300, ...more }, SENTENCE.repeat(2));

/** Lines that are as wide as so many letters. */
const WIDTH_OF = (characters: number): number => characters * 8;

const paragraph = (aLine: number, lines: number, more: object = {}) =>
  inLines(24, lines, { width: WIDTH_OF(aLine), ...more }, WORDS.repeat(40).slice(0, aLine * lines - 10));

testRule(textSetting, {
  pass: {
    "capitals, spaced out": set({ letterSpacingPx: 2, case: "upper" }),
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
    "three lines at 2.25": [inLines(36, 3), { own: 2.25, limit: 2, better: 24 }],
    "text spaced by 10 %": [set({ letterSpacingPx: 1.6 }), { own: 10, limit: 5 }],
    "six centred lines": [aligned("center", 6), { own: 6, limit: 3 }],
  },
  ignore: {
    "signs that stand for words": inLines(24, 3, { width: WIDTH_OF(110) }, "1".repeat(330)),
  },
});

test("lines with an empty one between them stand far enough apart", () => {
  const words =
    "The cups are washed by hand after each visit\n\nThe pots are warmed before the tea is poured";
  expect(outcomesOf(textSetting, inLines(16, 3, { width: 400 }, words))).toEqual([]);
});

test("lines that are printed over each other are more than a detail", () => {
  const node = inLines(8, 4);
  const [finding] = reviewFrame(sceneOf(node), node).findings;
  expect([finding?.rule, finding?.isDetail]).toEqual(["text-setting", undefined]);
});

test.each([
  [100, "slight"],
  [112, "clear"],
])("lines of %d characters miss it by a %s step", (characters, miss) => {
  expect(outcomesOf(textSetting, paragraph(characters, 3))).toMatchObject([{ options: { miss } }]);
});
