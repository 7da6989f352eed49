import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { inconsistentTerms } from "./inconsistent-terms.ts";

const lines = (...words: readonly string[]) =>
  screen(words.map((one, index) => text(one, { y: 40 * index })));

testRule(inconsistentTerms, {
  pass: {
    "a French word that looks like the familiar form": lines("Le ton de la voix", "Réglez votre appareil"),

    "the title of a form and its button": screen([
      text("Create an account", { sizePx: 32, weight: 700 }),
      instance("Button", { y: 80, width: 200, height: 40, fill: "#222222" }, [
        text("Sign up", { x: 10, y: 88 }),
      ]),
    ]),
    "a link to sign in that ought to say sign up": screen([
      instance("Button", { y: 80, width: 200, height: 40, fill: "#222222" }, [
        text("Log in", { x: 10, y: 88 }),
      ]),
      text("No account yet?", { y: 300, width: 140 }),
      text("Sign in now", { x: 144, y: 300, color: "#1a3fb0" }),
    ]),
    "a switch between two ways": screen([
      layer({ x: 20, y: 80, width: 311, height: 54, fill: "#f2f2f2" }, [
        text("Sign in", { x: 60, y: 96, width: 80 }),
        text("Log in", { x: 220, y: 96, width: 80 }),
      ]),
    ]),
    "a sentence that speaks of logging in": screen([
      text("Sign in"),
      text("You will be asked to log in again when you change your password"),
    ]),
  },
  fail: {
    "two names at the ends of a bar as wide as the screen": [
      screen([
        layer({ x: 0, y: 80, width: 375, height: 54, fill: "#f2f2f2" }, [
          text("Colour", { x: 16, y: 96, width: 60 }),
          text("Color", { x: 300, y: 96, width: 60 }),
        ]),
      ]),
      { first: "colour", second: "color" },
    ],
    "my orders that are also yours": [
      lines("My orders", "We keep your orders for two years."),
      { first: "My orders", second: "We keep your orders for two years." },
    ],
    "both French forms, the rarer one first": [
      lines(
        "Connectez-vous pour voir le panier",
        "Votre compte et vos achats",
        "Tu as oublié ton mot de passe ?",
      ),
      { first: "Tu as oublié ton mot de passe ?" },
    ],

    "two buttons that open an account": [
      screen([
        instance("Button", { y: 0, width: 200, height: 40, fill: "#222222" }, [
          text("Register", { x: 10, y: 8 }),
        ]),
        instance("Button", { y: 80, width: 200, height: 40, fill: "#222222" }, [
          text("Create account", { x: 10, y: 88 }),
        ]),
      ]),
      { first: "Register", second: "Create account" },
    ],
    "orders and purchases": [
      screen([text("Your orders"), text("6 purchases", { y: 40 })]),
      { first: "orders", second: "purchases" },
    ],
    "sign in and log in": [
      screen([text("Sign in to your account"), text("Log in")]),
      { first: "Sign in", second: "Log in" },
    ],
  },
});
