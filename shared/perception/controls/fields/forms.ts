import { areNear, bottom } from "../../../scene/geometry.ts";
import { type Element, isSure } from "../../elements/element.ts";
import { elements } from "../../elements/elements.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { SELF_EXPLAINING_WORDS } from "../../../standards/words/field-words.ts";

/** Fields of equal width under each other, from top to bottom. */
export type Form = readonly [Element, ...Element[]];

const SAME_PX = 4;
/** Fields of one form stand no further apart, with label and help between them. */
const FAR_PX = 120;

/** One right below a field of its width is one, too, though less sure by itself. */
const isField = (one: Element): boolean => one.role === "field" && isSure(one, "taken");

const isNextIn = (form: Form, { box }: Element): boolean => {
  const last = form.at(-1);
  return (
    last !== undefined &&
    areNear(last.box.width, box.width, SAME_PX) &&
    box.y >= bottom(last.box) &&
    box.y - bottom(last.box) <= FAR_PX
  );
};

/** The words in a field, or "". */
export const wordsInField = ({ parts: { value, words, placeholder } }: Element): string =>
  (value ?? words ?? placeholder)?.node.text.characters.trim() ?? "";

const TALLEST_LINE_PX = 60;

/**
 * True for a search, a chat or a filter: they work while people type. The message of a letter is a field of several
 * lines.
 */
export const worksByItself = ({ label, box }: Element): boolean =>
  box.height <= TALLEST_LINE_PX && labelWords(label).some((word) => SELF_EXPLAINING_WORDS.has(word));

/** The forms of a frame; a field alone is one, too. */
export const forms = computed((frame: Frame): readonly Form[] => {
  const found: [Element, ...Element[]][] = [];
  const open = new Map<number, [Element, ...Element[]]>();
  for (const field of elements(frame).filter(isField)) {
    const column = Math.round(field.box.x / SAME_PX);
    const form = open.get(column);
    if (form && isNextIn(form, field)) form.push(field);
    else if (isSure(field)) {
      const begun: [Element, ...Element[]] = [field];
      open.set(column, begun);
      found.push(begun);
    }
  }
  return found;
});
