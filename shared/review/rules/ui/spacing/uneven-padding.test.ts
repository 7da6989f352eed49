import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unevenPadding } from "./uneven-padding.ts";

const box = (left: number, right: number, children = [text("Save")], more: object = {}) =>
  screen([
    layer(
      {
        name: "Chip",
        fill: "#eeeeee",
        sizing: { horizontal: "hug", vertical: "hug" },
        layout: {
          direction: "horizontal",
          gapPx: 8,
          paddingPx: [8, right, 8, left],
          align: "start",
          crossAlign: "center",
        },
        ...more,
      },
      children,
    ),
  ]);

const chips = (...shifts: readonly number[]) =>
  screen(
    shifts.flatMap((shift, index) => [
      layer({
        type: "RECTANGLE",
        name: "Chip",
        x: 20 + index * 100,
        y: 40,
        width: 88,
        height: 36,
        fill: "#eeeeee",
      }),
      text("Monday".slice(0, 4 + index), { x: 20 + index * 100 + 44 - (4 + index) * 4 + shift, y: 46 }),
    ]),
  );

testRule(unevenPadding, {
  pass: {
    "equal sides": box(16, 16),
    "a wide side on purpose": box(16, 40),
    "a pixel more at one side": box(16, 17),
  },
  fail: {
    "words that are not centred in one chip of three": [
      chips(0, 3, 0),
      { leftPx: 27, rightPx: 21, betterPx: 24 },
    ],
    "sides that differ by 2 px": [box(16, 14), { leftPx: 16, rightPx: 14, betterPx: 16 }],
  },
  ignore: {
    "chips with centred words": chips(0, 0, 0),
    "words set to the left in all chips": chips(-10, -10, -10),
    "two chips": chips(0, 3),
    "an icon at one side, balanced by eye": box(12, 16, [layer({ width: 16 }), text("Save")]),
    "a layout that is not painted": box(16, 14, undefined, { fills: undefined }),
    "a layout of a fixed width": box(16, 14, undefined, { sizing: { horizontal: "fixed", vertical: "hug" } }),
  },
});
