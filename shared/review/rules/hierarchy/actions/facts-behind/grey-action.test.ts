import type { SceneNode } from "../../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../../scene/testing.ts";
import { testRule } from "../../../../testing.ts";
import { disguisedAction } from "../disguised-action.ts";

const ground = (fill: string): SceneNode =>
  layer({ type: "RECTANGLE", x: 0, y: 0, width: 375, height: 812, fill });

const button = (label: string, y: number, fill = "#d9d9d9", color = "#111111"): readonly SceneNode[] => [
  layer({ type: "RECTANGLE", x: 40, y, width: 295, height: 52, fill, round: 8 }),
  text(label, { x: 137, y: y + 14, width: 100, align: "center", color }),
];

const BLUE = "#1f2a5a";

const start = (fill: string, ...buttons: readonly (readonly SceneNode[])[]): SceneNode =>
  screen([
    ground(fill),
    text("Welcome aboard", { x: 60, y: 120, sizePx: 32, weight: 700, color: "#ffffff" }),
    ...buttons.flat(),
  ]);

testRule(disguisedAction, {
  fail: {
    "a grey button on a blue screen": [start(BLUE, button("Sign up", 600)), { label: "Sign up" }],
  },
  ignore: {
    "one that waits, with faint words": start(BLUE, button("Sign up", 600, "#d9d9d9", "#9a9a9a")),
    "a sketch without colours": start("#f4f4f4", button("Sign up", 600)),
    "words that ask for nothing": start(BLUE, button("Monday", 600)),
  },
});
