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
    "a French label in English": [labels(...ENGLISH, "Mot de passe"), { rare: "Mot de passe" }],
    "a Spanish label in French": [labels(...FRENCH, "Contraseña"), { rare: "Contraseña" }],
    "an English label in French": [labels(...FRENCH, "Cancel"), { rare: "Cancel" }],

    "a footer half in French": [
      labels("Opening hours", "Contact us", "Your account", "Notre équipe", "Adresse :"),
      { usual: "Opening hours, Contact us, Your account", rare: "Notre équipe, Adresse :" },
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
    "English words that German shops have taken over": labels(
      "Warenkorb",
      "Startseite",
      "Adresse",
      "Checkout",
      "Status",
    ),
    "English words that Italian and Dutch forms have taken over": labels(
      "Accedi",
      "Registrati",
      "Ha dimenticato la chiave?",
      "Password",
      "Postcode",
      "Home",
    ),
    "the name by which a font of icons calls a house": screen(
      ["Bienvenue sur votre compte", "Mot de passe", "Connexion", "Mes commandes", "home"].map(
        (words, index) =>
          text(words, { y: 60 * index, ...(words === "home" && { fontFamily: "Material Icons" }) }),
      ),
    ),
    "a word that German and English share": labels(
      "Vorname",
      "Einstellungen",
      "Mehr anzeigen",
      "Name",
      "Search",
    ),
    "what invitations everywhere say in English": labels(
      "Дорогие друзья",
      "Подтвердить",
      "План дня",
      "save the date",
      "Welcome",
    ),
    "a Spanish word that French has too": labels(...FRENCH, "Nombre"),

    "a screen in an unknown language": labels("Настройки", "Профиль", "Заказы", "Выйти", "Cancel"),
    "a Portuguese screen, whose small words French has too": labels(
      "Entrar",
      "Informe o número de telefone ou o email",
      "Receba ofertas de lojas perto de casa",
      "A partir de hoje, leia os termos e a política de dados",
      "Cancelar",
    ),

    "a brand and a title": labels("Notre équipe", "Adresse", "Northern Kettle", "Kitchen Stories"),
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
  },
});
