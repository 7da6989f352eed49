import { layer, rgb, screen, text, typeSheet } from "../../../../scene/testing.ts";
import type { Effect, SceneNode } from "../../../../scene/scene.ts";
import { testRule } from "../../../testing.ts";
import { nearDuplicate } from "./near-duplicate.ts";

const texts = (count: number, options: object) =>
  Array.from({ length: count }, (_, index) => text(`Text ${index}`, { y: index * 30, ...options }));

/** Texts in some sizes, each so many times. */
const sized = (...uses: readonly (readonly [sizePx: number, count: number])[]) =>
  uses.flatMap(([sizePx, count]) => texts(count, { sizePx }));

const shadow = (change: Partial<Effect> = {}): Effect => ({
  type: "drop-shadow",
  radiusPx: 12,
  offset: { x: 0, y: 4 },
  color: { ...rgb("#000000"), a: 0.2 },
  ...change,
});

const card = (index: number, effects: readonly Effect[], more: object = {}): SceneNode =>
  layer({ x: 20, y: 20 + index * 90, width: 300, height: 70, fill: "#ffffff", effects, ...more });

const beside = (effects: readonly Effect[], more: object = {}): SceneNode =>
  screen([...[0, 1, 2].map((index) => card(index, [shadow()])), card(3, effects, more)]);

testRule(nearDuplicate, {
  fail: {
    "two texts of 13 px beside six of 14": [
      screen(sized([13, 2], [14, 6])),
      { usual: "14 px", usualUses: 6, odd: "13 px", uses: 2 },
    ],
    "sizes with fractions, told as they are": [
      screen(sized([12.8, 2], [13.6, 6])),
      { usual: "13.6 px", odd: "12.8 px" },
    ],
    "a chain of sizes, with one proposal": [
      screen(sized([13, 5], [14, 17], [15, 3])),
      { usual: "14 px", odd: "13 px, 15 px", uses: 8 },
    ],
    "a grey that is off by a hair": [
      screen([...texts(5, { color: "#333333" }), ...texts(1, { color: "#343434" })]),
      { odd: "#343434", uses: 1, usual: "#333333", usualUses: 5 },
    ],
    "two greys that are off by a hair, with one proposal": [
      screen([
        ...texts(6, { color: "#333333" }),
        ...texts(1, { color: "#343434" }),
        ...texts(2, { color: "#323232" }),
      ]),
      { odd: "#343434, #323232", uses: 3, usual: "#333333" },
    ],
    "a shadow that is 2 px softer than three others": [
      beside([shadow({ radiusPx: 14 })]),
      { odd: "0 4 14 0 #000000 20%", usual: "0 4 12 0 #000000 20%", uses: 1, usualUses: 3 },
    ],
    "a shadow that falls 1 px lower": [beside([shadow({ offset: { x: 0, y: 5 } })]), { uses: 1 }],
    "a shadow that is a little fainter": [
      beside([shadow({ color: { ...rgb("#000000"), a: 0.17 } })]),
      { uses: 1 },
    ],
  },
  ignore: {
    "clear steps of size": screen(sized([12, 3], [14, 3], [16, 9], [24, 3])),
    "sizes of named text styles": screen([
      ...texts(2, { sizePx: 13, styles: { text: "S:1" } }),
      ...texts(6, { sizePx: 14, styles: { text: "S:2" } }),
    ]),
    "two sizes of which neither is the usual one": screen(sized([14, 3], [13, 2])),
    "small print of Material": screen(sized([11, 1], [12, 9])),
    "Apple's own scale": screen([
      ...texts(2, { sizePx: 15, fontFamily: "SF Pro Text" }),
      ...texts(9, { sizePx: 16, fontFamily: "SF Pro Text" }),
    ]),
    "sizes on a sheet of type styles": typeSheet(sized([13, 2], [14, 6])),
    "two greys one can tell apart": screen([
      ...texts(5, { color: "#333333" }),
      ...texts(1, { color: "#666666" }),
    ]),
    "two near greys, each used often": screen([
      ...texts(3, { color: "#333333" }),
      ...texts(3, { color: "#343434" }),
    ]),
    "colours from variables": screen([
      ...texts(5, { color: "#333333", variables: { fills: ["v1"] } }),
      ...texts(1, { color: "#343434", variables: { fills: ["v2"] } }),
    ]),
    "a shadow that lies clearly higher": beside([shadow({ radiusPx: 24, offset: { x: 0, y: 12 } })]),
    "a shadow of another colour": beside([shadow({ color: { ...rgb("#1d4ed8"), a: 0.2 } })]),
    "a shadow that a component gives": beside([shadow({ radiusPx: 14 })], { type: "INSTANCE" }),
    "a shadow that a style gives": beside([shadow({ radiusPx: 14 })], { styles: { effect: "S:1" } }),
    "a layer with two shadows": beside([shadow({ radiusPx: 14 }), shadow()]),
  },
});
