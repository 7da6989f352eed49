import { expect, test } from "vitest";
import { isInLanguage } from "./is-in-language.ts";

const ENGLISH = "Customers go back to the basket to be sure.";
const FRENCH = "Les clients retournent au panier pour en être sûrs.";
const GERMAN = "Die Kunden gehen noch einmal in den Warenkorb zurück.";

test("a text is in its language and in no other, and what it quotes does not count", () => {
  expect([ENGLISH, FRENCH, GERMAN].map((text) => isInLanguage(text, "en"))).toEqual([true, false, false]);
  expect([ENGLISH, FRENCH, GERMAN].map((text) => isInLanguage(text, "fr"))).toEqual([false, true, false]);
  expect(isInLanguage(`“${FRENCH}” stands below a button with other words.`, "en")).toBe(true);
});

test("words that stand on the screen are names there, in whatever language", () => {
  const title = "Vaniglia panna cotta bresciana costs more";
  expect(isInLanguage(title, "en")).toBe(false);
  expect(isInLanguage(title, "en", ["Vaniglia Panna Cotta", "Bresciana"])).toBe(true);
});

test("a few words tell nothing", () => {
  expect(isInLanguage("Zu knapp", "en")).toBe(true);
});
