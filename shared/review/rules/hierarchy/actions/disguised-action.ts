import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";
import { bareActions } from "./facts-behind/bare-actions.ts";

export const disguisedAction = defineRule({
  id: "disguised-action",
  aspect: "hierarchy",
  severity: "major",
  judges: "controls",
  basis: "https://carbondesignsystem.com/components/button/usage",
  says: {
    en: {
      title: "Main action does not look like a button",
      problem: "“{label}” sends this form, but is plain text: no fill, no outline.",
      why: "People who have filled in a form look for its button; plain words are read as a note and passed over.",
      fix: "Make it a filled button, the strongest one of the screen.",
    },
    fr: {
      title: "L’action principale n’a pas l’air d’un bouton",
      problem:
        "« {label} » envoie ce formulaire, mais s’affiche comme un simple texte, sans fond ni contour.",
      why: "Le formulaire rempli, on cherche son bouton : de simples mots passent pour une note.",
      fix: "Donnez-lui un fond plein, le plus fort de l’écran.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? bareActions(frame) : []),
  check: (text, { fail }) => fail({ label: excerpt(wordsOf(text), 40) }),
});
