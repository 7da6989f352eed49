import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { paragraphTooLong } from "./paragraph-too-long.ts";

const SENTENCE = "You can send everything back to us free of charge within the first 30 days. ";
const paragraph = (sentences: number, lines: number, end = "") =>
  text(SENTENCE.repeat(sentences) + end, { width: 327, height: lines * 24, resize: "height" });

testRule(paragraphTooLong, {
  pass: {
    "as many words in several paragraphs": screen([
      text(`${SENTENCE.repeat(4)}\n\n${SENTENCE.repeat(4)}`, { width: 327, height: 384, resize: "height" }),
    ]),
    "many words in few wide lines": screen([paragraph(7, 6)]),
  },
  fail: {
    "a hundred words in one block": [screen([paragraph(7, 14)]), { words: 105, lines: 14 }],
  },
  ignore: {
    "a paragraph of usual length": screen([paragraph(4, 8)]),
    filler: screen([paragraph(7, 14, "Lorem ipsum dolor sit amet.")]),
    "another language": screen([
      text("Wir senden es Ihnen gern noch einmal zu. ".repeat(14), {
        width: 327,
        height: 400,
        resize: "height",
      }),
    ]),
  },
});
