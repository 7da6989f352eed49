import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { looseLineHeight } from "./loose-line-height.ts";

const SENTENCE = "Your order leaves our warehouse within two working days and arrives on the third.";
const paragraph = (lineHeightPx: number, lines: number, more: object = {}) =>
  screen([
    text(SENTENCE, { lineHeightPx, height: lineHeightPx * lines, width: 200, resize: "height", ...more }),
  ]);

testRule(looseLineHeight, {
  pass: {
    "three lines at 1.5": paragraph(24, 3),
    "three lines at 1.75, as some read best": paragraph(28, 3),
    "double spacing": paragraph(32, 3),
  },
  fail: {
    "three lines at 2.25": [paragraph(36, 3), { lines: 3, ratio: 2.25, betterPx: 24 }],
  },
  ignore: {
    "a single line": paragraph(36, 1),
    "a poster": paragraph(80, 3, { sizePx: 32 }),
    "lines that their author broke": screen([
      text(SENTENCE.replaceAll(" ", "\n"), { lineHeightPx: 40, height: 520, resize: "height" }),
    ]),
    code: paragraph(40, 3, { fontFamily: "Roboto Mono" }),
  },
});
