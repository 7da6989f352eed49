import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { inconsistentTerms } from "./inconsistent-terms.ts";

testRule(inconsistentTerms, {
  pass: {
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
