import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { expect, test } from "vitest";
import { outcomesOf, testRule } from "../../../testing.ts";
import { unhelpfulError } from "./unhelpful-error.ts";

const field = (message: string, color = "#c81e1e") =>
  screen([
    instance("Input", { y: 100, width: 300, height: 40, fill: "#ffffff" }, [text("ada@", { x: 12, y: 110 })]),
    text(message, { color, y: 146, sizePx: 12 }),
  ]);

/** The title of a message and the line below it. */
const titled = (title: string, words: string) =>
  screen([text(title, { y: 100, sizePx: 24, weight: 700, width: 300 }), text(words, { y: 134, width: 300 })]);

const named = (draw: (message: string) => ReturnType<typeof screen>, ...messages: readonly string[]) =>
  Object.fromEntries(messages.map((message) => [`“${message}”`, draw(message)]));

const refused = (draw: (message: string) => ReturnType<typeof screen>, ...messages: readonly string[]) =>
  Object.fromEntries(messages.map((text) => [`“${text}”`, [draw(text), { text }] as const]));

testRule(unhelpfulError, {
  pass: {
    "a heading with the rest of the message below it": titled(
      "Something went wrong",
      "Check your connection and try again in a minute.",
    ),
    "an apology with a button that tries again": titled("Something went wrong", "Try again"),
    "a status in a table": screen([
      layer({ name: "Cell", y: 400, width: 100, height: 40 }, [text("Error", { y: 410, color: "#cc0000" })]),
    ]),
    "a reproach that is no message": screen([text("You failed to meet your goal, and that is fine")]),
    "a hint under a field": field("You forgot to add a photo to three of them", "#555555"),
    ...named(
      field,
      "Enter an email address with an @",
      "Saisissez une adresse avec un @",
      "This password is not the one we know. Try again.",
      "Vous avez oublié votre mot de passe ?",
      "You forgot to save your password?",
      "You forgot to note your code? We send it again.",
      "If you made a mistake, you can change this later.",
      "Don’t worry if you’ve made an error: you can edit it.",
      "It’s not your fault, our servers are down.",
      "This isn’t your fault. We are on it.",
      "Si vous vous êtes trompé, vous pourrez le modifier plus tard.",
      "Au cas où vous avez fait une erreur, corrigez-la ici.",
      "Sie haben eine illegale Eingabe gemacht, bitte prüfen Sie die Adresse.",
    ),
  },
  fail: {
    "an empty message with advice that is none": [
      titled("Something went wrong", "Please try again later."),
      { text: "Something went wrong" },
    ],
    ...refused((message) => screen([text(message, { sizePx: 24 })]), "Error 401", "Oops!"),
    ...refused((message) => screen([text(message)]), "Une erreur est survenue."),
    ...refused(
      field,
      "Invalid",
      "Champ invalide",
      "You entered an invalid email address",
      "You’ve used the wrong password",
      "The date is not saved. You entered an invalid date",
      "Illegal character in your name",
      "Vous avez mal saisi votre adresse e-mail",
      "Vous avez oublié de remplir ce champ",
    ),
    "a reproach below the title of an error": [
      titled("Invalid access token", "You entered an illegal token."),
      { text: "You entered an illegal token." },
    ],
  },
});

/** A form of a payment in which one field is labelled, and has a message. */
const asked = (label: string, message: string, width = 300) =>
  screen([
    text("Enter the card that you would like to pay with", { y: 40, width: 300 }),
    text(label, { x: 12, y: 80, sizePx: 12, weight: 600 }),
    layer({ name: "Field", x: 12, y: 100, width, height: 40, fill: "#ffffff", strokes: [] }, [
      text("12", { x: 24, y: 110 }),
    ]),
    text(message, { x: 12, color: "#c81e1e", y: 146, sizePx: 12, width: 300 }),
  ]);

const failsOn = (label: string, width?: number) =>
  outcomesOf(unhelpfulError, asked(label, "Invalid input", width)).flatMap((one) =>
    one.verdict === "fail" ? [one.options] : [],
  );

test.each([
  ["Security code", "card-code"],
  ["Card number", "card-number"],
  ["Expiry date", "expiry"],
  ["Email", "email"],
  ["New password", "password"],
  ["Phone", "phone"],
  ["Date of arrival", "date"],
  ["Company", undefined],
])("the example is one for the field: %s", (label, advice) => {
  expect(failsOn(label).map((one) => one.advice)).toEqual([advice]);
});

test("the words of the example are offered in its place, where the field is known, fewer where it is narrow", () => {
  const changes = (label: string, width?: number) =>
    failsOn(label, width).flatMap(
      ({ mend }) => mend?.().flatMap((one) => one.changes.map(({ to }) => to)) ?? [],
    );
  expect(changes("Security code")).toEqual(["Enter the 3 digits on the back of the card"]);
  expect(changes("Security code", 150)).toEqual(["Enter the 3 digits"]);
  expect(changes("Company")).toEqual([]);
});
