import { expect, test } from "vitest";
import { checkText } from "./check-text.ts";

test("what is longer than any word is not looked up", () => {
  const { words, unknown } = checkText(`please recieve ${"abcdefghij".repeat(400)} gladly`, "en");
  expect({ words, unknown }).toEqual({ words: 3, unknown: ["recieve"] });
});

test.each([
  ["a payement by card", "en", ["payment"]],
  ["Send your resumé to us", "en", []],
  ["the menu of the restaurant with its entrée", "en", []],
  ["un week-end sans newsletter ni marketing", "fr", []],
] as const)(
  "%s: a rare word of another language is no excuse for a slip in an everyday one",
  (text, language, better) => {
    expect(checkText(text, language).misspellings.map((one) => one.better)).toEqual(better);
  },
);

test.each(["Alice Carpentier", "Camille Bouchet", "Paul Chevallier", "Marie Sanchez"])(
  "%s: a surname that many people have is no slip in the word near it",
  (name) => {
    expect(checkText(name, "fr").misspellings).toEqual([]);
  },
);

test("a word behind a name with a capital inside may be of that name", () => {
  expect(checkText("Tech'Auto Provinois", "fr").misspellings).toEqual([]);
});

test("what begins with a capital and has a vowel more than a word, and another one, is a name", () => {
  expect(checkText("Lateralus", "en").misspellings).toEqual([]);
  expect(checkText("Ingridents", "en").misspellings).toMatchObject([{ better: "Ingredients" }]);
});

test("a name that many strange words make up is no slip, whatever stands before it", () => {
  expect(checkText("Copyright UNIVERSITAS DIAN NUSWANTORO 2021", "en").misspellings).toEqual([]);
});

test.each(["Delivery on wendesday", "Wendesday"])("%s: a day of the week gets its capital", (text) => {
  expect(checkText(text, "en").misspellings.map((one) => one.better)).toEqual(["Wednesday"]);
});

test.each([
  ["lone Coffe", "en", ["Coffee"]],
  ["Shipping Adderss", "en", ["Address"]],
  ["your Leter", "en", ["Letter"]],
  ["Mon Adrese", "fr", ["Adresse"]],
  ["Coffe", "en", []],
  ["Made by Coper", "en", []],
  ["Marta Hamer", "en", []],
  ["Lamp by Hamer", "en", []],
] as const)(
  "%s: a short word with a capital is checked beside words of its language",
  (text, language, better) => {
    expect(checkText(text, language).misspellings.map((one) => one.better)).toEqual(better);
  },
);

test.each([
  ["a multiply blend in the middle", "en"],
  ["le mot multiply entre deux opérandes", "fr"],
  ["la valeur urgency du message", "fr"],
  ["le logiciel Navigator est prêt", "fr"],
] as const)("%s: a word of the other language that has the same root is no slip", (text, language) => {
  expect(checkText(text, language).misspellings).toEqual([]);
});

test.each([
  ["realme Buds Air Neo", []],
  ["Name Produc.", []],
  ["Product Quantitty", ["Quantity"]],
  ["adress of the shop", ["address"]],
])("%s: a name written small, and a word cut short, are no slips", (text, better) => {
  expect(checkText(text, "en").misspellings.map((one) => one.better)).toEqual(better);
});
