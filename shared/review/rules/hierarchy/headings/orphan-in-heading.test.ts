import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { orphanInHeading } from "./orphan-in-heading.ts";

const heading = (words: string, width: number, lines: number) =>
  screen([
    text(words, {
      x: 20,
      y: 60,
      width,
      height: 36 * lines,
      sizePx: 28,
      weight: 700,
      lineHeightPx: 36,
      resize: "height",
    }),
    text("We send your order within two days of your payment, and sooner in town.", {
      x: 20,
      y: 240,
      width: 335,
      height: 48,
    }),
  ]);

testRule(orphanInHeading, {
  pass: {
    "a heading in one line": heading("All the new trends", 335, 1),
    "two lines of equal length": heading("Follow the latest winter trends of the whole year", 380, 2),
    "a long last word": heading("Follow the latest winter documentation", 380, 2),
    "lines that the author broke": heading("Follow the latest winter\ntrends", 380, 2),
  },
  fail: {
    "one short word alone": [
      heading("Follow the latest winter trends", 380, 2),
      { word: "trends", text: "Follow the latest winter trends" },
    ],
    "the same in French": [heading("Suivez toutes nos nouvelles idées", 420, 2), { word: "idées" }],
  },
  ignore: {
    "a paragraph": screen([
      text("We send your order within two days of your payment, and sooner in town.", {
        width: 335,
        height: 48,
      }),
    ]),
    "a heading of two words": heading("New trends", 120, 2),
  },
});
