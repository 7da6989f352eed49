import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { nearMissAlignment } from "./near-miss-alignment.ts";

const row = (x: number, index: number, more: object = {}) =>
  text("A line of text".slice(0, 10 + index), { x, y: index * 40, ...more });
const column = (x: number, more: object = {}) =>
  screen([row(16, 0), row(16, 1), row(16, 2), row(x, 3, more)]);

const card = (x: number, y: number) =>
  layer({ x, y, width: 300, height: 80, fill: "#eeeeee" }, [text("Title", { x: x + 16, y: y + 16 })]);

const inGroup = (x: number, y: number) =>
  layer({ type: "GROUP", x, y: y - 28, width: 300, height: 108 }, [
    text("Caption", { x: 20, y: y - 28 }),
    card(x, y),
  ]);

const switchAt = (y: number, isOn: boolean) => [
  layer({ type: "RECTANGLE", x: 300, y, width: 51, height: 31, fill: "#1d4ed8" }),
  layer({ type: "RECTANGLE", x: isOn ? 322 : 302, y: y + 2, width: 27, height: 27, fill: "#ffffff" }),
];

testRule(nearMissAlignment, {
  pass: {
    "texts on one edge": column(16),
    "an indented text": column(32),
    "less than a pixel": column(16.4),
    "two texts on a second edge": screen([row(16, 0), row(16, 1), row(16, 2), row(18, 3), row(18, 4)]),
    "knobs in switches": screen([
      ...switchAt(0, true),
      ...switchAt(60, true),
      ...switchAt(120, true),
      ...switchAt(180, false),
    ]),
    "an illustration among cards": screen([
      ...[0, 100, 200].map((y) => card(20, y)),
      layer({ x: 22, y: 300, width: 300, height: 80 }, [
        layer({ type: "VECTOR", x: 22, y: 300, width: 300, height: 80, fill: "#cccccc" }),
      ]),
    ]),
    "a box beside texts": screen([
      row(16, 0),
      row(16, 1),
      row(16, 2),
      layer({ x: 18, y: 120, fill: "#ff0000" }),
    ]),
    "a text in the same row as another": screen([row(16, 0), row(16, 1), row(16, 2), row(18, 2)]),
  },
  fail: {
    "one card of three that is 3 px off": [
      screen([card(20, 0), card(23, 100), card(20, 200)]),
      { offPx: 3, count: 2 },
    ],
    "one card of three, each in a group of its own": [
      screen([inGroup(20, 40), inGroup(20, 180), inGroup(22, 320)]),
      { offPx: 2, count: 2 },
    ],
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
