import { expect, test } from "vitest";
import { labelFromPlaceholder } from "./label-from-placeholder.ts";

test.each([
  ["Enter your e-mail", "E-mail"],
  ["Enter Email Address", "Email Address"],
  ["Password", "Password"],
  ["Password:", "Password"],
  ["PASSWORD", "PASSWORD"],
  ["Type your name here", "Name"],
  ["Please enter your phone number…", "Phone number"],
  ["username or email", "Username or email"],
  ["Confirm password", "Confirm password"],
  ["Choose a city", "City"],
  ["First name *", "First name *"],
  ["you@harbour.com", "Email"],
])("in English, “%s” becomes “%s”", (placeholder, label) => {
  expect(labelFromPlaceholder(placeholder, "en")).toBe(label);
});

test.each([
  ["Entrez votre e-mail", "E-mail"],
  ["Saisissez l’adresse", "Adresse"],
  ["Veuillez saisir votre mot de passe", "Mot de passe"],
  ["Votre nom", "Nom"],
  ["Prénom", "Prénom"],
  ["vous@exemple.fr", "E-mail"],
])("in French, « %s » becomes « %s »", (placeholder, label) => {
  expect(labelFromPlaceholder(placeholder, "fr")).toBe(label);
});

test.each([
  ["an example of a number", "06 12 34 56 78"],
  ["an example that says so", "e.g. Blue Harbour"],
  ["words of a component that nobody has used", "Placeholder text"],
  ["words that are only called text", "Text"],
  ["nothing but the request", "Enter"],
  ["a request in another language", "Введите имя"],
  ["a whole sentence", "Enter the name that stands on the front of your card, as it is printed"],
])("none is made of %s", (_, placeholder) => {
  expect(labelFromPlaceholder(placeholder, "en")).toBeUndefined();
});

test("an address alone does not say in which language it would be named", () => {
  expect(labelFromPlaceholder("you@harbour.com", "unknown")).toBeUndefined();
});
