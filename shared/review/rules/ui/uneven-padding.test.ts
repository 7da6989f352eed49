import { layer, screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
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

testRule(unevenPadding, {
  pass: { "equal sides": box(16, 16), "a wide side on purpose": box(16, 40) },
  fail: { "sides that differ by 2 px": [box(16, 14), { leftPx: 16, rightPx: 14, betterPx: 16 }] },
  ignore: {
    "an icon at one side, balanced by eye": box(12, 16, [layer({ width: 16 }), text("Save")]),
    "a layout that is not painted": box(16, 14, undefined, { fills: undefined }),
    "a layout of a fixed width": box(16, 14, undefined, { sizing: { horizontal: "fixed", vertical: "hug" } }),
  },
});
