import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { missingQuestionMark } from "./missing-question-mark.ts";

const saying = (characters: string) => screen([text(characters)]);

testRule(missingQuestionMark, {
  pass: {
    "a title that tells": saying("How it works"),
    "a title that explains": saying("What you can do here"),
    "what one is to do": saying("Do your homework"),
    "a condition": saying("Should you need help"),
    "a promise": saying("Have you covered"),
    "what one is to do, in French": saying("Connectez-vous à votre compte"),
    "a French meeting": saying("Rendez-vous à la gare"),
  },
  fail: {
    "how much of something it is": [saying("How cool is this product"), {}],
    "a question to the person": [saying("Do you want to delete this file"), {}],
    "a question about a thing": [saying("Is something missing here"), {}],
    "a question of the person": [saying("How do I change my password."), {}],
    "where a thing is": [saying("Where is my order"), {}],
    "a French question": [saying("Voulez-vous supprimer ce fichier"), {}],
    "a French question with 'est-ce que'": [saying("Est-ce que tout va bien"), {}],
    "how, in French": [saying("Comment puis-je payer ma commande"), {}],
  },
  ignore: {
    "a text that goes on": saying("Do you agree to the"),
    "a question with its mark": saying("Do you want to delete this file?"),
    "a question before its answers": saying("Do you want to delete this file:"),
    "what a user wrote": screen([layer({ name: "Comment" }, [text("Do you have this in blue")])]),
  },
});
