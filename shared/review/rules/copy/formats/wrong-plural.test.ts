import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { wrongPlural } from "./wrong-plural.ts";

const english = (characters: string) =>
  screen([text(characters), text("Here you see all the things in your cart", { y: 40 })]);
const french = (characters: string) =>
  screen([text(characters), text("Vous voyez ici tout ce qui est dans votre panier", { y: 40 })]);

const russian = (characters: string) => screen([text(characters), text("Это вы уже заказали", { y: 40 })]);

testRule(wrongPlural, {
  pass: {
    "what agrees in Russian": russian("1 товар, 3 товара, 8 товаров, 21 товар"),
    "a genitive behind a preposition": russian("Не более 3 товаров"),
    "what agrees": english("1 item, 3 files and 21 days"),
    "a number that names": english("Level 1 lessons"),
    "the end of a number": english("2.1 points, 0:1 points, 1,1 points"),
    "a place in a list": english("Results 1 of 1 pages"),
    "a measure before its noun": english("30 day"),
    "a noun before another": english("3 order items"),
    "a word that only looks like a plural": english("1 news, 1 series"),
    "what agrees in French": french("0 article, 1 article, 2 articles"),
    "French months, which are all alike": french("1 mois, 12 mois"),
  },
  fail: {
    "many of few in Russian": [russian("8 товара"), { written: "8 товара", better: "8 товаров" }],
    "a teen of few in Russian": [russian("12 дня"), { better: "12 дней" }],
    "few of one in Russian": [russian("2 заказ"), { better: "2 заказа" }],
    "one of many": [english("1 items"), { written: "1 items", better: "1 item" }],
    "one in a sentence": [english("You have 1 notifications today."), { better: "1 notification" }],
    "one behind a point": [english("Posted in Berlin · 1 hours ago"), { better: "1 hour" }],
    "one with an irregular plural": [english("1 people"), { better: "1 person" }],
    "many of one": [english("6 order"), { written: "6 order", better: "6 orders" }],
    "one of many in French": [french("1 articles"), { better: "1 article" }],
    "many of one in French": [french("Panier (3 article)"), { better: "3 articles" }],
  },
  ignore: {
    "a text without numbers": english("Items"),
    "Bulgarian, which counts otherwise": screen([text("8 товара"), text("Вашата поръчка", { y: 40 })]),
  },
});
