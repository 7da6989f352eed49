import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { actionBelowFold } from "./action-below-fold.ts";

const pill = (label: string, y: number, width = 335) =>
  layer({ x: 20, y, width, height: 52, fill: "#1a3fb0", round: 26 }, [
    text(label, {
      x: 100,
      y: y + 14,
      width: 175,
      height: 24,
      weight: 600,
      align: "center",
      color: "#ffffff",
    }),
  ]);

const rows = Array.from({ length: 6 }, (_, index) =>
  text(`Row number ${index} of the order`, { x: 20, y: 140 + 90 * index }),
);

const long = (...parts: Parameters<typeof screen>[0][number][]) =>
  screen([text("Your order", { x: 20, y: 60, sizePx: 28, weight: 700 }), ...rows, ...parts], {
    height: 1300,
  });

testRule(actionBelowFold, {
  fail: {
    "a button at the end of a long screen": [
      long(pill("Place the order", 1180)),
      { downPx: 1180, viewPx: 812 },
    ],
  },
  ignore: {
    "a button in a bar that stays": long(
      layer({ x: 0, y: 1200, width: 375, height: 100, fill: "#ffffff" }, [pill("Place the order", 1220)]),
    ),
    "the end of a page of many screens": screen([...rows, pill("Place the order", 3800)], { height: 4000 }),
  },
});
