import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { centredParagraph } from "./centred-paragraph.ts";

const SENTENCE = "Your order leaves our warehouse within two working days and arrives on the third. ".repeat(
  2,
);
const paragraph = (align: "left" | "center", lines: number, more: object = {}) =>
  screen([text(SENTENCE, { align, height: 24 * lines, resize: "height", width: 300, ...more })]);

testRule(centredParagraph, {
  pass: { "a paragraph on the left": paragraph("left", 6), "three centred lines": paragraph("center", 3) },
  fail: { "six centred lines": [paragraph("center", 6), { lines: 6, most: 3 }] },
  ignore: {
    "a poem, broken by hand": screen([
      text(`${SENTENCE}\n${SENTENCE}`, { align: "center", height: 144, resize: "height" }),
    ]),
    "a large heading": paragraph("center", 6, { sizePx: 40 }),
  },
});
