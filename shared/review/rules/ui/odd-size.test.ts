import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { oddSize } from "./odd-size.ts";

const NAMES = ["Milk", "Bread", "Apples", "Cheese"];

const cards = (cardOf: (index: number) => object) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 96;
      return layer({ x: 16, y, width: 343, height: 80, fill: "#ffffff", ...cardOf(index) }, [
        text(name, { x: 32, y: y + 30 }),
      ]);
    }),
  );

const icon = (x: number, y: number, side: number) =>
  layer({ x, y, width: side, height: side }, [
    layer({ type: "VECTOR", x: x + 2, y: y + 2, width: side - 4, height: side - 4, fill: "#000000" }),
  ]);

const rows = (sideOf: (index: number) => number) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 64;
      return layer({ x: 16, y, width: 343, height: 56, fill: "#ffffff" }, [
        icon(32, y + 16, sideOf(index)),
        text(name, { x: 72, y: y + 18 }),
      ]);
    }),
  );

testRule(oddSize, {
  pass: {},
  fail: {
    "one narrower card in a column": [
      cards((index) => (index === 2 ? { width: 335 } : {})),
      { own: "335 × 80", usual: "343 × 80", others: 3 },
    ],
    "one smaller icon in a list": [
      rows((index) => (index === 1 ? 20 : 24)),
      { own: "20 × 20", usual: "24 × 24" },
    ],
  },
  ignore: {
    "cards of one width": cards(() => ({})),
    "a card with more in it, and so higher": cards((index) => (index === 3 ? { height: 96 } : {})),
    "a card that is half as wide": cards((index) => (index === 3 ? { width: 170 } : {})),
    "half a pixel": cards((index) => (index === 2 ? { width: 342.5 } : {})),
    "icons of one size": rows(() => 24),
  },
});
