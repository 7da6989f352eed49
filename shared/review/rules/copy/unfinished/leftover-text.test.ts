import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { leftoverText } from "./leftover-text.ts";

const saying = (characters: string) => screen([text(characters)]);

testRule(leftoverText, {
  pass: {
    "real words": saying("Your orders, Anna"),
    "a list of things to do": saying("Todo list"),
    "a date that is not known yet": saying("Location: TBD"),
    "a share and a discount": saying("100 % safe, 20% sale"),
    "a line of a program": saying("const name = { first_name };"),
    "a value of a program": saying("Returns undefined when there is no order"),
    "a test that somebody takes": saying("Test your English"),
    "a keyboard": saying("QWERTY keyboard"),
    "a hint in brackets": saying("Phone [optional]"),
    "what to do, in French": saying("À faire : trois tâches"),
  },
  fail: {
    "a variable in braces": [saying("Your orders, {first_name}"), { left: "{first_name}" }],
    "a variable in double braces": [saying("Hello {{ user.name }}!"), { left: "{{ user.name }}" }],
    "a place for words": [saying("%s people like this"), { left: "%s" }],
    "a name in brackets": [saying("Bonjour [Prénom], votre commande est là"), { left: "[Prénom]" }],
    "an amount that is no number": [saying("$NaN"), { left: "$NaN" }],
    "a greeting for nobody": [saying("Welcome back, undefined!"), { left: "Welcome back, undefined!" }],
    "a note to oneself": [saying("TODO: write the terms"), { left: "TODO: write" }],
    "words to come": [saying("Final copy TBD"), { left: "Final copy TBD" }],
    "a French note": [saying("Texte à valider"), { left: "Texte à valider" }],
    "keys side by side": [saying("asdf lkj"), { left: "asdf" }],
    "an empty word twice": [saying("test test"), { left: "test test" }],
  },
  ignore: { code: screen([text("Hello {{name}}", { fontFamily: "Roboto Mono" })]) },
});
