import { layer, screen, text } from "../../../../scene/testing.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { testRule } from "../../../testing.ts";
import { wordMixUp } from "./word-mix-up.ts";

const english = (words: string): SceneNode =>
  screen([text(words), text("You can change this in the settings of your account.", { y: 60 })]);
const french = (words: string): SceneNode =>
  screen([text(words), text("Vous pouvez le modifier dans les paramètres de votre compte.", { y: 60 })]);

const russian = (characters: string) => screen([text(characters), text("Это вы уже заказали", { y: 40 })]);

testRule(wordMixUp, {
  pass: {
    "numbers that agree in Russian": russian("1 товар, 3 товара, 8 товаров, 21 товар"),
    "a genitive behind a preposition": russian("Не более 3 товаров"),
    "numbers that agree": english("1 item, 3 files and 21 days"),
    "a number that names": english("Level 1 lessons"),
    "the end of a number": english("2.1 points, 0:1 points, 1,1 points"),
    "a place in a list": english("Results 1 of 1 pages"),
    "a measure before its noun": english("30 day"),
    "a noun before another": english("3 order items"),
    "a word that only looks like a plural": english("1 news, 1 series"),
    "numbers that agree in French": french("0 article, 1 article, 2 articles"),
    "French months, which are all alike": french("1 mois, 12 mois"),
    "letters that count or order": english("Part i of the text, on the 5th of May, point i. I have read it"),
    "words in their place": english("It’s your turn: keep its name, and you’re done."),
    "a word that only begins like a slip": english(
      "Turn your notifications on. It’s named after its action, at its address. Who’s ordered what?",
    ),
    "a French verb that reads like a thing": french("La clarté se compte, ce qui se produit se voit"),
    "a thing of one word": english("Back to login"),
    "a comparison and a sequence": english("It is better than that, and then some"),
    "a letter that is no article": english("Choose plan A or plan B"),
    "French words in their place": french("Ce compte est le vôtre : connectez-vous là où vous voulez."),
    "at somebody’s place in French": french("Chez vous ou en magasin"),
    "a capital without its accent": french("A partir de 10 €"),
    "English that reads like a French slip": english("Read more, then decide"),
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
    "a small letter for oneself": [english("i have read the terms of this"), { written: "i", better: "I" }],
    "an article without its end": [english("First thing in th morning"), { written: "th", better: "the" }],
    "its own with an apostrophe": [
      english("Each list keeps it's own order"),
      { written: "it's", better: "its" },
    ],
    "your for you are": [english("Write to us if your not happy"), { better: "you’re" }],
    "a wrong article": [
      english("An unique jumper for winter."),
      { written: "An unique", better: "A unique" },
    ],
    "a thing for what one does": [english("Login to your account"), { written: "Login", better: "Log in" }],
    "then for than": [english("It is faster then the old one"), { better: "faster than" }],
    "those who sew costumes": [english("What our costumers say"), { better: "our customers" }],
    "a French article before a vowel": [french("Modifier la adresse"), { better: "l’adresse" }],
    "a French infinitive for a participle": [
      french("Vous avez oublier votre panier"),
      { written: "Vous avez oublier", better: "Vous avez oublié" },
    ],
    "a French imperative without its hyphen": [french("Connectez vous"), { better: "Connectez-vous" }],
    "a French se for ce": [
      french("Vous pouvez fermer se compte et l’adresse de se site"),
      { written: "se compte", better: "ce compte" },
    ],
    "a French et for est": [french("Ce champ et obligatoire"), { better: "champ est" }],
    "what an example review says": [
      screen([
        layer({ name: "Review card", x: 0, y: 0, width: 300, height: 100 }, [
          text("An unique jumper for the winter."),
        ]),
        text("You can change this in the settings of your account.", { y: 160 }),
      ]),
      { written: "An unique" },
    ],
  },
  ignore: {
    "Bulgarian, which counts otherwise": screen([text("8 товара"), text("Вашата поръчка", { y: 40 })]),
    "a text in another language": screen([text("Dies ist ein Apfel, und das ist ein Haus.")]),
  },
});
