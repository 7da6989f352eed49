import { instance, layer, screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { smallText } from "./small-text.ts";

const SENTENCE = "Your order leaves our warehouse within two working days.";
const tabs = [0, 1, 2].map((index) =>
  instance("Item", { x: index * 120, y: 740, width: 120, height: 48 }, [
    text("Home", { y: 770, sizePx: 10 }),
  ]),
);

testRule(smallText, {
  pass: {
    "a sentence in 12 px": screen([text(SENTENCE, { sizePx: 12 })]),
    "a caption in 11 px": screen([text("Updated", { sizePx: 11 })]),
    "the small cents of a price": screen([
      text("Price 9", {
        runs: [
          { start: 0, end: 5, fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 24 },
          { start: 5, end: 7, fontFamily: "Inter", sizePx: 8, weight: 400, lineHeightPx: 24 },
        ],
      }),
    ]),
  },
  fail: {
    "a sentence in 11 px": [screen([text(SENTENCE, { sizePx: 11 })]), { sizePx: 11, smallestPx: 12 }],
    "a caption in 10 px": [screen([text("Updated", { sizePx: 10 })]), { sizePx: 10, smallestPx: 11 }],
  },
  ignore: {
    "digits in a badge": screen([text("12", { sizePx: 9 })]),
    "the clock of a status bar": screen([layer({ name: "Status Bar" }, [text("Carrier", { sizePx: 10 })])]),
    "the labels of a tab bar": screen([layer({ name: "Tab bar", y: 732, width: 375, height: 80 }, tabs)]),
    "notes to developers": screen([layer({ name: "_Redlines :: Form" }, [text("Small", { sizePx: 6 })])]),
  },
});
