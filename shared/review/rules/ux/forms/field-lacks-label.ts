import { type Form, forms, wordsInField } from "../../../../perception/controls/fields/forms.ts";
import { placeholderOnly } from "../../../../perception/controls/fields/placeholder-only.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { asksForEntry } from "../../../../perception/elements/looks/entry-words.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
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

/** An answer, in any language, and no name of what is asked for: it has a figure, a sign of an address, or no capital. */
const ANSWER = /^\p{Ll}|[\d@/_]/u;

/** True when an answer stands in a field, of which nobody can tell what it is one to. */
const isUnexplained = (words: string): boolean =>
  ANSWER.test(words) && HAS_WORDS.test(words) && !asksForEntry(words) && !holds(words, FIELD_WORDS);
const HAS_WORDS = /\p{L}{2}/u;

/** The share of a row behind which the sign stands that opens it. */
const AT_END = 0.75;

/** True of a row that says what it holds, with a sign at its end: it is opened, and nothing is entered there. */
const opens = ({ parts: { icons = [], placeholder }, box }: Element): boolean =>
  !placeholder && icons.some(({ node }) => center(node.box).x > box.x + AT_END * box.width);

/** The fields of a form that lack a label: the one that others beside it have, or all of them once they are filled in. */
function bareIn(form: Form): readonly BareField[] {
  if (form.length < FEWEST_FIELDS || form.every(opens)) return [];
  const unnamed = form.filter((field) => !field.parts.label);
  const labelled = form.length - unnamed.length;
  const found = unnamed
    // Faint words, and those that look as the ones in other fields which ask for something, say what to enter.
    .filter(({ parts }) => !parts.placeholder)
    .map((field) => ({ field, words: wordsInField(field), labelled }))
    .filter(({ words }) => !holds(words, SELF_EXPLAINING_WORDS));
  if (labelled > 0) return found.length === 1 ? found : [];
  return found.filter(({ words }) => isUnexplained(words));
}

/** The fields of a frame without the label that they need, by their first layer. */
const bareFields = (frame: Frame) =>
  forms(frame)
    .flatMap((form) => bareIn(form))
    // Fields that only a placeholder explains are found for that, and not once more for the label.
    .filter(({ field }) => !field.layers.some((layer) => placeholderOnly(layer, frame)))
    .map((bare) => [bare.field.layers[0], bare] as const);

export const fieldLacksLabel = defineFrameRule({
  id: "field-lacks-label",
  aspect: "ux",
  severity: "major",
  judges: "fields",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
  yieldsTo: ["label-proximity"],
  says: {
    en: {
      title: "Field without a label",
      problem: "This field has no label. Fields of this form that have one: {labelled}.",
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
  find: (frame) => (isForPeople(frame) ? bareFields(frame) : []),
  tell: (bare, { fail }) => {
    const { field, labelled } = bare;
    return fail({ labelled }, { layers: field.layers, cause: `form ${labelled}` });
  },
});
