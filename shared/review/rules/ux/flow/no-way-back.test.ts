import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { noWayBack } from "./no-way-back.ts";

const button = (label: string, y: number, fill = "#1a3fb0"): SceneNode =>
  layer({ name: "Group", x: 20, y, width: 335, height: 52, fill, cornerRadiiPx: [26, 26, 26, 26] }, [
    text(label, { x: 40, y: y + 15, width: 295, height: 22, align: "center", color: "#ffffff", weight: 600 }),
  ]);

const field = (label: string, y: number): readonly SceneNode[] => [
  text(label, { x: 20, y, width: 335, height: 20, sizePx: 14 }),
  layer({
    name: "Rectangle",
    x: 20,
    y: y + 26,
    width: 335,
    height: 48,
    fill: "#ffffff",
    strokes: [solid("#666666")],
    stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    cornerRadiiPx: [8, 8, 8, 8],
  }),
];

/** A form of a phone, with whatever else stands on it. */
const form = (more: readonly SceneNode[] = [], labels = ["Card number", "Name on the card", "Valid until"]) =>
  screen([
    text("Add a card", { x: 100, y: 90, width: 175, height: 34, sizePx: 28, weight: 700 }),
    ...labels.flatMap((label, index) => field(label, 200 + index * 100)),
    button("Add the card", 640),
    ...more,
  ]);

const plan = (name: string, price: string, y: number): SceneNode =>
  layer(
    { name: "Slot", x: 16, y, width: 343, height: 80, fill: "#eeeaf6", cornerRadiiPx: [16, 16, 16, 16] },
    [
      text(name, { x: 32, y: y + 28, width: 120, height: 24, sizePx: 18 }),
      text(price, { x: 260, y: y + 28, width: 80, height: 24, sizePx: 18 }),
    ],
  );

/** A screen that sells a subscription. */
const offer = (main: string, ...more: readonly SceneNode[]) =>
  screen([
    text("All lessons", { x: 90, y: 180, width: 200, height: 36, sizePx: 28, weight: 700 }),
    plan("12 months", "$39.99", 320),
    plan("3 months", "$14.99", 416),
    plan("1 month", "$7.99", 512),
    button(main, 660),
    ...more,
  ]);

const cross: SceneNode = layer({ type: "VECTOR", x: 335, y: 60, width: 16, height: 16, fill: "#222222" });

testRule(noWayBack, {
  pass: {},
  fail: {
    "a form with nothing but its button": [form(), { action: "Add the card" }],
    "an offer with nothing but its button": [offer("Subscribe"), { action: "Subscribe" }],
    "an offer whose cross cannot be seen": [
      offer("Subscribe", { ...cross, opacity: 0 }),
      { action: "Subscribe" },
    ],
    "a French offer": [offer("S’abonner"), { action: "S’abonner" }],
  },
  unsure: {
    "a form from which the prototype leads on": [
      form([
        layer({
          x: 0,
          y: 760,
          width: 375,
          height: 40,
          reactions: [{ trigger: "ON_CLICK", action: "BACK" }],
        }),
      ]),
      "linked",
    ],
  },
  ignore: {
    "a form with an arrow at the top": form([cross]),
    "a form with a way round in words": form([text("Not now", { x: 150, y: 720, width: 75 })]),
    "a form with a word at the side of the top": form([text("Terug", { x: 16, y: 60, width: 40 })]),
    "a form of two fields, as to sign in": form([], ["Email", "Password"]),
    "an offer with another button": offer("Subscribe", button("Look around", 730)),
    "what is sold for good": offer("Buy the book"),
    "a form of a wide screen": screen([form()], { width: 1440, height: 900 }),
  },
});
