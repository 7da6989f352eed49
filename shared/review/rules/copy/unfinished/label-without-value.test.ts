import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { labelWithoutValue } from "./label-without-value.ts";

const LABELS = ["Mail:", "Phone:", "Address:"];
const VALUES = ["hello@harbour.test", "020 7946 0018", "4 Mill Lane"];

const row = (words: string, index: number, more: { x?: number; dy?: number; step?: number } = {}) =>
  text(words, {
    x: more.x ?? 40,
    y: 100 + (more.step ?? 32) * index + (more.dy ?? 0),
    sizePx: 16,
    width: words.length * 8,
    height: 20,
  });

const bare = LABELS.map((words, index) => row(words, index));
const box = (x: number, y: number, width: number, height: number) =>
  layer({ name: "Rectangle", x, y, width, height, fill: "#cccccc" });

testRule(labelWithoutValue, {
  fail: {
    "labels with nothing after them": [screen(bare), { labels: "Mail:, Phone:, Address:" }],
    "labels with a space before the colon": [
      screen(["Courriel :", "Téléphone :"].map((words, index) => row(words, index))),
      { labels: "Courriel :, Téléphone :" },
    ],
    "two labels of three": [
      screen([...bare, row("4 Mill Lane", 2, { x: 140 })]),
      { labels: "Mail:, Phone:" },
    ],
  },
  pass: {
    "values beside them": screen([...bare, ...VALUES.map((words, index) => row(words, index, { x: 140 }))]),
    "values at the far end of their rows": screen([
      ...bare,
      ...VALUES.map((words, index) => row(words, index, { x: 310 })),
    ]),
    "headings with a colon, each with a sentence a line below it": screen(
      ["Greek salad :", "Grilled fish :"].flatMap((words, index) => [
        text(words, { x: 20, y: 100 + 150 * index, sizePx: 15, weight: 600, width: 98, height: 23 }),
        text("Crisp lettuce, peppers, olives and our sauce.", {
          x: 24,
          y: 150 + 150 * index,
          sizePx: 12,
          width: 220,
          height: 30,
        }),
      ]),
    ),
    "values below them": screen([
      ...LABELS.map((words, index) => row(words, index, { step: 64 })),
      ...VALUES.map((words, index) => row(words, index, { step: 64, dy: 24 })),
    ]),
    "pictures beside them": screen([...bare, ...bare.map((_, index) => box(140, 98 + 32 * index, 24, 24))]),
    "lines to write on": screen([...bare, ...bare.map((_, index) => box(120, 118 + 32 * index, 200, 1))]),
    "one label alone": screen([row("Opening hours:", 0), row("Menu", 4)]),
  },
  ignore: {
    "fields that they stand in": screen([
      ...LABELS.map((_, index) => box(30, 88 + 64 * index, 315, 44)),
      ...LABELS.map((words, index) => row(words, index, { step: 64 })),
    ]),
    "labels without a colon": screen(["Mail", "Phone"].map((words, index) => row(words, index))),
    "lines that lead to what follows": screen([
      row("This is all that you need to bring with you:", 0),
      row("And these are the things that we have for you:", 1),
    ]),
  },
});
