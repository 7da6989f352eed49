import { type Form, forms } from "../../../../perception/controls/fields/forms.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineFrameRule } from "../../../rule.ts";
import {
  DEMANDS_ENTRY,
  FIRST_NAME,
  LAST_NAME,
  SAYS_OPTIONAL,
  SAYS_REQUIRED,
} from "../../../../standards/words/required-words.ts";

/** A field that must be filled in and does not say so, in a form where another label does. */
interface UnmarkedRequired {
  readonly label: TextLayer;
  /** A label of the form that is marked. */
  readonly marked: TextLayer;
}

interface Labelled {
  readonly label: TextLayer;
  readonly words: string;
  readonly help: string;
}

const labelledOf = ({ parts: { label, helper } }: Element): readonly Labelled[] =>
  label ? [{ label, words: wordsOf(label).trim(), help: helper ? wordsOf(helper) : "" }] : [];

const isMarked = ({ words }: Labelled): boolean => SAYS_REQUIRED.test(words);

const isHalf = (a: Labelled, b: Labelled): boolean =>
  (FIRST_NAME.test(a.words) && LAST_NAME.test(b.words)) ||
  (LAST_NAME.test(a.words) && FIRST_NAME.test(b.words));

const FEWEST_MARKED = 2;

/** The words below say that it must be filled in, or the other half of a name says it of itself. */
function unmarkedIn(form: Form): readonly UnmarkedRequired[] {
  const all = form.flatMap(labelledOf);
  const marked = all.filter(isMarked);
  const [model] = marked;
  if (!model || marked.length < FEWEST_MARKED) return [];
  return all
    .filter((one) => !isMarked(one) && !SAYS_OPTIONAL.test(`${one.words} ${one.help}`))
    .flatMap((one) => {
      const half = marked.find((other) => isHalf(one, other));
      return half || DEMANDS_ENTRY.test(one.help)
        ? [{ label: one.label, marked: (half ?? model).label }]
        : [];
    });
}

/** The labels that lack the mark which others of their form have, by the label. */
const unmarkedRequired = computed(
  (frame: Frame): ReadonlyMap<TextLayer, UnmarkedRequired> =>
    new Map(forms(frame).flatMap((form) => unmarkedIn(form).map((one) => [one.label, one] as const))),
);

export const requiredUnmarked = defineFrameRule({
  id: "required-unmarked",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/required-fields/",
  says: {
    en: {
      title: "One required field is not marked",
      problem: "“{label}” has no mark, though “{marked}” has one and this field cannot stay empty either.",
      why: "Where some fields are marked, people take the others for optional, and learn the rest from an error.",
      fix: "Mark it as the others are, or say “optional” if it may stay empty.",
    },
    fr: {
      title: "Un champ obligatoire n’est pas signalé",
      problem:
        "« {label} » ne porte aucun signe, alors que « {marked} » en porte un et que ce champ ne peut pas non plus rester vide.",
      why: "Quand certains champs sont signalés, on croit les autres facultatifs, et c’est une erreur qui apprend le contraire.",
      fix: "Signalez-le comme les autres, ou écrivez « facultatif » s’il peut rester vide.",
    },
  },
  find: (frame) => (isForPeople(frame) ? unmarkedRequired(frame) : undefined),
  tell: (found, { layer: label, fail }) => {
    return fail(
      { label: excerpt(wordsOf(label), 40), marked: excerpt(wordsOf(found.marked), 40) },
      { layers: [label, found.marked] },
    );
  },
});
