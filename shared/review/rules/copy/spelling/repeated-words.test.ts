import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { repeatedWords } from "./repeated-words.ts";

testRule(repeatedWords, {
  pass: {
    "plain text": screen([text("With our daily newsletter")]),
    "that that, which is English": screen([text("I know that that is so, and had had enough")]),
    "nous nous, which is French": screen([text("Nous nous occupons de vous vous accueillir")]),
    "a ticker in capitals": screen([text("SUMMER SALE NOW SUMMER SALE NOW SUMMER SALE NOW")]),
    "a ticker with dots": screen([text("New arrivals • New arrivals • New arrivals •")]),
    "a password of dots": screen([text("••••••••••••••••••••••••")]),
    "a card number": screen([text("0000 0000 0000 0000 0000")]),
    "a text that begins twice alike": screen([text("Choose a plan that fits. Choose a plan that grows.")]),
  },
  fail: {
    "a doubled article in a message": [
      screen([layer({ name: "Chat bubble" }, [text("Here is the the code for your clock")])]),
      { text: "the the" },
    ],
    "a doubled preposition in French": [screen([text("Merci de de répondre")]), { text: "de de" }],
    "a text pasted three times": [
      screen([text("With our daily newsletterWith our daily newsletterWith our daily newsletter")]),
      { text: "With our daily newsletter" },
    ],
    "a text pasted twice, with a space between": [
      screen([text("Track your order Track your order")]),
      { text: "Track your order" },
    ],
    "a doubled article": [screen([text("Read the the guide")]), { text: "the the" }],
    "a doubled French article": [screen([text("Lisez le le guide")]), { text: "le le" }],
  },
  ignore: { "lorem ipsum": screen([text("Lorem ipsum dolor Lorem ipsum dolor")]) },
});
