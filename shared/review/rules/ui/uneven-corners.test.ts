import type { Sides } from "../../../scene/scene.ts";
import { layer, screen } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { unevenCorners } from "./uneven-corners.ts";

const cards = (...radii: readonly (number | Sides)[]) =>
  screen(
    radii.map((radius, index) =>
      layer({
        name: `Card ${index}`,
        y: index * 100,
        width: 300,
        height: 80,
        fill: "#eeeeee",
        cornerRadiiPx: typeof radius === "number" ? [radius, radius, radius, radius] : radius,
      }),
    ),
  );

testRule(unevenCorners, {
  pass: {
    "cards alike": cards(8, 8, 8, 8),
    "a pill among cards": cards(8, 8, 8, 40),
    "two kinds of cards": cards(8, 8, 6, 6),
    "a square end of a joined row": cards(4, 0, 0, 0),
    "the ends of a row of joined buttons": cards([8, 8, 0, 0], 0, 0, [0, 0, 8, 8]),
  },
  fail: { "one card of four": [cards(8, 8, 6, 8), { name: "Card 2", radiusPx: 6, usualPx: 8 }] },
  ignore: { "three cards": cards(8, 8, 6) },
});
