import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { partlyCovered } from "./partly-covered.ts";

const shadow: NonNullable<SceneNode["effects"]> = [
  { type: "drop-shadow", radiusPx: 8, offset: { x: 0, y: 2 }, color: { r: 0, g: 0, b: 0, a: 0.2 } },
];

/** A page with a price, and something painted later. */
const page = (...more: readonly SceneNode[]): SceneNode =>
  screen([
    text("Linen shirt", { x: 24, y: 100 }),
    text("Only $49.00 this week", { x: 24, y: 130, width: 170 }),
    ...more,
  ]);

const badge = (x: number, options: object = {}): SceneNode =>
  layer({ name: "Badge", x, y: 126, width: 64, height: 32, fill: "#c00f0c", ...options }, [
    text("Sale", { x: x + 14, y: 130, color: "#ffffff" }),
  ]);

testRule(partlyCovered, {
  pass: {},
  fail: {
    "a badge over the end of a price": [page(badge(150)), { cover: "Badge" }],
  },
  ignore: {
    "a badge beside the price": page(badge(204)),
    "what floats, with a shadow": page(badge(150, { effects: shadow })),
    "a bar across the screen": page(layer({ y: 126, width: 375, height: 32, fill: "#1e1e1e" })),
    "a box that hides all of it": page(layer({ x: 16, y: 120, width: 184, height: 48, fill: "#ffffff" })),
    "a box painted before": screen([
      badge(150),
      text("Only $49.00 this week", { x: 24, y: 130, width: 170 }),
    ]),
    "a pile of coins": screen(
      ["AB", "CD", "EF"].map((name, index) =>
        layer({ x: 24 + index * 26, y: 100, width: 36, height: 36, fill: "#dddddd" }, [
          text(name, { x: 30 + index * 26, y: 106, width: 24 }),
        ]),
      ),
    ),
  },
});
