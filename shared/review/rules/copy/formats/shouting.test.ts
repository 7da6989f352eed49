import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { shouting } from "./shouting.ts";

testRule(shouting, {
  pass: {
    code: screen([text("SELECT NAME FROM USERS WHERE AGE > 30;", { fontFamily: "Roboto Mono" })]),
    "one for good news": screen([text("You did it!"), text("Your order is on its way.")]),
    "two on a screen": screen([text("Welcome!"), text("See you!")]),
    "the same label in every card": screen([text("Sale!"), text("Sale!"), text("Sale!"), text("Sale!")]),
    "reviews of customers": screen([
      text("Reviews"),
      layer({ name: "Review" }, [text("So good!!"), text("Wow!"), text("Great!")]),
    ]),

    "reviews alone": screen([layer({ name: "Review" }, [text("So good!!")])]),
    "a short label in capitals": screen([text("NEW ARRIVALS")]),
    "acronyms in a sentence": screen([text("Export as PDF, SVG, PNG, JPG or GIF for NASA and ESA")]),
    "a short label set in capitals": screen([text("More about us", { case: "upper" })]),
    "a long sentence in sentence case": screen([text("Please read the terms carefully before you continue")]),
    "a licence key": screen([text("A1B2 C3D4 E5F6 G7H8 I9J0")]),
    "Chinese, which has no capitals": screen([
      text("我们 将 尽快 与 您 联系 并 提供 进一步 的 信息 请 您 耐心 等待 我们 的 回复 谢谢"),
    ]),
  },
  fail: {
    "one text that exclaims three times": [
      screen([text("Great news! We keep your orders! Enjoy!")]),
      { count: 1 },
    ],
    "two in a row": [screen([text("Buy now!!")]), { count: 1, text: "Buy now!!" }],
    "three texts": [screen([text("Welcome!"), text("Join us!"), text("Save more!")]), { count: 3 }],
    "French, with a space before the mark": [
      screen([text("Bienvenue !"), text("À bientôt !"), text("Profitez-en !")]),
      { count: 3 },
    ],

    "a sentence typed in capitals": [
      screen([text("PLEASE READ THE TERMS CAREFULLY BEFORE YOU CONTINUE")]),
      { count: 8 },
    ],
    "a sentence set in capitals": [
      screen([text("Please read the terms carefully before you continue", { case: "upper" })]),
      { count: 8 },
    ],
    "a French sentence in capitals": [
      screen([text("VEUILLEZ LIRE LES CONDITIONS GÉNÉRALES AVANT DE CONTINUER")]),
      { count: 8 },
    ],
  },
});
