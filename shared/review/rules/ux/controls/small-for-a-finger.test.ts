import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { smallForAFinger } from "./small-for-a-finger.ts";

const pill = (label: string, y: number, height: number, width = 140) =>
  layer(
    {
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
  },
  ignore: {
    "buttons of 44 px": page(pill("Change it", 200, 44), pill("Pay for it", 300, 44)),
    "one that is a hair smaller": page(pill("Pay for it", 300, 40)),
    "the screen of a desktop": screen([pill("Change it", 200, 32)], { width: 1440, height: 900 }),
    "a part of a screen": screen([pill("Change it", 20, 32)], { width: 300, height: 200 }),
  },
});
