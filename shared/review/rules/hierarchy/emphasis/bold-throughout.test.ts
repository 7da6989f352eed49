import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { boldThroughout } from "./bold-throughout.ts";

const PARAGRAPHS = [
  "We send your order within two days of your payment, and sooner in town.",
  "You may return what you do not like for a whole month, and we pay for the way back.",
  "Nous livrons votre commande en deux jours, et plus vite encore en ville.",
];

const page = (weights: readonly number[]) =>
  screen(
    [
      text("Delivery and returns", { x: 20, y: 40, sizePx: 28, weight: 700 }),
      ...weights.map((weight, index) =>
        text(PARAGRAPHS[index] ?? "", { x: 20, y: 120 + 90 * index, width: 335, height: 72, weight }),
      ),
    ],
    { height: 812 },
  );

testRule(boldThroughout, {
  pass: {
    "a bold heading over regular texts": page([400, 400, 400]),
    "one bold text among others": page([700, 400, 400]),
  },
  fail: {
    "every text in bold": [page([700, 700, 700]), { bold: 3, count: 3 }],
    "every text in semi-bold": [page([600, 600]), { bold: 2, count: 2 }],
  },
  ignore: {
    "a screen of labels": screen([text("Orders", { weight: 700 }), text("Returns", { y: 40, weight: 700 })]),
    "one short text": page([700]),
    "the headlines of a list of news, each over an icon and its date": screen(
      PARAGRAPHS.flatMap((words, index) => [
        text(words, { x: 140, y: 120 + 130 * index, width: 215, height: 72, weight: 600 }),
        text("25 September", { x: 168, y: 204 + 130 * index, width: 120, height: 20 }),
      ]),
      { height: 812 },
    ),
    "the headlines of a list of news, each over who wrote it": screen(
      PARAGRAPHS.flatMap((words, index) => [
        text(words, { x: 140, y: 120 + 130 * index, width: 215, height: 72, weight: 600 }),
        text("By Ada Lopes", { x: 140, y: 204 + 130 * index, width: 120, height: 20, sizePx: 14 }),
      ]),
      { height: 812 },
    ),
  },
});
