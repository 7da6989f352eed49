import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { oddLineWidth } from "./odd-line-width.ts";

const NAMES = ["Milk", "Bread", "Apples", "Cheese", "Butter"];

const lines = (px: number, color = "#cccccc") => ({
  strokes: [solid(color)],
  stroke: { widthsPx: [px, px, px, px], align: "inside" } as const,
});

/** A list of rows with a border, each with a name and an icon drawn in lines. */
const list = (rowOf: (index: number) => object, iconPx: (index: number) => number = () => 2) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 64;
      return layer({ x: 16, y, width: 343, height: 56, fill: "#ffffff", ...lines(1), ...rowOf(index) }, [
        text(name, { x: 32, y: y + 18 }),
        layer({ x: 320, y: y + 16, width: 24, height: 24 }, [
          layer({
            type: "VECTOR",
            x: 322,
            y: y + 18,
            width: 20,
            height: 20,
            ...lines(iconPx(index), "#333333"),
          }),
        ]),
      ]);
    }),
  );

testRule(oddLineWidth, {
  pass: {},
  fail: {
    "one thicker border": [list((index) => (index === 2 ? lines(2) : {})), { own: 2, usual: 1, others: 4 }],
    "one icon in thinner lines": [
      list(
        () => ({}),
        (index) => (index === 1 ? 1.5 : 2),
      ),
      { own: 1.5, usual: 2 },
    ],
  },
  ignore: {
    "lines of one width": list(() => ({})),
    "a thicker border of another colour, as around what is chosen": list((index) =>
      index === 2 ? lines(2, "#2563eb") : {},
    ),
    "a thicker border around another ground": list((index) =>
      index === 2 ? { ...lines(2), fill: "#eff6ff" } : {},
    ),
    "a box without a border": list((index) => (index === 2 ? { strokes: [], stroke: undefined } : {})),
    "a border four times as thick": list((index) => (index === 2 ? lines(4) : {})),
    "two thicker ones": list((index) => (index > 2 ? lines(2) : {})),
  },
});
