import { explainsItself } from "../../../../perception/controls/fields/field-purpose.ts";
import { fields } from "../../../../perception/controls/fields/fields.ts";
import { placeholderOnly } from "../../../../perception/controls/fields/placeholder-only.ts";
import { quote } from "../../../../perception/controls/targets/target-words.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { lookupForm } from "../../../../perception/text/language/prose.ts";
import { DEFAULT_TEXTS } from "../../../../standards/copy/placeholder-copy.ts";
import { groupBy } from "../../../../group-by.ts";
import { defineRule } from "../../../rule.ts";

/** Boxes for one digit of a code share one label or heading. */
const SMALLEST_FIELD_PX = 80;

/** Words that stand there more often are of the rows of a list: no form asks the same so many times. */
const MOST_OF_A_FORM = 2;

const wordsOf = ({ node }: TextLayer): string => lookupForm(node.text.characters);

const textsByWords = computed((frame: Frame) => groupBy(frame.texts, wordsOf));

/** True of words that are meant as a hint: “Placeholder” is what a component says before somebody writes in it. */
const isHint = (text: TextLayer, frame: Frame): boolean =>
  !DEFAULT_TEXTS.has(wordsOf(text)) &&
  (textsByWords(frame).get(wordsOf(text))?.length ?? 0) <= MOST_OF_A_FORM;

/** The hints that alone say what their fields ask for, by field. */
const hintsAlone = computed(
  (frame: Frame): ReadonlyMap<Layer, TextLayer> =>
    new Map(
      activeTargets(frame, "field").flatMap((layer) => {
        const hint = placeholderOnly(layer, frame);
        return hint && isHint(hint, frame) ? [[layer, hint] as const] : [];
      }),
    ),
);

/** False of a search that says so by its icon. */
const isAnswer = (layer: Layer, frame: Frame): boolean => {
  const field = fields(frame).get(layer);
  return field === undefined || !explainsItself(field);
};

/** True where several fields have only a hint: of one the words and the button beside it say as much. */
const areSeveral = computed(
  (frame: Frame): boolean =>
    [...hintsAlone(frame).keys()].filter((layer) => isAnswer(layer, frame)).length > 1,
);

export const placeholderAsLabel = defineRule({
  id: "placeholder-as-label",
  aspect: "ux",
  severity: "minor",
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
      ? activeTargets(frame, "field").filter((layer) => layer.node.box.width >= SMALLEST_FIELD_PX)
      : [],
  check: (layer, { frame, pass, fail }) => {
    const hint = hintsAlone(frame).get(layer);
    return hint
      ? fail(
          { placeholder: quote(hint.node.text.characters) },
          { cause: "form", miss: areSeveral(frame) ? "clear" : "slight" },
        )
      : pass();
  },
});
