import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { crampedBox } from "./cramped-box.ts";

const box = (labelX: number, options: object = {}, label: object = {}) =>
  screen([
    layer({ name: "Note", x: 20, y: 20, width: 200, height: 60, fill: "#ffe08a", ...options }, [
      text("Paid", { x: labelX, y: 40, ...label }),
    ]),
  ]);

testRule(crampedBox, {
  pass: {
    "a note with padding": box(32),
    "a centred text in a wide text box": box(20, {}, { width: 200, align: "center", resize: "height" }),
  },
  fail: {
    "a text at the side of its box": [box(20), { box: "Note", paddingPx: 0 }],
    "a text at the right side": [box(187), { paddingPx: 1 }],
    "a text over a plain box that does not hold it": [
      screen([
        layer({ type: "RECTANGLE", x: 20, y: 20, width: 200, height: 60, fill: "#ffe08a" }),
        text("Paid", { x: 22, y: 40 }),
      ]),
      { paddingPx: 2 },
    ],
  },
  ignore: {
    "a text that hangs out of its box on purpose": box(0),
    "an avatar with initials": box(22, { width: 48, height: 48 }),
    "a badge": box(20, { height: 20 }),
    "a box of the colour around it": box(20, { fill: "#ffffff" }),
    "a section as wide as the screen": box(2, { x: 0, width: 375 }),
    "text without a box": screen([text("Paid")]),
  },
});
