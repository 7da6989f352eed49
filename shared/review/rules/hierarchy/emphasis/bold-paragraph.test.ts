import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { boldParagraph } from "./bold-paragraph.ts";

const LONG = "We send your order within two days of your payment, and sooner in town. ".repeat(3);
const run = { fontFamily: "Inter", sizePx: 16, lineHeightPx: 24 };

testRule(boldParagraph, {
  pass: {
    "a regular paragraph": screen([text(LONG)]),
    "a bold beginning": screen([
      text(LONG, {
        runs: [
          { ...run, start: 0, end: 20, weight: 700 },
          { ...run, start: 20, end: LONG.length, weight: 400 },
        ],
      }),
    ]),
    "a medium weight": screen([text(LONG, { weight: 500 })]),
    "a large statement": screen([text(LONG, { weight: 700, sizePx: 32 })]),
  },
  fail: {
    "a bold paragraph": [screen([text(LONG, { weight: 700 })]), { words: 42 }],
    "a bold French paragraph": [
      screen([
        text("Nous envoyons votre commande sous deux jours après le paiement. ".repeat(4), { weight: 600 }),
      ]),
      { words: 40 },
    ],
  },
  ignore: { "a bold heading": screen([text("Your orders", { weight: 700 })]) },
});
