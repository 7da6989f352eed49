import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { inclusiveWording } from "./inclusive-wording.ts";

testRule(inclusiveWording, {
  pass: {
    "a plain word": screen([text("Add this address to your allowlist")]),
    "a longer word": screen([text("Chairmanship of the board")]),
    "a master that has no slave": screen([text("Master your skills with a Mastercard")]),
    "an English word in a French text": screen([
      text("Nous avons ajouté la marque Whitelist à votre panier pour vous, avec une remise", { width: 600 }),
    ]),
  },
  fail: {
    "a whitelist": [
      screen([text("Add this address to your whitelist")]),
      { word: "whitelist", better: "allowlist" },
    ],
    "a word in capitals": [
      screen([text("The Chairman of the board")]),
      { word: "Chairman", better: "chair" },
    ],
    "a French word": [
      screen([text("Ajouter cette adresse à la liste noire de votre compte")]),
      { word: "liste noire", better: "liste de blocage" },
    ],
  },
  ignore: {
    "what a user wrote": screen([layer({ name: "Review" }, [text("The salesman was kind")])]),
  },
});
