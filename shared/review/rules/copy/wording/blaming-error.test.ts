import { expect, test } from "vitest";
import { EMPTY_ERRORS_EN, EMPTY_FIELD_ERRORS_EN } from "../../../../standards/words/words-en.ts";
import { EMPTY_ERRORS_FR, EMPTY_FIELD_ERRORS_FR } from "../../../../standards/words/words-fr.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { blamingError } from "./blaming-error.ts";

const field = (message: string, color = "#b00020") =>
  screen([
    instance("Input", { y: 100, width: 300, height: 40, fill: "#ffffff" }, [text("ada@", { x: 12, y: 110 })]),
    text(message, { name: "Message", y: 146, sizePx: 12, color }),
  ]);

const called = (name: string, message: string) =>
  screen([layer({ name: "Group" }, [text(message, { name })])]);

testRule(blamingError, {
  pass: {
    "a reproach below a title that names no error": screen([
      text("Your goals of the week", { y: 40, weight: 700, width: 300 }),
      text("You failed to meet one of them, and that is fine", { y: 68, width: 300 }),
    ]),
    "a sentence that is no message": screen([text("You failed to meet your goal, and that is fine")]),
    "a hint under a field, which is not red": field("You forgot to add a photo to three of them", "#666666"),
  },
  fail: {
    "a reproach below the title of an error": [
      screen([
        text("Invalid access token", { y: 40, weight: 700, width: 300 }),
        text("You entered an illegal token.", { y: 68, width: 300 }),
      ]),
      { words: "You entered an illegal" },
    ],
    "an entry called invalid": [
      field("You entered an invalid email address"),
      { words: "You entered an invalid" },
    ],
    "a wrong password": [field("You’ve used the wrong password"), { words: "You’ve used the wrong" }],
    "a failure": [called("Error message", "You failed to fill in all fields"), { words: "You failed to" }],
    "a reproach after what did not work": [
      field("The date is not saved. You entered an invalid date"),
      { words: "You entered an invalid" },
    ],
    "an illegal character": [field("Illegal character in your name"), { words: "Illegal character" }],
    "a French reproach": [
      field("Vous avez mal saisi votre adresse e-mail"),
      { words: "Vous avez mal saisi" },
    ],
    "something that was forgotten, in French": [
      field("Vous avez oublié de remplir ce champ"),
      { words: "Vous avez oublié de" },
    ],
  },
  ignore: {
    "a message that says what is needed": field("Enter an email address with an @"),
    "a message without a verdict": field("This password is not the one we know. Try again."),
    "a question that offers help": field("Vous avez oublié votre mot de passe ?"),
    "another that does": field("You forgot to save your password?"),
    "a question before the help": field("You forgot to note your code? We send it again."),
    ...Object.fromEntries(
      [
        "If you made a mistake, you can change this later.",
        "If you forgot to note your code, use your email.",
        "Don’t worry if you’ve made an error: you can edit it.",
        "It’s not your fault, our servers are down.",
        "This isn’t your fault. We are on it.",
        "Si vous vous êtes trompé, vous pourrez le modifier plus tard.",
        "Si vous avez oublié de noter votre code, contactez-nous.",
        "Au cas où vous avez fait une erreur, corrigez-la ici.",
      ].map((message) => [`“${message}”`, field(message)]),
    ),
    "a note under a field": field("You can change it later"),
    "a German message": field("Sie haben eine illegale Eingabe gemacht, bitte prüfen Sie die Adresse."),
    "what somebody wrote": screen([
      layer({ name: "Review" }, [text("You entered an invalid world", { name: "Error" })]),
    ]),
  },
});

test.each([...EMPTY_ERRORS_EN, ...EMPTY_FIELD_ERRORS_EN, ...EMPTY_ERRORS_FR, ...EMPTY_FIELD_ERRORS_FR])(
  "leaves “%s” to the rule about messages that do not help",
  (message) => {
    expect(outcomesOf(blamingError, field(message))).toEqual([]);
  },
);
