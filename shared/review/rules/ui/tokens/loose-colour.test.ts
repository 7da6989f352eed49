import { layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { looseColour } from "./loose-colour.ts";

const BLUE = "#1a3fb0";

const named = (y: number, color = BLUE) => text("Your orders", { y, color, styles: { fill: "S:blue" } });
const bound = (y: number) => text("Your orders", { y, color: BLUE, variables: { fills: ["V:blue"] } });
const ranged = (y: number) =>
  text("Your orders", { y, color: BLUE, variables: { textRangeFills: ["V:blue"] } });
const loose = (y: number, color = BLUE) => text("Your invoices", { y, color });

const line = (y: number, styles: Readonly<Record<string, string>>) =>
  layer({
    y,
    width: 300,
    height: 40,
    strokes: [solid(BLUE)],
    stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    styles,
  });

const run = { fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 24 };

testRule(looseColour, {
  pass: {
    "one colour from one style": screen([named(0), named(30), named(60)]),
    "a style here and a variable there": screen([named(0), bound(30), ranged(60), ranged(90)]),
    "colours without any style": screen([loose(0), loose(30), loose(60), loose(90)]),
    "another colour set by hand": screen([named(0), named(30), named(60), loose(90, "#1a3fc8")]),
    "a style that is the exception itself": screen([
      named(0),
      named(30),
      named(60),
      loose(90),
      loose(120),
      loose(150),
    ]),
    "a text of two colours": screen([
      named(0),
      named(30),
      named(60),
      text("Your orders", {
        y: 90,
        color: BLUE,
        runs: [
          { ...run, start: 0, end: 4 },
          { ...run, start: 4, end: 11, fills: [solid("#000000")] },
        ],
      }),
    ]),
    "a line in the colour of texts": screen([named(0), named(30), named(60), line(90, {})]),
  },
  fail: {
    "one text set by hand": [
      screen([named(0), bound(30), named(60), loose(90)]),
      { hex: BLUE, uses: 1, namedUses: 3 },
    ],
    "one line set by hand": [
      screen([
        line(0, { stroke: "S:l" }),
        line(50, { stroke: "S:l" }),
        line(100, { stroke: "S:l" }),
        line(150, {}),
      ]),
      { hex: BLUE, uses: 1, namedUses: 3 },
    ],
  },
  ignore: { "a screen without texts and lines": screen([layer({ fill: BLUE })]) },
});
