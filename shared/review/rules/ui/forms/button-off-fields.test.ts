import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { buttonOffFields } from "./button-off-fields.ts";

const field = (label: string, y: number): readonly SceneNode[] => [
  text(label, { x: 24, y: y - 26, sizePx: 14, height: 20 }),
  layer({ name: "Rectangle", type: "RECTANGLE", x: 24, y, width: 320, height: 48, fill: "#f2f3f7" }),
  text("Ada", { x: 40, y: y + 12, height: 24 }),
];

const FORM = [
  text("Your details", { x: 24, y: 50, sizePx: 28, weight: 700 }),
  ...field("First name", 140),
  ...field("Surname", 230),
];

const button = (x: number, width: number, y = 320): readonly SceneNode[] => [
  layer({ type: "RECTANGLE", x, y, width, height: 52, fill: "#1a3fb0", cornerRadiiPx: [8, 8, 8, 8] }),
  text("Save", { x: x + width / 2 - 18, y: y + 14, color: "#ffffff" }),
];

const SHEET = { name: "Sheet", x: 8, y: 100, width: 359, height: 200, fill: "#fbfbfb" };

testRule(buttonOffFields, {
  pass: {},
  fail: {
    "a button that ends before the fields do": [
      screen([...FORM, ...button(24, 300)]),
      { label: "Save", leftPx: 0, rightPx: 20, fieldPx: 320 },
    ],
    "a button that juts out on both sides": [
      screen([...FORM, ...button(14, 340)]),
      { leftPx: 10, rightPx: 10 },
    ],
    "a button of their width, moved to the right": [
      screen([...FORM, ...button(35, 320)]),
      { leftPx: 11, rightPx: 11 },
    ],
  },
  ignore: {
    "a button of their width": screen([...FORM, ...button(24, 320)]),
    "two pixels": screen([...FORM, ...button(24, 322)]),
    "a row of a list, which says more than a button does": screen([
      ...FORM,
      layer({ type: "RECTANGLE", x: 14, y: 320, width: 340, height: 52, fill: "#1a3fb0" }),
      text("Two of your orders are on their way", { x: 40, y: 334, width: 290, color: "#ffffff" }),
    ]),
    "a small button": screen([...FORM, ...button(24, 160)]),
    "a small button in the middle": screen([...FORM, ...button(94, 180)]),
    "a button far below": screen([...FORM, ...button(14, 340, 620)]),
    "fields on a sheet of their own": screen([layer(SHEET), ...FORM, ...button(8, 359)]),
  },
});
