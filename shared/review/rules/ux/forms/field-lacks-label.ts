import { fields } from "../../../../perception/controls/fields/fields.ts";
import { type Form, forms, wordsInField } from "../../../../perception/controls/fields/forms.ts";
import { placeholderOnly } from "../../../../perception/controls/fields/placeholder-only.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { asksForEntry } from "../../../../perception/elements/looks/asks-for-entry.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { center } from "../../../../scene/geometry.ts";
import { defineFrameRule } from "../../../rule.ts";
import { SELF_EXPLAINING_WORDS } from "../../../../standards/words/field-words.ts";
import { FIELD_WORDS } from "../../../../standards/words/label-words.ts";

/** A field in a form that nothing names. */
interface BareField {
  readonly field: Element;
  /** The words in it, or "". */
  readonly words: string;
  /** How many fields of the same form have a label. */
  readonly labelled: number;
}

const FEWEST_FIELDS = 2;

const holds = (text: string, known: ReadonlySet<string>): boolean =>
  labelWords(text).some((word) => known.has(word));

/** The ends of words that say what to enter, however long: those of a question, and the mark of a required field. */
const ASKS = /[?？*]\s*$/u;

/** True when something stands in a field of which nobody can tell what it is. */
const isUnexplained = (words: string): boolean =>
  /\p{L}{2}/u.test(words) && !ASKS.test(words) && !asksForEntry(words) && !holds(words, FIELD_WORDS);

/** The texts that stand in fields: none of them is the label of another field. */
const writtenInFields = computed(
  (frame: Frame): ReadonlySet<Layer> => new Set([...fields(frame).values()].flatMap(({ inside }) => inside)),
);

/**
 * A label at the left of a field starts by so much further left. A text right above a field is no matter here:
 * it is judged where fields are seen.
 */
const INDENT_PX = 24;

/** A label stands above a field, at its left, or above the first of a row of fields. */
function isNamed({ parts, layers, box }: Element, frame: Frame): boolean {
  const seen = layers.flatMap((layer) => fields(frame).get(layer)?.label ?? []);
  const isBeside = (label: TextLayer): boolean =>
    label.node.box.x < box.x - INDENT_PX && !writtenInFields(frame).has(label);
  return parts.label !== undefined || seen.some(isBeside);
}

/** The share of a row behind which the sign stands that opens it. */
const AT_END = 0.75;

/** Rows with a sign at their end that say what they hold open it: nothing is entered there. */
const mayOpen = ({ parts: { icons = [], placeholder }, box }: Element): boolean =>
  !placeholder && icons.some(({ node }) => center(node.box).x > box.x + AT_END * box.width);

/** The fields of a form that lack a label: the one that others beside it have, or all of them once they are filled in. */
function bareIn(form: Form, frame: Frame): readonly BareField[] {
  const unnamed = form.filter((field) => !isNamed(field, frame));
  const bare = unnamed.filter((field) => !holds(wordsInField(field), SELF_EXPLAINING_WORDS));
  const labelled = form.length - unnamed.length;
  const found = bare.map((field) => ({ field, words: wordsInField(field), labelled }));
  if (form.length < FEWEST_FIELDS) return [];
  if (labelled > 0) return bare.length === 1 ? found : [];
  return form.every(mayOpen) ? [] : found.filter(({ words }) => isUnexplained(words));
}

/** The fields of a frame without the label that they need, by their first layer. */
const bareFields = computed(
  (frame: Frame): ReadonlyMap<Layer, BareField> =>
    new Map(
      forms(frame)
        .flatMap((form) => bareIn(form, frame))
        // Fields that only a placeholder explains are found for that, and not once more for the label.
        .filter(({ field }) => !field.layers.some((layer) => placeholderOnly(layer, frame)))
        .map((bare) => [bare.field.layers[0], bare]),
    ),
);

export const fieldLacksLabel = defineFrameRule({
  id: "field-lacks-label",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
  yieldsTo: ["label-proximity"],
  says: {
    en: {
      title: "Field without a label",
      problem: "Nothing says what to enter here (fields of this form with a label: {labelled}).",
      why: "Once something is entered, nobody can tell what was asked, and a screen reader has nothing to announce.",
      fix: "Put a label above it that stays while people type.",
    },
    fr: {
      title: "Champ sans libellé",
      problem: "Rien ne dit quoi saisir ici (champs de ce formulaire qui ont un libellé : {labelled}).",
      why: "Une fois le champ rempli, on ne sait plus ce qui était demandé, et un lecteur d’écran n’a rien à annoncer.",
      fix: "Placez au-dessus un libellé qui reste visible pendant la saisie.",
    },
  },
  find: (frame) => (isForPeople(frame) ? bareFields(frame) : undefined),
  tell: (bare, { fail }) => {
    const { field, labelled } = bare;
    return fail({ labelled }, { layers: field.layers, cause: `form ${labelled}` });
  },
});
