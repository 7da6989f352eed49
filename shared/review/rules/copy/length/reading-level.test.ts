import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { readingLevel } from "./reading-level.ts";

const PLAIN =
  "We send your order within two days of your payment, and sooner in town. You can change the address until the " +
  "parcel leaves our house. We write to you when it does, with a number to follow it. ";

const HARD =
  "Notwithstanding any contradictory provision, the organisation retains discretionary authority over the " +
  "administration of individual entitlements. Participation necessitates uninterrupted authorisation of electronic " +
  "communications and periodic verification of supplementary documentation. ";

const FRENCH =
  "Nonobstant toute disposition contradictoire, l’organisation conserve une autorité discrétionnaire pour " +
  "l’administration des prestations individuelles de la participation. ";

const paragraph = (characters: string, y = 0) =>
  text(characters.trim(), { y, width: 640, height: 400, resize: "height" });

testRule(readingLevel, {
  pass: {
    "plain sentences": screen([paragraph(PLAIN.repeat(3))]),
    "a hard sentence among plain ones": screen([paragraph(PLAIN.repeat(4) + HARD)]),
    "long sentences of short words": screen([
      paragraph(
        "You can go to the shop and buy what you like, and we will send it on the day that you say. ".repeat(
          6,
        ),
      ),
    ]),
  },
  fail: {
    "hard sentences": [screen([paragraph(HARD.repeat(5))]), { ease: 0, words: 140 }],
    "hard sentences in several texts": [
      screen([paragraph(HARD.repeat(2)), paragraph(HARD.repeat(3), 400)]),
      {
        sentence:
          "Participation necessitates uninterrupted authorisation of electronic communications and periodic…",
      },
    ],
  },
  ignore: {
    "a few hard sentences": screen([paragraph(HARD.repeat(2))]),
    "labels of long words": screen(
      Array.from({ length: 60 }, (_, index) =>
        text("Organisational administration documentation", { y: 24 * index }),
      ),
    ),
    French: screen([paragraph(FRENCH.repeat(10))]),
    "what a customer wrote": screen([layer({ name: "Review card" }, [paragraph(HARD.repeat(5))])]),
  },
});
