import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { smallForAFinger } from "./small-for-a-finger.ts";

const pill = (label: string, y: number, height: number, { width = 140, name = "Group" } = {}) =>
  layer(
    {
      name,
      x: 20,
      y,
      width,
      height,
      fill: "#1a3fb0",
      cornerRadiiPx: [height / 2, height / 2, height / 2, height / 2],
    },
    [
      text(label, {
        x: 36,
        y: y + height / 2 - 10,
        width: width - 32,
        height: 20,
        sizePx: 14,
        align: "center",
        color: "#ffffff",
      }),
    ],
  );

const page = (...parts: Parameters<typeof screen>[0][number][]) =>
  screen([text("Your order", { x: 20, y: 60, sizePx: 28, weight: 700 }), ...parts]);

testRule(smallForAFinger, {
  pass: {},
  fail: {
    "two buttons of 32 px, once": [
      page(pill("Change it", 200, 32), pill("Pay for it", 300, 32)),
      { count: 2, shortPx: 32, requiredPx: 44 },
    ],
    "a short one of 28 px that says what it does": [
      page(pill("Add", 200, 28, { width: 70 })),
      { count: 1, shortPx: 28, requiredPx: 44 },
    ],
    "one of 28 px that is called a button": [
      page(pill("Mine", 200, 28, { width: 70, name: "Button" })),
      { count: 1, shortPx: 28, requiredPx: 44 },
    ],
  },
  ignore: {
    "buttons of 44 px": page(pill("Change it", 200, 44), pill("Pay for it", 300, 44)),
    "a badge of 28 px": page(pill("New", 200, 28, { width: 70 })),
    "a chip of 36 px that stands alone": page(pill("Vegan", 200, 36, { width: 90, name: "Chip" })),
    "one that is a hair smaller": page(pill("Pay for it", 300, 40)),
    "a part of a switch between views that has no box of its own": page(
      layer({ x: 20, y: 120, width: 320, height: 44, fill: "#e4e4e8", cornerRadiiPx: [22, 22, 22, 22] }, [
        layer({ x: 24, y: 124, width: 156, height: 36, fill: "#ffffff", cornerRadiiPx: [18, 18, 18, 18] }),
        text("Day", { x: 77, y: 133, width: 50, height: 18, sizePx: 14 }),
        text("Week", { x: 233, y: 133, width: 50, height: 18, sizePx: 14 }),
      ]),
    ),
    "the screen of a desktop": screen([pill("Change it", 200, 32)], { width: 1440, height: 900 }),
    "a part of a screen": screen([pill("Change it", 20, 32)], { width: 300, height: 200 }),
  },
});
