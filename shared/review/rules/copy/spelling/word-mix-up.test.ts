import { layer, screen, text } from "../../../../scene/testing.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { testRule } from "../../../testing.ts";
import { wordMixUp } from "./word-mix-up.ts";

const english = (words: string): SceneNode =>
  screen([text(words), text("You can change this in the settings of your account.", { y: 60 })]);
const french = (words: string): SceneNode =>
  screen([text(words), text("Vous pouvez le modifier dans les paramètres de votre compte.", { y: 60 })]);

testRule(wordMixUp, {
  pass: {
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
  ignore: { "a text in another language": screen([text("Dies ist ein Apfel, und das ist ein Haus.")]) },
});
