import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { tightLineHeight } from "./tight-line-height.ts";

const SENTENCE = "Your order leaves our warehouse within two working days and arrives on the third.";
const paragraph = (lineHeightPx: number, lines: number, more: object = {}) =>
  screen([
    text(SENTENCE, { lineHeightPx, height: lineHeightPx * lines, width: 200, resize: "height", ...more }),
  ]);

testRule(tightLineHeight, {
  pass: {
    "three lines at 1.5": paragraph(24, 3),
    "three lines at 1.4, which no standard forbids": paragraph(22.4, 3),
    "lines with an empty one between them": screen([
      text("The cups are washed by hand after each visit\n\nThe pots are warmed before the tea is poured", {
        lineHeightPx: 16,
        height: 48,
        width: 400,
        resize: "height",
      }),
    ]),
    "the 1.2 that a typeface sets by itself": paragraph(19.2, 3),
  },
  fail: {
    "three lines at 1.125": [paragraph(18, 3), { lines: 3, ratio: 1.125, betterPx: 22 }],
    "four lines at 1": [paragraph(16, 4), { lines: 4, ratio: 1 }],
  },
  ignore: {
    "a single line": paragraph(16, 1),
    "a heading of three lines": paragraph(36, 3, { sizePx: 32 }),
    "a box of a given height": paragraph(16, 3, { resize: "none" }),
    code: paragraph(18, 3, { fontFamily: "Roboto Mono" }),
  },
});
