import type { SceneNode } from "../../../../scene/scene.ts";
import { gradient, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { errorWithoutMessage } from "./error-without-message.ts";

const field = (label: string, words: string, y: number, border: string): readonly SceneNode[] => [
  text(label, { x: 20, y, sizePx: 14, height: 20 }),
  layer({
    name: "Rectangle",
    type: "RECTANGLE",
    x: 20,
    y: y + 28,
    width: 335,
    height: 48,
    fill: "#ffffff",
    line: border,
  }),
  text(words, { x: 36, y: y + 42, height: 20, color: "#1e1e1e" }),
];

const form = (border: string, ...more: readonly SceneNode[]): SceneNode =>
  screen([
    text("Your details", { x: 20, y: 50, sizePx: 28, weight: 700 }),
    ...field("First name", "Ada", 120, border === "all" ? "#c00f0c" : "#b3b3b3"),
    ...field("Email address", "ada@", 240, border === "all" ? "#c00f0c" : border),
    ...more,
  ]);

const RED = "#c00f0c";

testRule(errorWithoutMessage, {
  pass: {
    "an error with its message beside the label": form(
      RED,
      text("Incomplete", { x: 240, y: 240, sizePx: 14, height: 20, color: RED }),
    ),
  },
  fail: {
    "a red border and nothing said": [form(RED), { name: "Email address" }],
  },
  ignore: {
    "a field in a product with a ring in a gradient of red": form(
      RED,
      layer({
        type: "ELLIPSE",
        x: 150,
        y: 400,
        width: 72,
        height: 72,
        fill: "#dddddd",
        line: RED,
        strokes: [gradient(RED, "#e5661a")],
      }),
    ),
    "a field in a product that edges other boxes in red, too": form(
      RED,
      layer({
        name: "Card",
        type: "RECTANGLE",
        x: 20,
        y: 400,
        width: 335,
        height: 120,
        fill: "#ffffff",
        line: RED,
      }),
    ),
  },
});
