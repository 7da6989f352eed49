import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { otherLanguage } from "./other-language.ts";

const lines = (...words: readonly string[]) =>
  screen(words.map((one, index) => text(one, { y: 40 * index })));

const ENGLISH = ["Remove this reference?", "You will not be able to update it.", "The code stays", "Remove"];
const FRENCH = [
  "Supprimer cette référence ?",
  "Vous ne pourrez plus la modifier.",
  "Le code reste là",
  "Supprimer",
];

testRule(otherLanguage, {
  pass: {
    "one language": lines(...ENGLISH, "Cancel"),
    "a word that both languages have": lines(...FRENCH, "Contact", "Menu", "Email"),
    "what is not known in any list": lines(...ENGLISH, "Figma", "Ghibli"),
    "a screen to choose a language": lines(...ENGLISH, "Annuler", "Abbrechen", "Cancelar"),
    "a Spanish word that French has too": lines(...FRENCH, "Nombre"),
    "an Italian word that English has too": lines(...ENGLISH, "Continua"),
    "a word among others": lines(...ENGLISH, "The “Abbrechen” button of the German site"),
  },
  fail: {
    "a German label in English": [lines(...ENGLISH, "Abbrechen"), { text: "Abbrechen" }],
    "a French label in English": [lines(...ENGLISH, "Mot de passe"), { text: "Mot de passe" }],
    "a Spanish label in French": [lines(...FRENCH, "Contraseña"), { text: "Contraseña" }],
    "an English label in French": [lines(...FRENCH, "Cancel"), { text: "Cancel" }],
  },
  ignore: {
    "a screen in an unknown language": lines("Настройки", "Профиль", "Заказы", "Выйти", "Cancel"),
    "a Portuguese screen, whose small words French has too": lines(
      "Entrar",
      "Informe o número de telefone ou o email",
      "Receba ofertas de lojas perto de casa",
      "A partir de hoje, leia os termos e a política de dados",
      "Cancelar",
    ),
    "a few words": lines("Remove this", "Abbrechen", "Why"),
  },
});
