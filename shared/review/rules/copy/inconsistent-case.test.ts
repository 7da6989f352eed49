import { instance, screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { inconsistentCase } from "./inconsistent-case.ts";

const buttons = (...labels: readonly string[]) =>
  screen(
    labels.map((label, index) =>
      instance("Button", { y: index * 60, width: 200, height: 40, fill: "#222222" }, [
        text(label, { x: 10, y: index * 60 + 8 }),
      ]),
    ),
  );

testRule(inconsistentCase, {
  pass: {
    "sentence case throughout": buttons("Save changes", "View all orders", "Add new item", "Send message"),
    "title case throughout": buttons("Save Changes", "View All Orders", "Add New Item", "Send Message"),
    "names among sentence case": buttons("Save changes", "View orders", "Send message", "Open Google Maps"),
    "small words in title case": buttons("Save Changes", "View Orders", "Send Message", "Sign in"),
    "two against three": buttons("Save changes", "View orders", "Send message", "New Item", "All Files"),
    "three samples": buttons("Save changes", "View orders", "New Item"),
    "one word each": buttons("Save", "send", "OPEN", "Delete"),
    "names of people as headings": screen([
      ...["Jane Cooper", "Cody Fisher", "Esther Howard", "Jacob Jones"].map((name, index) =>
        text(name, { y: index * 50, sizePx: 24, weight: 600 }),
      ),
      text("Team members", { y: 300, sizePx: 24, weight: 600 }),
      text("A sentence that is long enough to be the body of this screen.", { y: 400 }),
    ]),
    "French, which has its own rules": buttons(
      "Enregistrer les modifications",
      "Voir toutes les commandes",
      "Ajouter un article",
      "Voir le Compte",
    ),
  },
  fail: {
    "one title case among sentence case": [
      buttons("Save changes", "View all orders", "Add new item", "Edit Your Profile"),
      { odd: "Edit Your Profile", usual: "Save changes", usualCount: 3 },
    ],
    "one sentence case among title case": [
      buttons("Save Changes", "View All Orders", "Add New Item", "Edit your profile"),
      { odd: "Edit your profile", usualCount: 3 },
    ],
  },
});
