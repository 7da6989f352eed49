import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { besideMiddle } from "./off-middle.ts";

/** Words so many px beside the middle of a screen of 375 px. */
const line = (words: string, y: number, width: number, offPx = 0) =>
  text(words, { x: 187.5 + offPx - width / 2, y, width });

const button = (y: number, width: number, offPx = 0) =>
  layer({ x: 187.5 + offPx - width / 2, y, width, height: 44, fill: "#3355aa" });

testRule(besideMiddle, {
  pass: {},
  fail: {
    "a title beside the middle of what stands below it": [
      screen([line("Good morning", 100, 120, -12), line("A cup of tea, and off we go", 160, 220)]),
      { offPx: 12 },
    ],
    "a button beside it": [
      screen([line("Good morning", 100, 120), line("A cup of tea first", 160, 180), button(240, 96, 7)]),
      { offPx: 7 },
    ],
    "none of them in the middle": [
      screen([line("Good morning", 100, 120, -4), button(160, 60, 5), line("Tea for two", 240, 90, -5)]),
      { offPx: 5 },
    ],
  },
  ignore: {
    "all in the middle": screen([line("Good morning", 100, 120), line("Tea for two", 160, 90, 1)]),
    "words that start on one line": screen([
      text("Good morning", { x: 120, y: 100, width: 120 }),
      text("Tea for two, or three", { x: 120, y: 160, width: 150 }),
      text("Pots", { x: 120, y: 220, width: 40 }),
    ]),
    "two things side by side": screen([
      line("Good morning", 100, 120),
      text("Tea", { x: 120, y: 160, width: 40 }),
      text("Pots", { x: 190, y: 160, width: 40 }),
    ]),
    "a line of its own, far to the side": screen([
      line("Good morning", 100, 120),
      line("Tea for two", 160, 90, 40),
    ]),
    "one alone": screen([line("Good morning", 100, 120, 8)]),
  },
});
