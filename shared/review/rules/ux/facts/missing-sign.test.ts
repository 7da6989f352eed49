import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { missingSign } from "./missing-sign.ts";

const NAMES = ["Profile", "Orders", "Payment", "Help", "About"];

const chevron = (y: number) =>
  layer({ name: "Chevron", x: 320, y, width: 24, height: 24 }, [
    layer({ type: "VECTOR", x: 328, y: y + 6, width: 6, height: 12, fill: "#000000" }),
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
  pass: {},
  fail: {
    "one row of a menu without its chevron": [
      menu((index, y) => (index === 2 ? [] : [chevron(y)])),
      { sign: "Chevron", others: 4 },
    ],
  },
  ignore: {
    "a menu in which all rows have one": menu((_, y) => [chevron(y)]),
    "a menu in which two have none": menu((index, y) => (index === 1 || index === 2 ? [] : [chevron(y)])),
    "the last row, which does something else": menu((index, y) => (index === 4 ? [] : [chevron(y)])),
    "a button among fields that open": menu(
      (index, y) => (index === 3 ? [] : [chevron(y)]),
      (index) => (index === 3 ? { fill: "#2563eb" } : {}),
    ),
    "a row with words in its place": menu((index, y) =>
      index === 2 ? [text("3 new", { x: 310, y })] : [chevron(y)],
    ),
  },
});
