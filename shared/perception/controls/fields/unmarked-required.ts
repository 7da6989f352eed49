import {
  DEMANDS_ENTRY,
  FIRST_NAME,
  LAST_NAME,
  SAYS_OPTIONAL,
  SAYS_REQUIRED,
} from "../../../standards/words/required-words.ts";
import type { Element } from "../../elements/element.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, TextLayer } from "../../frame/frame.ts";
import { wordsOf } from "../../text/language/prose.ts";
import { type Form, forms } from "./forms.ts";

/** A field that must be filled in and does not say so, in a form where another label does. */
export interface UnmarkedRequired {
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
export const unmarkedRequired = computed(
  (frame: Frame): ReadonlyMap<TextLayer, UnmarkedRequired> =>
    new Map(forms(frame).flatMap((form) => unmarkedIn(form).map((one) => [one.label, one] as const))),
);
