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
    "a centred text in a wide text box": box(20, {}, { width: 200, align: "center", resize: "height" }),
  },
  fail: {
    "a text at the side of its box": [box(20), { box: "Note", paddingPx: 0 }],
  },
  ignore: {
    "an avatar with initials": box(22, { width: 48, height: 48 }),
    "a drawing of several boxes, between which the words stand": box(20, { type: "VECTOR" }),
    "a box of the colour around it": box(20, { fill: "#ffffff" }),
  },
});
