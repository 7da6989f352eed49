import { layer, screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { nearMissAlignment } from "./near-miss-alignment.ts";

const row = (x: number, index: number, more: object = {}) =>
  text("A line of text".slice(0, 10 + index), { x, y: index * 40, ...more });
const column = (x: number, more: object = {}) =>
  screen([row(16, 0), row(16, 1), row(16, 2), row(x, 3, more)]);

testRule(nearMissAlignment, {
  pass: {
    "texts on one edge": column(16),
    "an indented text": column(32),
    "less than a pixel": column(16.4),
    "two texts on a second edge": screen([row(16, 0), row(16, 1), row(16, 2), row(18, 3), row(18, 4)]),
    "a box beside texts": screen([
      row(16, 0),
      row(16, 1),
      row(16, 2),
      layer({ x: 18, y: 120, fill: "#ff0000" }),
    ]),
    "a text in the same row as another": screen([row(16, 0), row(16, 1), row(16, 2), row(18, 2)]),
  },
  fail: {
    "a card that hangs 2 px below the others of its row": [
      screen(
        [0, 1, 2, 3].map((index) =>
          layer({ x: index * 90, y: index === 2 ? 102 : 100, width: 80, fill: "#eeeeee" }),
        ),
      ),
      { offPx: 2, count: 3, neighbour: "Layer" },
    ],
    "a text that is 2 px off": [column(18), { offPx: 2, count: 3 }],
  },
  ignore: {
    "an auto layout": screen([row(16, 0), row(16, 1), row(18, 2)], {
      layout: {
        direction: "vertical",
        gapPx: 8,
        paddingPx: [0, 0, 0, 0],
        align: "start",
        crossAlign: "start",
      },
    }),
    "groups without paint of their own": screen([layer(), layer({ x: 1, y: 30 }), layer({ y: 60 })]),
  },
});
