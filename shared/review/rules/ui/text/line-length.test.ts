import { describe, expect, test } from "vitest";
import { screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { lineLength } from "./line-length.ts";

/** Lines that are as wide as so many letters. */
const WIDTH_OF = (characters: number): number => characters * 8;

const WORDS = "We bake by night and sell by day, and all is gone at noon. ";

const paragraph = (aLine: number, lines: number, more: object = {}) =>
  screen([
    text(WORDS.repeat(40).slice(0, aLine * lines - 10), {
      width: WIDTH_OF(aLine),
      height: 24 * lines,
      resize: "height",
      ...more,
    }),
  ]);

const story = (...paragraphs: readonly number[]) =>
  paragraphs.map((length) => WORDS.repeat(40).slice(0, length).trim()).join("\n");

testRule(lineLength, {
  pass: {
    "three lines of 70": paragraph(70, 3),
    "three lines of 80": paragraph(80, 3),
    "lines of 70 beside short ones": screen([
      text(story(200, 20, 200), { width: WIDTH_OF(70), height: 24 * 7, resize: "height" }),
    ]),
  },
  fail: {
    "three lines of 110": [paragraph(110, 3), { characters: 110, betterPx: 560 }],
    "long lines beside short ones, which hide them in the mean": [
      screen([text(story(340, 20, 20, 330), { width: WIDTH_OF(120), height: 24 * 8, resize: "height" })]),
      { characters: 120 },
    ],
    "a box of a given height, by what is painted": [
      screen([
        text(WORDS.repeat(40).slice(0, 430), {
          width: WIDTH_OF(130),
          height: 300,
          resize: "none",
          renderBox: { x: 0, y: 4, width: WIDTH_OF(128), height: 24 * 3 + 14 },
        }),
      ]),
      { characters: 128 },
    ],
    "a paragraph that is centred": [paragraph(110, 4, { align: "center" }), { characters: 110 }],
  },
  ignore: {
    "two lines": paragraph(150, 2),
    "a box of a given height, of which nobody knows what is painted": paragraph(110, 3, { resize: "none" }),
    code: paragraph(110, 3, { fontFamily: "Source Code Pro" }),
    "signs that stand for words": screen([
      text("X".repeat(330), { width: WIDTH_OF(110), height: 72, resize: "height" }),
    ]),
    "two columns in one text": screen([
      text(`Bread${" ".repeat(90)}Tea\n${WORDS.repeat(6)}`, { width: 900, height: 96, resize: "height" }),
    ]),
  },
});

describe("how far lines are too long", () => {
  test.each([
    [87, "slight"],
    [100, "slight"],
    [112, "clear"],
  ])("lines of %d characters miss it by a %s step", (characters, miss) => {
    expect(outcomesOf(lineLength, paragraph(characters, 3))).toMatchObject([{ options: { miss } }]);
  });
});
