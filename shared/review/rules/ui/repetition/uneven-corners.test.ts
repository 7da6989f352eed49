import type { Sides } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
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

const box = (x: number, y: number, width: number, height: number, radius: number) =>
  layer({
    type: "RECTANGLE",
    x,
    y,
    width,
    height,
    fill: "#eeeeee",
    cornerRadiiPx: [radius, radius, radius, radius],
  });

testRule(unevenCorners, {
  pass: {
    "cards alike": cards(8, 8, 8, 8),
    "a pill among cards": cards(8, 8, 8, 40),
    "two kinds of cards": cards(8, 8, 6, 6),
    "boxes of two sizes, each with its own corners": screen([
      ...[0, 1, 2].map((index) => box(20, index * 100, 300, 80, 16)),
      ...[0, 1, 2].map((index) => box(20 + index * 60, 400, 48, 48, 8)),
    ]),
    "pills of different lengths": screen([
      box(20, 20, 80, 32, 16),
      box(108, 20, 120, 32, 100),
      box(236, 20, 60, 32, 16),
    ]),
    "a square end of a joined row": cards(4, 0, 0, 0),
  },
  fail: {
    "one card of four": [cards(8, 8, 6, 8), { name: "Card 2", radiusPx: 6, usualPx: 8 }],
    "one card of three": [cards(15, 15, 6), { name: "Card 2", radiusPx: 6, usualPx: 15 }],
    "a card in a group of its own": [
      screen(
        [0, 1, 2].map((index) =>
          layer({ type: "GROUP", y: index * 100, width: 300, height: 80 }, [
            box(0, index * 100, 300, 80, index === 1 ? 4 : 12),
            text("Words of it", { x: 16, y: index * 100 + 16 }),
          ]),
        ),
      ),
      { radiusPx: 4, usualPx: 12 },
    ],
  },
  ignore: {
    "two cards": cards(8, 6),
    "the ends of a row of joined buttons": cards([8, 8, 0, 0], 0, 0, [0, 0, 8, 8]),
    "boxes of one size that follow no step": screen([
      box(20, 20, 100, 60, 8),
      box(180, 130, 100, 60, 6),
      box(40, 300, 100, 60, 8),
      box(200, 520, 100, 60, 8),
    ]),
  },
});
