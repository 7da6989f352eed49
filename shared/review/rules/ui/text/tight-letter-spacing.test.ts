import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { tightLetterSpacing } from "./tight-letter-spacing.ts";

const SENTENCE = "Your order leaves our warehouse within two working days and arrives on the third.";

testRule(tightLetterSpacing, {
  pass: {
    "text as the typeface sets it": screen([text(SENTENCE)]),
    "text a little tighter, as many typefaces want it": screen([text(SENTENCE, { letterSpacingPx: -0.4 })]),
    "spaced text": screen([text(SENTENCE, { letterSpacingPx: 1 })]),
  },
  fail: {
    "text tightened by 7 %": [
      screen([text(SENTENCE, { letterSpacingPx: -1.12 })]),
      { percent: 7, spacingPx: 1.12 },
    ],
  },
  ignore: {
    "a large heading": screen([text(SENTENCE, { sizePx: 40, letterSpacingPx: -2.4 })]),
    "a short label": screen([text("New", { letterSpacingPx: -1.2 })]),
  },
});
