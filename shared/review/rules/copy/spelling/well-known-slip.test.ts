import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { wellKnownSlip } from "./well-known-slip.ts";

const russian = (words: string) =>
  screen([text("Мы рады вам"), text("Это ваши заказы", { y: 40 }), text(words, { y: 80 })]);

/** The end of a page behind the bar that stays at the bottom of the screen. */
const behindBar = (words: string, y = 300) =>
  screen([
    text("Мы рады вам", { x: 20, y: 40 }),
    layer({ name: "Content", y, width: 375, height: 770 - y, fill: "#f4f4f4" }, [
      text("Это ваши заказы", { x: 20, y: 700, width: 300 }),
      text(words, { x: 20, y: 730, width: 300 }),
    ]),
    layer({ name: "Bar", y: 692, width: 375, height: 120, fill: "#ffffff" }, [
      layer({ name: "Pay", x: 16, y: 712, width: 343, height: 52, fill: "#1a3fb0" }, [
        text("Подписаться", { x: 140, y: 726, color: "#ffffff" }),
      ]),
    ]),
  ]);

testRule(wellKnownSlip, {
  pass: {
    "what is written well": russian("Политика конфиденциальности"),
    "an older bar under the bar": behindBar("Политика конфеденциальности", 692),
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
    "one that is scrolled up from behind a bar": [
      behindBar("Политика конфеденциальности"),
      { word: "конфеденциальности" },
    ],
    "one in capitals": [russian("АГЕНСТВО"), { better: "АГЕНТСТВО" }],
  },
  ignore: {
    Ukrainian: screen([text("Ми раді вам, це ваші замовлення"), text("Доставк", { y: 40 })]),
    English: screen([text("We are glad to see you")]),
  },
});
