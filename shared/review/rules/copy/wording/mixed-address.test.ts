import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { mixedAddress } from "./mixed-address.ts";

const lines = (...words: readonly string[]) =>
  screen(words.map((one, index) => text(one, { y: 40 * index })));

testRule(mixedAddress, {
  pass: {
    "one way throughout": lines("Your orders", "We keep your orders for two years."),
    "mine alone": lines("My orders", "My addresses", "Sign out of the account"),
    "two things": lines("My orders", "Tell us your address and we will send it"),
    "a sentence that somebody says": lines(
      "My orders are late and I want to know why",
      "Where are your orders",
    ),
    "the polite form alone": lines("Votre panier", "Connectez-vous pour voir vos commandes"),
    "a French word that looks like the familiar form": lines("Le ton de la voix", "Réglez votre appareil"),
  },
  fail: {
    "my orders that are also yours": [
      lines("My orders", "We keep your orders for two years."),
      { first: "My orders", second: "We keep your orders for two years." },
    ],
    "the same in French": [
      lines("Mes commandes", "Nous gardons vos commandes pendant deux ans."),
      { first: "Mes commandes" },
    ],
    "both French forms, the rarer one first": [
      lines(
        "Connectez-vous pour voir le panier",
        "Votre compte et vos achats",
        "Tu as oublié ton mot de passe ?",
      ),
      { first: "Tu as oublié ton mot de passe ?" },
    ],
    "my orders in a tab": [
      screen([
        layer({ name: "Tab", x: 0, y: 0, width: 100, height: 40 }, [text("My orders", { x: 10, y: 10 })]),
        text("This is where your orders are", { y: 80 }),
      ]),
      { first: "My orders" },
    ],
  },
});
