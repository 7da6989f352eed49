import { type Form, forms, worksByItself } from "../../../../perception/controls/fields/forms.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { countOfSet, saysRefusal } from "../../../../perception/structure/screens/states-of-set.ts";
import { frameLanguage } from "../../../../perception/text/language/language.ts";
import { defineRule } from "../../../rule.ts";

const FEWEST_FIELDS = 2;

const formOf = (frame: Frame): Form | undefined =>
  forms(frame).find((form) => form.length >= FEWEST_FIELDS && !form.some(worksByItself));

export const errorNotShown = defineRule({
  id: "error-not-shown",
  aspect: "ux",
  severity: "suggestion",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/errors-forms-design-guidelines/",
  says: {
    en: {
      title: "No screen shows a refused entry",
      problem: "None of these {count} screens shows what people see when the form does not accept an entry.",
      why: "What nobody draws is left to chance: people then learn that something is wrong, but not what to change.",
      fix: "Draw this form once more with a refused entry: the message right below its field, saying how to put it right.",
    },
    fr: {
      title: "Aucun écran ne montre une saisie refusée",
      problem:
        "Aucun de ces {count} écrans ne montre ce que l’on voit quand le formulaire n’accepte pas une saisie.",
      why: "Ce que personne ne dessine est laissé au hasard : on apprend alors que quelque chose ne va pas, mais pas ce qu’il faut changer.",
      fix: "Dessinez aussi ce formulaire avec une saisie refusée : le message juste sous son champ, qui dit comment corriger.",
    },
  },
  applies: (frame) => {
    const form = isScreen(frame) && frameLanguage(frame) !== "unknown" ? formOf(frame) : undefined;
    return form && countOfSet(frame) !== undefined ? [form[0].layers[0]] : [];
  },
  check: (_, { frame, pass, fail }) => {
    const [form, count] = [formOf(frame), countOfSet(frame)];
    if (!form || count === undefined || saysRefusal(frame.scene)) return pass();
    return fail({ count }, { layers: form.map(({ layers: [field] }) => field) });
  },
});
