import { expect, test } from "vitest";
import { isText } from "../../frame/frame.ts";
import { openAlone } from "../../frame/testing.ts";
import { screen, text } from "../../../scene/testing.ts";
import { leastWidth } from "./least-width.ts";

type Options = Parameters<typeof text>[1];

function widthOf(words: string, options: Options = {}): number {
  const layer = openAlone(screen([text(words, options)])).layers.find(isText);
  return layer ? leastWidth(layer, words) : expect.fail();
}

test.each([
  ["Till it’s filled", 5.11],
  ["Illicit till list", 4.67],
  ["Continue to payment", 9.23],
  ["MMMM WWWW", 7.39],
])("“%s”, %f em in Helvetica, may be in a condensed font", (words, helveticaEm) => {
  const inEm = widthOf(words) / 16;
  expect(inEm).toBeGreaterThan(helveticaEm / 2);
  expect(inEm).toBeLessThan(helveticaEm * 0.75);
});

test("letters set closer take less", () => {
  expect(widthOf("Continue", { letterSpacingPx: -1 })).toBeCloseTo(widthOf("Continue") - 8);
});

test("a width is not less than nothing", () => {
  expect(widthOf("Continue", { letterSpacingPx: -20 })).toBe(0);
});

test("the smallest of several sizes counts", () => {
  const run = { start: 0, end: 4, fontFamily: "Inter", weight: 400, lineHeightPx: 24 };
  const runs = [
    { ...run, sizePx: 24 },
    { ...run, start: 4, end: 8, sizePx: 12 },
  ];
  expect(widthOf("Continue", { runs })).toBeCloseTo(widthOf("Continue", { sizePx: 12 }));
});

test("a mark on a letter, and a picture of several signs, take no more than one", () => {
  expect(widthOf("e\u0301")).toBe(widthOf("é"));
  expect(widthOf("🚀")).toBeLessThan(16);
});
