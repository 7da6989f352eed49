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

testRule(twoLanguages, {
  fail: {
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
    "one language": labels("Contact us", "Opening hours", "Your account"),
    "one word of another": labels("Contact us", "Opening hours", "Your account", "Adresse"),
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
  ignore: {
    "what is in no dictionary": labels("Figma", "Ghibli"),
  },
});
