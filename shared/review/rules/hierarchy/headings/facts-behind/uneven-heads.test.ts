import { screen, text } from "../../../../../scene/testing.ts";
import type { SceneNode } from "../../../../../scene/scene.ts";
import { testRule } from "../../../../testing.ts";
import { headingOrder } from "../heading-order.ts";

const PROSE = "We send your order on the day on which it comes in, and tell you when it leaves.";

const sections = (sizes: readonly number[], weight: (index: number) => number = () => 600): SceneNode =>
  screen(
    sizes.flatMap((sizePx, index) => [
      text(["Keywords", "Colours", "Sizes", "Prices"][index] ?? "", {
        x: 20,
        y: 40 + index * 140,
        sizePx,
        weight: weight(index),
      }),
      text(PROSE, { x: 20, y: 80 + index * 140, width: 335, height: 48, resize: "height" }),
    ]),
  );

testRule(headingOrder, {
  fail: {
    "one larger than the others": [sections([20, 20, 24]), { text: "Sizes", px: 24, other: "Keywords" }],
    "one bolder than the others": [
      sections([20, 20, 20, 20], (index) => (index === 2 ? 800 : 600)),
      { text: "Sizes", weight: 800, otherWeight: 600 },
    ],
  },
  ignore: {
    "a part of a section": sections([24, 24, 20]),
  },
});
