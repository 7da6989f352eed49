import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unevenMargins } from "./uneven-margins.ts";

const block = (y: number, x: number, width: number) => layer({ x, y, width, height: 48, fill: "#3355aa" });
const title = text("Good morning", { x: 24, y: 60, sizePx: 24 });

testRule(unevenMargins, {
  fail: {
    "three blocks further away from the right edge": [
      screen([title, block(160, 12, 343), block(240, 12, 343), block(320, 12, 343)]),
      { ownPx: 12, usualPx: 20, count: 3 },
    ],
    "two blocks further away from the left edge": [
      screen([title, block(160, 24, 339), block(240, 24, 339)]),
      { ownPx: 24, usualPx: 12 },
    ],
  },
});
