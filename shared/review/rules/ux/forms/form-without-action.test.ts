import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { formWithoutAction } from "./form-without-action.ts";

const field = (label: string, index: number): readonly SceneNode[] => {
  const y = 190 + 100 * index;
  return [
    text(label, { x: 20, y: y - 28, sizePx: 14, height: 20 }),
    layer({ name: "Rectangle", type: "RECTANGLE", x: 20, y, width: 335, height: 48, fill: "#f2f3f7" }),
    text("Ada", { x: 36, y: y + 14, height: 20 }),
  ];
};

const form = (labels: readonly string[], ...more: readonly SceneNode[]): SceneNode =>
  screen(
    [text("Your details", { x: 20, y: 60, sizePx: 28, weight: 700 }), ...labels.flatMap(field), ...more],
    {
      height: 812,
    },
  );

const LABELS = ["First name", "Surname", "City"];

testRule(formWithoutAction, {
  pass: {
    "a form whose button stands far below, which is told otherwise": screen(
      [
        text("Your details", { x: 20, y: 60, sizePx: 28, weight: 700 }),
        ...LABELS.flatMap(field),
        layer({ type: "RECTANGLE", x: 20, y: 520, width: 335, height: 560, fills: [image] }),
        layer({ type: "RECTANGLE", x: 20, y: 1240, width: 335, height: 52, fill: "#1a3fb0" }),
        text("Ask for a quote", { x: 130, y: 1254, color: "#ffffff" }),
      ],
      { height: 1400 },
    ),
    "a form that the head of the screen saves": form(LABELS, text("Save", { x: 310, y: 40 })),
  },
  fail: {
    "a letter whose message has several lines": [
      form(
        LABELS,
        text("Message", { x: 20, y: 462, sizePx: 14, height: 20 }),
        layer({ type: "RECTANGLE", x: 20, y: 490, width: 335, height: 96, fill: "#f2f3f7" }),
        text("How can we help you?", { x: 36, y: 504, height: 20 }),
      ),
      { count: 4 },
    ],
    "a form that ends with its last field": [form(LABELS), { count: 3 }],
  },
  ignore: {
    "two fields": form(LABELS.slice(1)),
    "filters that work while people type": form(["Search", "City", "Price"]),
  },
});
