import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
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

type Draw = (x: number, y: number, index: number) => SceneNode;

const rows = (sideOf: (index: number) => number, draw: Draw = (x, y, index) => icon(x, y, sideOf(index))) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 64;
      return layer({ x: 16, y, width: 343, height: 56, fill: "#ffffff" }, [
        draw(32, y + 16, index),
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
    "one narrower card whose words fill it": [
      screen(
        NAMES.map((name, index): SceneNode => {
          const [y, less] = [100 + index * 96, index === 2 ? 8 : 0];
          return layer({ x: 16, y, width: 343 - less, height: 80, fill: "#ffffff" }, [
            text(name, { x: 32, y: y + 30, width: 311 - less, resize: "height" }),
          ]);
        }),
      ),
      { own: "335 × 80", usual: "343 × 80" },
    ],
    "one smaller icon in a list": [
      rows((index) => (index === 1 ? 20 : 24)),
      { own: "20 × 20", usual: "24 × 24" },
    ],
    "one higher card that holds as much as the others": [
      cards((index) => (index === 1 ? { height: 88 } : {})),
      { own: "343 × 88", usual: "343 × 80" },
    ],
    "one smaller picture in a list": [
      rows(
        () => 24,
        (x, y, index) =>
          layer({ x, y, width: index === 1 ? 20 : 24, height: index === 1 ? 20 : 24, fills: [image] }),
      ),
      { own: "20 × 20", usual: "24 × 24" },
    ],
  },
  ignore: {
    "cards of one width": cards(() => ({})),
    "a card with more lines in it, and so higher": screen(
      NAMES.map((name, index): SceneNode => {
        const more = index === 3 ? 16 : 0;
        const y = 100 + index * 96;
        return layer({ x: 16, y, width: 343, height: 80 + more, fill: "#ffffff" }, [
          text(name, { x: 32, y: y + 30, height: 24 + more }),
        ]);
      }),
    ),
    "a card beside others whose title takes two lines": screen(
      NAMES.map((name, index): SceneNode => {
        const more = index === 1 ? 24 : 0;
        return layer({ x: 16 + index * 200, y: 100, width: 180, height: 136 + more, fill: "#ffffff" }, [
          text(name, { x: 32 + index * 200, y: 116, width: 148, height: 24 + more }),
          text("From the farm", { x: 32 + index * 200, y: 200 + more, width: 148 }),
        ]);
      }),
      { width: 840 },
    ),
    "a row whose words wrap in a text that keeps its box": screen(
      NAMES.map((name, index): SceneNode => {
        const y = 100 + index * 80 + (index > 1 ? 16 : 0);
        const words = index === 1 ? "A loaf of bread made with rye and with wheat, sliced" : name;
        return layer({ x: 16, y, width: 200, height: index === 1 ? 80 : 64, fill: "#ffffff" }, [
          text(words, { x: 32, y: y + 8, width: 168, height: 48, resize: "none" }),
        ]);
      }),
    ),
    "buttons as wide as their words": screen(
      ["Apply", "Reset", "Clear", "Remove"].map((name, index): SceneNode => {
        const width = index === 3 ? 50 : 40;
        return layer({ x: 16, y: 100 + index * 56, width: width + 32, height: 40, fill: "#dddddd" }, [
          text(name, { x: 32, y: 110 + index * 56, width, resize: "width-and-height" }),
        ]);
      }),
    ),
    "a card that is half as wide": cards((index) => (index === 3 ? { width: 170 } : {})),
    "half a pixel": cards((index) => (index === 2 ? { width: 342.5 } : {})),
    "icons of one size": rows(() => 24),
  },
});
