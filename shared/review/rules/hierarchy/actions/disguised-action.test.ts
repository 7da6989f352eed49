import { layer, text } from "../../../../scene/testing.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { testRule } from "../../../testing.ts";
import { disguisedAction } from "./disguised-action.ts";

const field = (label: string, y: number): readonly SceneNode[] => [
  text(label, { x: 20, y }),
  layer({ name: "Input", x: 20, y: y + 26, width: 335, height: 44, fill: "#ffffff", strokes: [] }, [
    text(`Your ${label.toLowerCase()}`, { x: 36, y: y + 36, color: "#767676" }),
  ]),
];

const form = (...more: readonly SceneNode[]): SceneNode =>
  layer({ name: "Screen", width: 375, height: 812, fill: "#f2f2f2" }, [
    text("Contact us", { x: 20, y: 150, sizePx: 32, weight: 700 }),
    ...field("Name", 220),
    ...field("Email", 310),
    ...more,
  ]);

testRule(disguisedAction, {
  fail: {
    "a form that plain words send": [
      form(text("Send message", { x: 140, y: 432 })),
      { label: "Send message" },
    ],
  },
  ignore: {
    "the words of a box to tick": form(
      layer({ name: "Rectangle", type: "RECTANGLE", x: 20, y: 434, width: 18, height: 18, line: "#444444" }),
      text("Order updates", { x: 48, y: 432 }),
    ),
    "words that send nothing": form(text("Forgot password?", { x: 140, y: 432 })),
    "a way to the other form, where other words stand beside the fields": form(
      text("Log in", { x: 290, y: 310 }),
      text("Register", { x: 140, y: 432 }),
    ),
    "several of them": form(text("Save", { x: 60, y: 432 }), text("Send", { x: 240, y: 432 })),
  },
});
