import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { oddShadow } from "./odd-shadow.ts";

const NAMES = ["Milk", "Bread", "Apples", "Cheese", "Butter"];

const shadow = (y: number, radiusPx: number) => ({
  effects: [{ type: "drop-shadow", radiusPx, offset: { x: 0, y }, color: { r: 0, g: 0, b: 0, a: 0.2 } }],
});

const cards = (cardOf: (index: number) => object) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 96;
      return layer({ x: 16, y, width: 343, height: 80, fill: "#ffffff", ...cardOf(index) }, [
        text(name, { x: 32, y: y + 30 }),
      ]);
    }),
  );

testRule(oddShadow, {
  pass: {},
  fail: {
    "one card without a shadow": [
      cards((index) => (index === 2 ? {} : shadow(2, 8))),
      { usual: "0 2 8 0", others: 4 },
    ],
    "one card with another shadow": [
      cards((index) => (index === 1 ? shadow(4, 8) : shadow(2, 8))),
      { usual: "0 2 8 0" },
    ],
  },
  ignore: {
    "one shadow for all": cards(() => shadow(2, 8)),
    "the only card that is lifted up": cards((index) => (index === 2 ? shadow(2, 8) : {})),
    "a card of another colour that is lifted higher": cards((index) =>
      index === 2 ? { ...shadow(8, 24), fill: "#2563eb" } : shadow(2, 8),
    ),
    "two without a shadow": cards((index) => (index > 2 ? {} : shadow(2, 8))),
  },
});
