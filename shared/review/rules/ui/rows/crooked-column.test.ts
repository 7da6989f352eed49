import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { crookedColumn } from "./crooked-column.ts";

/** Cards below each other with a word in each, that start at these places. */
const cards = (
  starts: readonly number[],
  more: (index: number) => Parameters<typeof layer>[0] = () => ({}),
) =>
  screen(
    starts.flatMap((x, index) => [
      layer({
        type: "RECTANGLE",
        x,
        y: 80 + 120 * index,
        width: 320,
        height: 96,
        fill: "#e8e8e8",
        ...more(index),
      }),
      text(["Teas", "Cups", "Pots", "Trays"][index] ?? "", { x: x + 16, y: 96 + 120 * index }),
    ]),
  );

const WIDTHS = [320, 300, 280];

testRule(crookedColumn, {
  pass: {},
  fail: {
    "three cards, one of them further left": [
      cards([24, 18, 24]),
      { edgesPx: [24, 18, 24], offPx: 6, count: 3, usualPx: 24 },
    ],
    "cards that all start elsewhere": [cards([20, 24, 31]), { edgesPx: [20, 24, 31], offPx: 11 }],
    "cards of sizes that hardly differ": [
      cards([24, 31, 24], (index) => ({ width: 320 - 2 * index })),
      { offPx: 7 },
    ],
  },
  ignore: {
    "cards on one edge": cards([24, 24, 24]),
    "a step of two pixels": cards([24, 22, 24]),
    "two cards": cards([24, 18]),
    "cards of two kinds": cards([24, 18, 24], (index) => ({ fill: index === 1 ? "#333333" : "#e8e8e8" })),
    "cards on one axis, each narrower than the last": cards([20, 30, 40], (index) => ({
      width: WIDTHS[index] ?? 0,
    })),
    "messages of two people, each at a side": cards([16, 46, 16], () => ({ width: 300 })),
    "cards in an auto layout": screen([
      layer(
        {
          x: 16,
          y: 80,
          width: 343,
          height: 340,
          layout: {
            direction: "vertical",
            gapPx: 24,
            paddingPx: [0, 0, 0, 0],
            align: "start",
            crossAlign: "start",
          },
        },
        [24, 18, 24].map((x, index) =>
          layer({ type: "RECTANGLE", x, y: 80 + 120 * index, width: 320, height: 96, fill: "#e8e8e8" }),
        ),
      ),
    ]),
  },
});
