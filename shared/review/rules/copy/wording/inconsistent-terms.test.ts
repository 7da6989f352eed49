import { instance, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { inconsistentTerms } from "./inconsistent-terms.ts";

testRule(inconsistentTerms, {
  pass: {
    "the title of a form and its button": screen([
      text("Create an account", { sizePx: 32, weight: 700 }),
      instance("Button", { y: 80, width: 200, height: 40, fill: "#222222" }, [
        text("Sign up", { x: 10, y: 88 }),
      ]),
    ]),
    "orders that one gives": screen([text("Your orders"), text("Place your order", { y: 40 })]),
    "sign in and register, two things": screen([text("Sign in"), text("Register")]),
    "sign in and sign up": screen([text("Sign in"), text("Sign up")]),
    "a bag that is a product": screen([text("Add to cart"), text("Leather bag"), text("Bag")]),
    "a basket of fruit": screen([text("View cart"), text("Fruit basket")]),
    "a sentence that speaks of logging in": screen([
      text("Sign in"),
      text("You will be asked to log in again when you change your password"),
    ]),
    "the prescribed label of a provider beside 'Log in'": screen([
      text("Log in"),
      text("Sign in with Apple"),
    ]),
    "one French term": screen([text("Se connecter"), text("Connectez-vous pour continuer")]),
  },
  fail: {
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
    "British and American spelling": [
      screen([text("Choose a color"), text("Colours of the week", { y: 40 })]),
      { first: "colour", second: "color" },
    ],
    "sign in and log in": [
      screen([text("Sign in to your account"), text("Log in")]),
      { first: "Sign in", second: "Log in" },
    ],
    "cart and basket": [
      screen([text("Add to cart"), text("View basket")]),
      { first: "Cart", second: "Basket" },
    ],
    "two French terms": [
      screen([text("Se connecter"), text("Identifiez-vous")]),
      { first: "Se connecter", second: "S'identifier" },
    ],
  },
});
