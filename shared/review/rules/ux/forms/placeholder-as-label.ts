import { fields } from "../../../../perception/controls/fields/fields.ts";
import { placeholderOnly } from "../../../../perception/controls/fields/placeholder-only.ts";
import { quote } from "../../../../perception/controls/targets/target-words.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

/** Boxes for one digit of a code share one label or heading. */
const SMALLEST_FIELD_PX = 80;

export const placeholderAsLabel = defineRule({
  id: "placeholder-as-label",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/form-design-placeholders/",
  says: {
    en: {
      title: "Placeholder instead of a label",
      problem:
        "“{placeholder}” inside the field is all that says what to enter; it is gone once people type.",
      why: "People who are interrupted, or who check their answers, no longer see what was asked.",
      fix: "Add a label that stays visible above the field, and keep the placeholder for an example.",
    },
    fr: {
      title: "Texte indicatif en guise de libellé",
      problem:
        "« {placeholder} », dans le champ, est la seule indication de ce qu’il faut saisir ; elle disparaît dès la saisie.",
      why: "Quand on s’interrompt ou que l’on relit ses réponses, on ne voit plus ce qui était demandé.",
      fix: "Ajoutez au-dessus du champ un libellé qui reste visible, et gardez le texte indicatif pour un exemple.",
    },
  },
  applies: (frame) =>
    isForPeople(frame)
      ? activeTargets(frame, "input").filter((layer) => layer.node.box.width >= SMALLEST_FIELD_PX)
      : [],
  check: (layer, { frame, pass, fail }) => {
    const placeholder = placeholderOnly(layer, frame);
    return placeholder
      ? fail(
          { placeholder: quote(placeholder.node.text.characters) },
          {
            cause: "form",
            // Of one field the button beside it says as much; nobody comes back to it to check an answer.
            miss: fields(frame).size > 1 ? "clear" : "slight",
          },
        )
      : pass();
  },
});
