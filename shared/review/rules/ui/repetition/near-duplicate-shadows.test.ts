import type { Effect, SceneNode } from "../../../../scene/scene.ts";
import { layer, rgb, screen } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { nearDuplicateShadows } from "./near-duplicate-shadows.ts";

const shadow = (change: Partial<Effect> = {}): Effect => ({
  type: "drop-shadow",
  radiusPx: 12,
  offset: { x: 0, y: 4 },
  color: { ...rgb("#000000"), a: 0.2 },
  ...change,
});

const card = (index: number, effect: Effect, more: object = {}): SceneNode =>
  layer({
    name: "Card",
    x: 20,
    y: 20 + index * 90,
    width: 300,
    height: 70,
    fill: "#ffffff",
    effects: [effect],
    ...more,
  });

const USUAL = [0, 1, 2].map((index) => card(index, shadow()));

const beside = (...others: readonly SceneNode[]): SceneNode => screen([...USUAL, ...others]);

testRule(nearDuplicateShadows, {
  pass: {
    "a shadow that lies clearly higher": beside(card(3, shadow({ radiusPx: 24, offset: { x: 0, y: 12 } }))),
    "a shadow of another colour": beside(card(3, shadow({ color: { ...rgb("#1d4ed8"), a: 0.2 } }))),
    "a shadow that is clearly stronger": beside(card(3, shadow({ color: { ...rgb("#000000"), a: 0.4 } }))),
    "two pairs, of which neither is the usual one": screen([
      card(0, shadow()),
      card(1, shadow()),
      card(2, shadow({ radiusPx: 14 })),
      card(3, shadow({ radiusPx: 14 })),
    ]),
    "a shadow that a component gives": beside(card(3, shadow({ radiusPx: 14 }), { type: "INSTANCE" })),
  },
  fail: {
    "one that is 2 px softer than three others": [
      beside(card(3, shadow({ radiusPx: 14 }))),
      { shadow: "0 4 14 0 #000000 20%", usual: "0 4 12 0 #000000 20%", uses: 1, usualUses: 3 },
    ],
    "one that falls 1 px lower": [beside(card(3, shadow({ offset: { x: 0, y: 5 } }))), { uses: 1 }],
    "one that is a little fainter": [
      beside(card(3, shadow({ color: { ...rgb("#000000"), a: 0.17 } }))),
      { uses: 1 },
    ],
  },
  ignore: {
    "one shadow for all": beside(),
    "a shadow that a style gives": beside(card(3, shadow({ radiusPx: 14 }), { styles: { effect: "S:1" } })),
    "a layer with two shadows": beside(
      layer({
        x: 20,
        y: 290,
        width: 300,
        height: 70,
        fill: "#ffffff",
        effects: [shadow({ radiusPx: 14 }), shadow()],
      }),
    ),
  },
});
