import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { wideLetterSpacing } from "./wide-letter-spacing.ts";

const SENTENCE = "Your order leaves our warehouse within two working days and arrives on the third.";

testRule(wideLetterSpacing, {
  pass: {
    "text as the typeface sets it": screen([text(SENTENCE)]),
    "text with a little air": screen([text(SENTENCE, { letterSpacingPx: 0.8 })]),
  },
  fail: {
    "text spaced by 10 %": [
      screen([text(SENTENCE, { letterSpacingPx: 1.6 })]),
      { percent: 10, spacingPx: 1.6 },
    ],
  },
  ignore: {
    capitals: screen([text(SENTENCE.toUpperCase(), { letterSpacingPx: 2 })]),
    "a text shown in capitals": screen([text(SENTENCE, { letterSpacingPx: 2, case: "upper" })]),
    "a short label": screen([text("New", { letterSpacingPx: 2 })]),
  },
});
