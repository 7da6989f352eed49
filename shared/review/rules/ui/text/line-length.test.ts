import { describe, expect, test } from "vitest";
import { screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { lineLength } from "./line-length.ts";

const paragraph = (characters: number, lines: number, more: object = {}) =>
  screen([text("a".repeat(characters), { width: 900, height: 24 * lines, resize: "height", ...more })]);

testRule(lineLength, {
  pass: { "three lines of 70": paragraph(210, 3), "three lines of 80": paragraph(240, 3) },
  fail: {
    "three lines of 100": [paragraph(300, 3), { characters: 100, betterPx: 630 }],
    "two lines of 150": [paragraph(300, 2), { characters: 150 }],
  },
  ignore: {
    "a single line": paragraph(150, 1),
    "a box of a given height": paragraph(300, 3, { resize: "none" }),
    code: paragraph(300, 3, { fontFamily: "Source Code Pro" }),
  },
});

describe("how far lines are too long", () => {
  test.each([
    [87, "slight"],
    [100, "clear"],
  ])("lines of %d characters miss it by a %s step", (characters, miss) => {
    expect(outcomesOf(lineLength, paragraph(3 * characters, 3))).toMatchObject([{ options: { miss } }]);
  });
});
