import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { emptyNotShown } from "./empty-not-shown.ts";

const entry = (name: string, index: number): SceneNode =>
  layer({ name: "Frame", x: 20, y: 140 + 108 * index, width: 335, height: 96, fill: "#f2f3f7" }, [
    layer({ type: "RECTANGLE", x: 32, y: 152 + 108 * index, width: 72, height: 72, fills: [image] }),
    text(name, { x: 120, y: 160 + 108 * index, weight: 600 }),
    text("On the way to you", { x: 120, y: 188 + 108 * index, sizePx: 14 }),
  ]);

const list = (title: string, names: readonly string[] = ["Teapot", "Cup", "Tray"]): SceneNode =>
  screen([text(title, { x: 20, y: 60, sizePx: 28, weight: 700, height: 36 }), ...names.map(entry)]);

const other = (words: string, index: number): SceneNode =>
  screen([text(words, { x: 20, y: 60 })], { id: `beside${index}`, name: `Step ${index}` });

const WORDS = ["Here are the teas of the month", "Your basket", "How to pay", "Thank you for your order"];
const besideThat = (...words: readonly string[]) => ({
  page: { isComplete: true } as const,
  beside: words.map(other),
});

testRule(
  emptyNotShown,
  {
    fail: { "orders in a set that always has some": [list("My orders"), { name: "My orders", count: 5 }] },
    ignore: {
      "what a shop offers, which is never empty": list("Our teas"),
      "a title above one entry": list("My orders", ["Teapot"]),
    },
  },
  besideThat(...WORDS),
);

testRule(
  emptyNotShown,
  { pass: { "orders that another screen shows while there are none": list("My orders") } },
  besideThat(...WORDS.slice(1), "You have no orders yet"),
);

testRule(
  emptyNotShown,
  { ignore: { "orders among few screens": list("My orders") } },
  besideThat(...WORDS.slice(1)),
);
