import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { missingSign } from "./missing-sign.ts";

const NAMES = ["Profile", "Orders", "Payment", "Help", "About"];

const chevron = (y: number) =>
  layer({ name: "Chevron", x: 320, y, width: 24, height: 24 }, [
    layer({ type: "VECTOR", x: 328, y: y + 6, width: 6, height: 12, fill: "#000000" }),
  ]);

const hugging = {
  layout: {
    direction: "horizontal",
    gapPx: 8,
    paddingPx: [8, 8, 8, 8],
    align: "center",
    crossAlign: "center",
  },
} as const;

const cross = (x: number, y: number) =>
  layer({ name: "Cross", x, y, width: 16, height: 16 }, [
    layer({ type: "VECTOR", x: x + 4, y: y + 4, width: 8, height: 8, fill: "#000000" }),
  ]);

const chip = (y: number) =>
  layer({ name: "Chip", x: 260, y, width: 80, height: 24, fill: "#cff7d3" }, [
    text("Sent", { x: 270, y: y + 2 }),
  ]);

const menu = (
  endOf: (index: number, y: number) => readonly SceneNode[],
  rowOf: (index: number) => object = () => ({}),
) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 64;
      return layer({ x: 16, y, width: 343, height: 56, fill: "#ffffff", ...rowOf(index) }, [
        text(name, { x: 32, y: y + 18 }),
        ...endOf(index, y + 16),
      ]);
    }),
  );

testRule(missingSign, {
  fail: {
    "one row without the ground of its state": [
      menu((index, y) => (index === 2 ? [] : [chip(y)])),
      { sign: "Chip", others: 4 },
    ],
    "one tag of three without its cross, in a layout that closes up": [
      screen(
        ["Spring", "Smart", "Modern"].map((name, index) => {
          const [x, width] = [16 + index * 110, index === 1 ? 70 : 96];
          return instance("Tag", { x, y: 100, width, height: 32, fill: "#eeeeee", ...hugging }, [
            text(name, { x: x + 8, y: 106, width: 54 }),
            ...(index === 1 ? [] : [cross(x + 70, 108)]),
          ]);
        }),
      ),
      { others: 2 },
    ],
    "one row of a menu without its chevron": [
      menu((index, y) => (index === 2 ? [] : [chevron(y)])),
      { sign: "Chevron", others: 4 },
    ],
  },
  ignore: {
    "one of three charts, an advertisement, without the arrow of the two others": screen(
      [0, 1, 2].map((index) =>
        layer({ x: 16, y: 100 + 120 * index, width: 343, height: 108, fill: "#f1f1f4" }, [
          text(["Weight", "Advert", "Sleep"][index] ?? "", { x: 32, y: 112 + 120 * index }),
          ...(index === 1 ? [] : [chevron(112 + 120 * index)]),
        ]),
      ),
    ),
    "a row with a number instead of its state": menu((index, y) =>
      index === 2 ? [text("12", { x: 270, y })] : [chip(y)],
    ),
    "the last row, which does something else": menu((index, y) => (index === 4 ? [] : [chevron(y)])),
  },
});
