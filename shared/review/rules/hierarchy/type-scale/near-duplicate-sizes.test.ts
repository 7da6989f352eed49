import { expect, test } from "vitest";
import { screen, text, typeSheet } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { nearDuplicateSizes } from "./near-duplicate-sizes.ts";

const texts = (sizePx: number, count: number, options = {}) =>
  Array.from({ length: count }, (_, index) => text(`Text ${index}`, { y: index * 30, sizePx, ...options }));

testRule(nearDuplicateSizes, {
  pass: {
    "clear steps": screen([...texts(12, 3), ...texts(14, 3), ...texts(16, 3), ...texts(24, 3)]),
    "sizes of named text styles": screen([
      ...texts(13, 2, { styles: { text: "S:1" } }),
      ...texts(14, 6, { styles: { text: "S:2" } }),
    ]),
    "two rare sizes": screen([...texts(14, 3), ...texts(13, 1)]),
    "small print of Material": screen([...texts(11, 3), ...texts(12, 3)]),
    "large steps of Material": screen([...texts(22, 3), ...texts(24, 3)]),
    "Apple's own scale": screen([
      ...texts(15, 3, { fontFamily: "SF Pro Text" }),
      ...texts(16, 3, { fontFamily: "SF Pro Text" }),
      ...texts(17, 3, { fontFamily: "SF Pro Text" }),
    ]),
    "fractions of a scaled instance": screen([...texts(16, 3), ...texts(16.1, 3)]),
  },
  fail: {
    "13 beside 14": [
      screen([...texts(13, 2), ...texts(14, 6)]),
      { usualPx: 14, usualUses: 6, oddPx: [13], uses: 2 },
    ],
    "sizes with fractions, told as they are": [
      screen([...texts(12.8, 2), ...texts(13.6, 6)]),
      { usualPx: 13.6, oddPx: [12.8] },
    ],
    "one text beside many": [screen([...texts(14, 5), ...texts(13, 1)]), { uses: 1, usualUses: 5 }],
    "a size between two": [
      screen([...texts(12, 5), ...texts(13, 1), ...texts(14, 9)]),
      { usualPx: 14, oddPx: [13] },
    ],
    "a chain of sizes, with one proposal": [
      screen([...texts(12, 2), ...texts(13, 5), ...texts(14, 17), ...texts(15, 3)]),
      { usualPx: 14, oddPx: [13, 15], uses: 8 },
    ],
    "28 beside 30": [screen([...texts(28, 2), ...texts(30, 2)]), { usualPx: 30, oddPx: [28] }],
  },
  ignore: {
    "a part of a screen": screen([...texts(13, 2), ...texts(14, 6)], { height: 200 }),
    "a sheet of type styles": typeSheet([...texts(13, 2), ...texts(14, 6)]),
  },
});

test("a second pair of sizes is reported too", () => {
  const node = screen([...texts(13, 2), ...texts(14, 6), ...texts(20, 6), ...texts(20.5, 1)]);
  expect(outcomesOf(nearDuplicateSizes, node)).toMatchObject([
    { evidence: { usualPx: 20, oddPx: [20.5] } },
    { evidence: { usualPx: 14, oddPx: [13] } },
  ]);
});
