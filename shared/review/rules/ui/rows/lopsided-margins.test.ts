import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { leaningBlocks } from "./lopsided-margins.ts";

const block = (y: number, x: number, width: number) => layer({ x, y, width, height: 48, fill: "#3355aa" });
const title = text("Good morning", { x: 24, y: 60, sizePx: 24 });

testRule(leaningBlocks, {
  pass: {},
  fail: {
    "three blocks further away from the right edge": [
      screen([title, block(160, 12, 343), block(240, 12, 343), block(320, 12, 343)]),
      { leftPx: 12, rightPx: 20, count: 3, marginPx: 16 },
    ],
    "two blocks further away from the left edge": [
      screen([title, block(160, 24, 339), block(240, 24, 339)]),
      { leftPx: 24, rightPx: 12 },
    ],
  },
  ignore: {
    "equal margins": screen([title, block(160, 16, 343), block(240, 16, 343)]),
    "margins that differ by a hair": screen([title, block(160, 16, 341), block(240, 16, 341)]),
    "one of several": screen([title, block(160, 16, 343), block(240, 16, 343), block(320, 12, 343)]),
    "blocks of their own width": screen([title, block(160, 24, 240), block(240, 24, 240)]),
    "cards that are scrolled sideways": screen([
      title,
      block(160, 16, 330),
      layer({ x: 358, y: 160, width: 330, height: 48, fill: "#3355aa" }),
      block(240, 16, 343),
    ]),
    "a screen of a desk": screen([block(160, 12, 1100), block(240, 12, 1100)], { width: 1280 }),
  },
});
