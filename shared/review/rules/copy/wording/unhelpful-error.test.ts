import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unhelpfulError } from "./unhelpful-error.ts";

const field = (message: string, name = "Message") =>
  screen([
    instance("Input", { y: 100, width: 300, height: 40, fill: "#ffffff" }, [text("ada@", { x: 12, y: 110 })]),
    text(message, { name, y: 146, sizePx: 12 }),
  ]);

testRule(unhelpfulError, {
  pass: {
    "a message that helps": field("Enter an email address with an @"),
    "a heading with the rest of the message below it": screen([
      text("Something went wrong", { y: 100, sizePx: 24 }),
      text("Check your connection and try again in a minute.", { y: 140 }),
    ]),
    "an apology with a button that tries again": screen([
      text("Something went wrong", { y: 100, sizePx: 24 }),
      text("Try again", { y: 150 }),
    ]),
    "a status in a table": screen([
      layer({ name: "Cell", y: 400, width: 100, height: 40 }, [text("Error", { y: 410, color: "#cc0000" })]),
    ]),
    "a French message that helps": field("Saisissez une adresse avec un @"),
  },
  fail: {
    "an empty message with advice that is none": [
      screen([
        text("Something went wrong", { y: 100, sizePx: 24 }),
        text("Please try again later.", { y: 140 }),
      ]),
      { text: "Something went wrong" },
    ],
    "a number": [screen([text("Error 401", { sizePx: 24 })]), { text: "Error 401" }],
    "Invalid under a field": [field("Invalid"), { text: "Invalid" }],
    "a text called an error": [
      screen([layer({ name: "Group" }, [text("Invalid input", { name: "Error message" })])]),
      { text: "Invalid input" },
    ],
    "Oops alone": [screen([text("Oops!", { sizePx: 32 })]), { text: "Oops!" }],
    "a French message without help": [field("Champ invalide"), { text: "Champ invalide" }],
    "a French apology alone": [
      screen([text("Une erreur est survenue.")]),
      { text: "Une erreur est survenue." },
    ],
  },
});
