import type { SceneNode } from "../../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../../scene/testing.ts";
import { testRule } from "../../../../testing.ts";
import { textCovered } from "../text-covered.ts";

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

const PAY = layer({ name: "Pay", x: 16, y: 712, width: 343, height: 52, fill: "#1a3fb0" }, [
  text("Subscribe", { x: 140, y: 726, color: "#ffffff" }),
]);

/** A list that goes on behind the bar with the button, as it does where people scroll it. */
const LIST = screen([
  text("Choose a plan", { x: 24, y: 80, sizePx: 28, weight: 700, height: 34 }),
  layer({ name: "Content", y: 400, width: 375, height: 340, fill: "#f4f4f4" }, [
    text("The plan goes on by itself\nuntil you end it", { x: 24, y: 680, width: 327, height: 40 }),
    text("Terms and privacy", { x: 24, y: 716, width: 327, height: 20 }),
  ]),
  layer({ name: "Pay bar", y: 692, width: 375, height: 120, fill: "#ffffff" }, [PAY]),
]);

testRule(textCovered, {
  fail: {
    "a badge over the end of a price": [page(badge(150)), { cover: "Badge" }],
  },
  ignore: {
    "a bar over the end of what is scrolled": LIST,
    "a badge beside the price": page(badge(204)),
    "what floats, with a shadow": page(badge(150, { effects: shadow })),
    "a bar across the screen": page(layer({ y: 126, width: 375, height: 32, fill: "#1e1e1e" })),
    "a box that hides all of it": page(layer({ x: 16, y: 120, width: 184, height: 48, fill: "#ffffff" })),
    "a pile of coins": screen(
      ["AB", "CD", "EF"].map((name, index) =>
        layer({ x: 24 + index * 26, y: 100, width: 36, height: 36, fill: "#dddddd" }, [
          text(name, { x: 30 + index * 26, y: 106, width: 24 }),
        ]),
      ),
    ),
  },
});
