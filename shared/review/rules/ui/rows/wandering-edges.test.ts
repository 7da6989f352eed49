import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { wanderingLeftEdges } from "./wandering-edges.ts";

const card = (x: number, y: number, width = 300) =>
  layer({ x, y, width, height: 80, fill: "#eef1fb" }, [text("A pot of tea", { x: x + 16, y: y + 16 })]);

const heading = (x: number, y: number, words = "Teas of this month") =>
  text(words, { x, y, sizePx: 20, weight: 700, width: 180 });

testRule(wanderingLeftEdges, {
  pass: {},
  fail: {
    "headings and cards on four lines": [
      screen([heading(12, 60), card(18, 100, 330), heading(17, 220), card(28, 260, 320), card(28, 360, 310)]),
      { edgesPx: [12, 17, 28], usualPx: 17, count: 5 },
    ],
    "boxes over which their words lie as layers of their own": [
      screen([
        ...[24, 30, 36, 41].map((x, index) =>
          layer({ type: "RECTANGLE", x, y: 100 + 120 * index, width: 310, height: 80, fill: "#eef1fb" }),
        ),
        ...[24, 30, 36, 41].map((x, index) => text("A pot of tea", { x: x + 16, y: 116 + 120 * index })),
      ]),
      { edgesPx: [24, 30, 36, 41] },
    ],
  },
  ignore: {
    "blocks among hundreds of other things": screen(
      [
        ...[12, 17, 22, 28].map((x, index) => card(x, 60 + 120 * index, 310)),
        ...Array.from({ length: 600 }, (_, index) =>
          layer({ x: 200, y: 600 + 12 * index, width: 10, height: 10, fill: "#3355aa" }),
        ),
      ],
      { height: 7900 },
    ),
    "a margin that most keep": screen([
      heading(24, 60),
      card(24, 100),
      heading(24, 220),
      card(28, 260),
      heading(20, 380),
    ]),
    "an indent that repeats": screen([
      heading(24, 60),
      card(40, 100, 290),
      heading(24, 220),
      card(40, 260, 290),
    ]),
    "lines in the middle of the screen": screen(
      [100, 130, 118, 96].map((width, index) =>
        text("Tea for two", { x: 187.5 - width / 2, y: 100 + 60 * index, width }),
      ),
    ),
    "words beside their icons": screen(
      [24, 28, 33, 38].map((x, index) =>
        layer({ x: 24, y: 100 + 80 * index, width: 200, height: 40 }, [
          layer({ type: "ELLIPSE", x: 24, y: 100 + 80 * index, width: 48, height: 40, fill: "#333333" }),
          text("A pot of tea", { x: x + 60, y: 108 + 80 * index }),
        ]),
      ),
    ),
    "three blocks": screen([heading(12, 60), card(18, 100), card(28, 220)]),
    "edges far apart": screen([heading(16, 60), card(40, 100), heading(64, 220), card(88, 260, 240)]),
  },
});
