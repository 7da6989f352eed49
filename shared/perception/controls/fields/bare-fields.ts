import { SELF_EXPLAINING_WORDS } from "../../../standards/words/field-words.ts";
import { FIELD_WORDS } from "../../../standards/words/label-words.ts";
import { asksForEntry } from "../../elements/looks/asks-for-entry.ts";
import type { Element } from "../../elements/element.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../frame/frame.ts";
import { fields } from "./fields.ts";
import { type Form, forms, wordsInField } from "./forms.ts";
import { placeholderOnly } from "./placeholder-only.ts";
import { labelWords } from "../../text/language/label-words.ts";

/** A field in a form that nothing names. */
export interface BareField {
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

/** The fields of a form that lack a label: the one that others beside it have, or all of them once they are filled in. */
function bareIn(form: Form, frame: Frame): readonly BareField[] {
  const unnamed = form.filter((field) => !isNamed(field, frame));
  const bare = unnamed.filter((field) => !holds(wordsInField(field), SELF_EXPLAINING_WORDS));
  const labelled = form.length - unnamed.length;
  const found = bare.map((field) => ({ field, words: wordsInField(field), labelled }));
  if (form.length < FEWEST_FIELDS) return [];
  if (labelled > 0) return bare.length === 1 ? found : [];
  return found.filter(({ words }) => isUnexplained(words));
}

/** The fields of a frame without the label that they need, by their first layer. */
export const bareFields = computed(
  (frame: Frame): ReadonlyMap<Layer, BareField> =>
    new Map(
      forms(frame)
        .flatMap((form) => bareIn(form, frame))
        // Fields that only a placeholder explains are found for that, and not once more for the label.
        .filter(({ field }) => !field.layers.some((layer) => placeholderOnly(layer, frame)))
        .map((bare) => [bare.field.layers[0], bare]),
    ),
);
