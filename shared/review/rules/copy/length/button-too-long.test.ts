import { instance, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { buttonTooLong } from "./button-too-long.ts";

const button = (label: string) =>
  instance("Button", { width: 340, height: 40, fill: "#222222" }, [text(label, { y: 8, x: 10 })]);

testRule(buttonTooLong, {
  pass: {
    "two words": screen([button("Create account")]),
    "a French label with its articles": screen([button("Enregistrer les modifications de la page")]),
    "five words": screen([button("Sign up with your email")]),
  },
  fail: {
    "six words": [
      screen([button("Send your message to our team"), text("You can write to us", { y: 60 })]),
      { words: 6 },
    ],
    "nine words": [screen([button("Create an account and start your free trial today")]), { words: 9 }],
    "eight French words": [
      screen([button("Créer un compte et commencer à essayer gratuitement")]),
      { words: 8 },
    ],
  },
  ignore: { "a long text": screen([text("Create an account and start your free trial today")]) },
});
