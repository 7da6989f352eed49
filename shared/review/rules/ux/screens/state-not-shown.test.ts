import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { stateNotShown } from "./state-not-shown.ts";

const field = (label: string, y: number): readonly SceneNode[] => [
  text(label, { x: 20, y, sizePx: 14, height: 20 }),
  layer({ name: "Rectangle", type: "RECTANGLE", x: 20, y: y + 26, width: 335, height: 48, fill: "#f2f3f7" }),
  text("Ada", { x: 36, y: y + 40, height: 20 }),
];

const form = (labels: readonly string[], more: Partial<SceneNode> = {}): SceneNode =>
  screen(
    [
      text("Tell us where your order should go to", { x: 20, y: 60, width: 335, sizePx: 24, weight: 700 }),
      ...labels.flatMap((label, index) => field(label, 150 + index * 96)),
      layer({ type: "RECTANGLE", x: 20, y: 700, width: 335, height: 52, fill: "#1a3fb0" }),
      text("Save the address", { x: 130, y: 714, color: "#ffffff" }),
    ],
    more,
  );

const other = (words: string, index: number): SceneNode =>
  screen([text(words, { x: 20, y: 60 })], { id: `beside${index}`, name: `Step ${index}` });

const WORDS = ["Here are the teas of the month", "Your basket", "How to pay", "Thank you for your order"];
const besideThat = (...words: readonly string[]) => ({
  page: { isComplete: true } as const,
  beside: words.map(other),
});

testRule(
  stateNotShown,
  {
    fail: { "a form in a set that never goes wrong": [form(["Street", "City"]), { count: 5 }] },
    ignore: {
      "one field": form(["Street"]),
      "a search with its filter": form(["Search", "City"]),
    },
  },
  besideThat(...WORDS),
);

testRule(
  stateNotShown,
  { pass: { "a form whose error is drawn on another screen": form(["Street", "City"]) } },
  besideThat(...WORDS.slice(1), "This postcode is invalid"),
);

testRule(
  stateNotShown,
  { ignore: { "a form among few screens": form(["Street", "City"]) } },
  besideThat(...WORDS.slice(1)),
);
