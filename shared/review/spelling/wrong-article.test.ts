import { expect, test } from "vitest";
import { wrongArticle } from "./wrong-article.ts";

test.each([
  ["This is a apple.", "an apple"],
  ["An unique jumper for winter.", "A unique"],
  ["Become an user today", "a user"],
  ["Send us an message", "a message"],
  ["A error has occurred", "An error"],
  ["It takes a unusual turn", undefined],
])("%s", (text, better) => {
  expect(wrongArticle.en(text)?.better).toBe(better);
});

test.each([
  "A European company with a one-time code and a user",
  "An hour ago an honest heir ate an herb",
  "Plan A and plan B, a or b, vitamin A is fine",
  "Class A apartments and grade A eggs",
  "Export an html file, an svg or an npm package",
  "A unit, a union, an uninstalled app, an upgrade, a URL, an SMS",
])("nothing is wrong with: %s", (text) => {
  expect(wrongArticle.en(text)).toBeUndefined();
});

test.each([
  ["Modifier la adresse", "l’adresse"],
  ["Merci de indiquer votre nom", "d’indiquer"],
  ["Nous vous rappelons que il reste deux jours", "qu’il"],
])("%s", (text, better) => {
  expect(wrongArticle.fr(text)?.better).toBe(better);
});

test.each([
  "Le ou les articles, à la une, le onze mai",
  "De un à dix, le oui l’emporte, je n’en sais rien",
  "Le iPhone de Emma et la box internet",
])("rien à redire : %s", (text) => {
  expect(wrongArticle.fr(text)).toBeUndefined();
});
