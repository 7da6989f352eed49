import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { wellKnownSlip } from "./well-known-slip.ts";

const russian = (words: string) =>
  screen([text("Мы рады вам"), text("Это ваши заказы", { y: 40 }), text(words, { y: 80 })]);

testRule(wellKnownSlip, {
  pass: {
    "what is written well": russian("Политика конфиденциальности"),
    "an abbreviation": russian("дл. 5 м"),
    "a word that only begins alike": russian("Доставки сегодня нет"),
    "a genitive that looks cut": russian("Сумма скидок"),
  },
  fail: {
    "a word that is often misspelt": [
      russian("Политика конфеденциальности"),
      { word: "конфеденциальности", better: "конфиденциальности" },
    ],
    "a participle with two letters": [
      russian("Начисленно баллов"),
      { word: "Начисленно", better: "Начислено" },
    ],
    "a word without its last letter": [russian("Доставк"), { word: "Доставк", better: "Доставка" }],
    "one in capitals": [russian("АГЕНСТВО"), { better: "АГЕНТСТВО" }],
  },
  ignore: {
    Ukrainian: screen([text("Ми раді вам, це ваші замовлення"), text("Доставк", { y: 40 })]),
    English: screen([text("We are glad to see you")]),
  },
});
