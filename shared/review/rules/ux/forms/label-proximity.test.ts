import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { labelProximity } from "./label-proximity.ts";

const box = (y: number) => layer({ name: "Input", x: 24, y, width: 300, height: 40, fill: "#eeeeee" });
const field = (labelY: number, boxY: number) =>
  layer({ name: "Group", x: 24, y: labelY, width: 300, height: boxY + 40 - labelY }, [
    text("Name", { x: 24, y: labelY, height: 20 }),
    box(boxY),
  ]);

testRule(labelProximity, {
  pass: {
    "labels halfway between": screen([field(0, 32), field(84, 116)]),
    "a loose text that may be a hint of the field above": screen([
      text("Name", { x: 24, y: 0, height: 20 }),
      box(24),
      text("As in your passport", { x: 24, y: 68, height: 20 }),
      box(112),
    ]),
    "labels near their own fields, on a dialog over the end of another text": screen([
      text("The minutes of last week, to be read", { x: -200, y: 70, width: 260, height: 18 }),
      field(0, 28),
      field(92, 120),
    ]),
  },
  fail: {
    "a label closer to the field above": [
      screen([field(0, 28), field(76, 112)]),
      { label: "Name", abovePx: 8, belowPx: 16 },
    ],
  },
});
