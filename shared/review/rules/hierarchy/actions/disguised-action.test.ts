import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { disguisedAction } from "./disguised-action.ts";

const BOX = { name: "Rectangle", type: "RECTANGLE", x: 20, width: 335, height: 44, line: "#444444" } as const;

const field = (label: string, y: number): readonly SceneNode[] => [
  text(label, { x: 20, y, sizePx: 14, height: 20 }),
  layer({ ...BOX, y: y + 26 }),
];

const form = (...more: readonly SceneNode[]): SceneNode =>
  screen([
    text("Join the club", { x: 20, y: 40, sizePx: 28, weight: 700 }),
    ...field("First name", 110),
    ...field("Surname", 210),
    ...more,
  ]);

const button = (label: string, look: object = {}, color = "#111111"): readonly SceneNode[] => [
  layer({ ...BOX, y: 330, ...look }),
  text(label, { x: 147, y: 340, width: 80, align: "center", weight: 600, color }),
];

testRule(disguisedAction, {
  fail: {
    "an outlined button below outlined fields": [form(...button("Register")), { label: "Register" }],
    "a button above the fields": [
      form(
        layer({ ...BOX, x: 220, y: 60, width: 135 }),
        text("Change picture", { x: 227, y: 70, width: 120, align: "center" }),
      ),
      { label: "Change picture" },
    ],
  },
  ignore: {
    "a field with its words in the middle, above the button that sends the form": form(
      layer({ ...BOX, y: 310 }),
      text("Confirm Password", { x: 117, y: 320, width: 140, align: "center" }),
      layer({ ...BOX, y: 390, height: 56, fill: "#1a3fb0", strokes: [] }),
      text("Register", { x: 147, y: 406, width: 80, align: "center", color: "#ffffff" }),
    ),
    "what is filled in already, in boxes like those to be filled in": form(
      ...button("Anna Schmidt"),
      layer({ ...BOX, y: 390 }),
      text("Member 40217", { x: 127, y: 400, width: 120, align: "center" }),
    ),
    "a drawn button that is narrower than the box of the words on it": form(
      instance("Button", { x: 47, y: 343, width: 280, height: 61 }, [
        layer({ type: "VECTOR", x: 87, y: 343, width: 200, height: 61, fill: "#000000" }),
        text("Log In", {
          x: 47,
          y: 359,
          width: 280,
          height: 29,
          sizePx: 24,
          align: "center",
          color: "#faf7f7",
          renderBox: { x: 153, y: 365, width: 68, height: 22 },
        }),
      ]),
    ),
    "words in outlined boxes, of which one is wide": screen([
      text("Popular searches", { x: 20, y: 40, sizePx: 22, weight: 700 }),
      layer({ ...BOX, y: 90, width: 150, height: 28 }),
      text("Small bakeries", { x: 34, y: 92, width: 110 }),
      layer({ ...BOX, x: 180, y: 90, width: 60, height: 28 }),
      text("Tea", { x: 194, y: 92, width: 32 }),
    ]),
    "a second button below a filled one": form(
      ...button("Register", { fill: "#1a3fb0" }, "#ffffff"),
      layer({ ...BOX, y: 390 }),
      text("Cancel", { x: 147, y: 400, width: 80, align: "center" }),
    ),
    "a filled button": form(...button("Register", { fill: "#1a3fb0" }, "#ffffff")),
    "an outlined button in a colour": form(...button("Register", { strokes: [solid("#1a3fb0")] }, "#1a3fb0")),
    "words in a colour": form(...button("Register", {}, "#1a3fb0")),
    "a pill below square fields": form(...button("Register", { round: 22 })),
    "a higher button": form(...button("Register", { height: 60 })),
    "a way in by another service": form(...button("Google")),
  },
});
