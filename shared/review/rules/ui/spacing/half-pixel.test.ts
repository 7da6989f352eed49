import { layer, screen } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { halfPixel } from "./half-pixel.ts";

const box = (x: number, more: object = {}) => layer({ x, fill: "#eeeeee", ...more });
const boxes = (...lefts: readonly number[]) => screen(lefts.map((x) => box(x)));

testRule(halfPixel, {
  pass: {
    "boxes on the grid": boxes(0, 10, 20, 30, 40),
    "rounding noise": boxes(0, 10, 20, 30, 40.01),
    "a box on the grid in a group that begins off it": screen([
      ...[0, 10, 20, 30, 40].map((x) => box(x)),
      layer({ type: "GROUP", x: 49.6, y: 40 }, [box(60)]),
    ]),
  },
  fail: {
    "one box off the grid": [boxes(0, 10, 20, 30, 40.5), {}],
    "one box off the grid, beside a drawing that has no grid": [
      screen([
        ...[0, 10, 20, 30, 40.5].map((x) => box(x)),
        layer({ y: 100 }, [
          ...[0.5, 1.25, 2.5, 3.25].map((x) => box(x, { y: 100 })),
          layer({ type: "VECTOR", y: 100, fill: "#eeeeee" }),
        ]),
      ]),
      {},
    ],
  },
  ignore: {
    "a drawing that is off the grid as a whole": boxes(0.5, 10.5, 20.5, 30.5, 40),
    "what an auto layout places": screen(
      [0.5, 1, 2, 3, 4].map((x) => box(x)),
      {
        layout: {
          direction: "vertical",
          gapPx: 8,
          paddingPx: [0, 0, 0, 0],
          align: "start",
          crossAlign: "center",
        },
      },
    ),
    "the parts of a drawing": screen([
      ...[0.5, 1.25, 2.5, 3.25].map((x) => box(x)),
      layer({ type: "ELLIPSE", x: 4.5, fill: "#eeeeee" }),
    ]),
    "turned boxes": screen([0.5, 1.5].map((x) => box(x, { rotationDeg: 45 }))),
  },
});
