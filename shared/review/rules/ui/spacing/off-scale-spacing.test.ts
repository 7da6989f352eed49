import { layer, screen } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { offScaleSpacing } from "./off-scale-spacing.ts";

const stack = (gapPx: number) =>
  layer(
    {
      layout: { direction: "vertical", gapPx, paddingPx: [0, 0, 0, 0], align: "start", crossAlign: "start" },
    },
    [layer(), layer()],
  );
const withGaps = (...gaps: readonly number[]) => screen(gaps.map(stack));

testRule(
  offScaleSpacing,
  {
    pass: { "half a step among small spaces": withGaps(8, 8, 8, 16, 16, 16, 12) },
    fail: {
      "28 px among gaps of 32 px": [withGaps(16, 16, 16, 32, 32, 32, 28), { spacingPx: 28, usualPx: 32 }],
    },
    ignore: { "a file with a base of 4": withGaps(4, 12, 20, 28, 36, 16, 32) },
  },
  { demands: { baseGridPx: 8 } },
);

testRule(offScaleSpacing, {
  pass: {
    "10 px between 8 and 12": withGaps(8, 8, 8, 12, 12, 12, 10),
    "a value far from the others": withGaps(16, 16, 16, 32, 32, 32, 25),
    "an odd value that is used often": withGaps(16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 15, 15, 15),
  },
  fail: { "15 px among gaps of 16 px": [withGaps(8, 8, 8, 16, 16, 16, 15), { spacingPx: 15, usualPx: 16 }] },
});
