import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { twoLanguages } from "./two-languages.ts";

const labels = (...words: readonly string[]) =>
  screen(words.map((one, index) => text(one, { y: 40 * index })));

/** Each line with a translation right below it. */
const translated = (...pairs: readonly (readonly [string, string])[]) =>
  screen(
    pairs.flatMap(([one, other], index) => [
      text(one, { y: 80 * index, height: 20, width: 120 }),
      text(other, { y: 80 * index + 24, height: 20, width: 120 }),
    ]),
  );

const ENGLISH = ["Remove this reference?", "You will not be able to update it.", "The code stays", "Remove"];
const FRENCH = [
  "Supprimer cette référence ?",
  "Vous ne pourrez plus la modifier.",
  "Le code reste là",
  "Supprimer",
];

testRule(twoLanguages, {
  fail: {
    "a German label in English": [labels(...ENGLISH, "Abbrechen"), { rare: "Abbrechen" }],
    "a French label in English": [labels(...ENGLISH, "Mot de passe"), { rare: "Mot de passe" }],
    "a Spanish label in French": [labels(...FRENCH, "Contraseña"), { rare: "Contraseña" }],
    "an English label in French": [labels(...FRENCH, "Cancel"), { rare: "Cancel" }],

    "a footer half in French": [
      labels("Opening hours", "Contact us", "Your account", "Notre équipe", "Adresse :"),
      { usual: "Opening hours, Contact us, Your account", rare: "Notre équipe, Adresse :" },
    ],
    "French without its accents": [
      labels("Contact us", "Opening hours", "Your account", "notre equipe", "code postal"),
      { rare: "notre equipe, code postal" },
    ],
    "English steps under a list in Portuguese": [
      labels("Sobre nós", "Adicionar ao carrinho", "Ver tudo", "Previous", "Next"),
      { usual: "Sobre nós, Adicionar ao carrinho, Ver tudo", rare: "Next, Previous" },
    ],
    "English buttons among Russian ones": [
      labels("Настройки", "Профиль", "Выйти", "Search", "Sign up"),
      { usual: "Настройки, Профиль, Выйти", rare: "Search, Sign up" },
    ],
  },
  pass: {
    "a label in a third language with English words in it": labels(
      "Cancelar",
      "Siguiente",
      "Crea tu Password Manager",
      "Introduce tu pista",
    ),
    "one language throughout": labels(...ENGLISH, "Cancel"),
    "a word that both languages have": labels(...FRENCH, "Contact", "Menu", "Email"),
    "what is not known in any list": labels(...ENGLISH, "Figma", "Ghibli"),
    "a Spanish word that French has too": labels(...FRENCH, "Nombre"),
    "an Italian word that English has too": labels(...ENGLISH, "Continua"),
    "a word among others": labels(...ENGLISH, "The “Abbrechen” button of the German site"),

    "a screen in an unknown language": labels("Настройки", "Профиль", "Заказы", "Выйти", "Cancel"),
    "a Portuguese screen, whose small words French has too": labels(
      "Entrar",
      "Informe o número de telefone ou o email",
      "Receba ofertas de lojas perto de casa",
      "A partir de hoje, leia os termos e a política de dados",
      "Cancelar",
    ),
    "a few words": labels("Remove this", "Abbrechen", "Why"),

    "what is in no dictionary": labels("Figma", "Ghibli"),

    "one language": labels("Contact us", "Opening hours", "Your account"),
    "words that both have": labels(
      "Notre équipe",
      "Adresse",
      "Contact",
      "Menu",
      "Mail",
      "Reservation",
      "Service",
    ),
    "a brand and a title": labels("Notre équipe", "Adresse", "Northern Kettle", "Kitchen Stories"),
    "a screen to choose a language": labels(
      "Settings",
      "Language",
      "English",
      "Français",
      "Español",
      "Deutsch",
    ),
    "translations side by side": translated(
      ["Contact us", "Contactez-nous"],
      ["Your account", "Votre compte"],
      ["Opening hours", "Heures d’ouverture"],
    ),
    "words of a kit that nobody has replaced": labels(
      "Sobre nós",
      "Ver tudo",
      "Body text",
      "Button text",
      "Next",
    ),
    "names of functions among Russian words": labels("Настройки", "Профиль", "edit_file", "search_files"),
  },
});
