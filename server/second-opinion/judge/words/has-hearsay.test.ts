import { expect, test } from "vitest";
import { hasHearsay } from "./has-hearsay.ts";

test.each([
  "Eighty percent of visitors leave here.",
  "Nine out of ten users never see it.",
  "It loses half of all customers.",
  "A third of shoppers go back.",
  "Studies show that people read it twice.",
  "According to recent research, it is missed.",
  "Usability experts agree that it is too long.",
  "Neuf personnes sur dix abandonnent ici.",
  "La moitié des visiteurs repart.",
  "Quatre-vingts pour cent des gens l’ignorent.",
  "Selon des études récentes, on ne le voit pas.",
  "Une étude a montré que l’on s’y perd.",
])("nobody can look up: %s", (text) => {
  expect(hasHearsay(text)).toBe(true);
});

test.each([
  "Two of four cards have a price.",
  "People compare both halves of the list.",
  "Half of the cards lack a picture.",
  "“Studies show that it works” does not say which ones.",
  "Whoever is new needs two or three looks.",
  "Deux cartes sur quatre n’ont pas d’image.",
  "Les gens comparent deux prix.",
])("may be seen: %s", (text) => {
  expect(hasHearsay(text)).toBe(false);
});
