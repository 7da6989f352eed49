import { type Form, forms, worksByItself } from "../../../../perception/controls/fields/forms.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { countOfSet, saysRefusal } from "../../../../perception/structure/screens/states-of-set.ts";
import { frameLanguage } from "../../../../perception/text/language/language.ts";
import { defineFrameRule } from "../../../rule.ts";

const FEWEST_FIELDS = 2;

const layerOf = ({ layers: [layer] }: Element): Layer => layer;

/** The first form that may refuse what was entered, by its first field. */
function formsOfSeveral(frame: Frame): readonly (readonly [Layer, Form])[] {
  const form = forms(frame).find((one) => one.length >= FEWEST_FIELDS && !one.some(worksByItself));
  return form ? [[layerOf(form[0]), form]] : [];
}

export const stateNotShown = defineFrameRule({
  id: "state-not-shown",
  aspect: "ux",
  severity: "suggestion",
  judges: "screen",
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
  find: (frame) =>
    isScreen(frame) && frameLanguage(frame) !== "unknown" && countOfSet(frame) !== undefined
      ? formsOfSeveral(frame)
      : [],
  tell: (form, { frame, pass, fail }) =>
    saysRefusal(frame.scene)
      ? pass()
      : fail({ count: countOfSet(frame) ?? 0 }, { layers: form.map(layerOf) }),
});
