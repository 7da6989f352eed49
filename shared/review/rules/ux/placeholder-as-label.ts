import { explainsItself, hasFloatingLabel } from "../../../perception/controls/field-purpose.ts";
import { type Field, fields } from "../../../perception/controls/fields.ts";
import { quote } from "../../../perception/controls/target-words.ts";
import { isForPeople } from "../../../perception/structure/screen-kind.ts";
import { activeTargets } from "../../../perception/controls/targets.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { bottom } from "../../../scene/geometry.ts";
import { asksForEntry } from "../../../perception/elements/asks-for-entry.ts";
import { elementByLayer } from "../../../perception/elements/elements.ts";
import type { Frame, Layer, TextLayer } from "../../../perception/frame/frame.ts";
import { defineRule } from "../../rule.ts";

/** Boxes for one digit of a code share one label or heading. */
const SMALLEST_FIELD_PX = 80;

const QUESTION_DISTANCE_PX = 160;
const ASKS = /\?\s*$|^(enter|your|type|what|saisi|entre|indiqu|votre|quel)/i;

/** A screen that asks for one thing only asks for it in its heading. */
function isAskedAbove(field: Field, frame: Frame): boolean {
  if (fields(frame).size > 1) return false;
  const { x, y, width } = field.box;
  return textIndex(frame)
    .touching({ x, y: y - QUESTION_DISTANCE_PX, width, height: QUESTION_DISTANCE_PX })
    .some(({ node }) => bottom(node.box) <= y && ASKS.test(node.text.characters.trim()));
}

/** Whether words surely stand in for a value: they say so, or they are fainter than those of other fields. */
const isPlaceholder = (words: TextLayer, layer: Layer, frame: Frame): boolean => {
  const { characters } = words.node.text;
  const isLikely = asksForEntry(characters) || elementByLayer(frame).get(layer)?.parts.placeholder === words;
  return isLikely && /\p{L}{2}/u.test(characters);
};

export const placeholderAsLabel = defineRule({
  id: "placeholder-as-label",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/form-design-placeholders/",
  says: {
    title: "Placeholder instead of a label",
    problem: "“{placeholder}” inside the field is all that says what to enter; it is gone once people type.",
    why: "People who are interrupted, or who check their answers, no longer see what was asked.",
    fix: "Add a label that stays visible above the field, and keep the placeholder for an example.",
  },
  applies: (frame) =>
    isForPeople(frame)
      ? activeTargets(frame, "input").filter((layer) => layer.node.box.width >= SMALLEST_FIELD_PX)
      : [],
  check: (layer, { frame, pass, fail }) => {
    const field = fields(frame).get(layer);
    const [placeholder] = field?.inside ?? [];
    if (!field || !placeholder || field.inside.length > 1 || field.label) return pass();
    if (explainsItself(field) || hasFloatingLabel(field) || isAskedAbove(field, frame)) return pass();
    if (!isPlaceholder(placeholder, layer, frame)) return pass();
    return fail({ placeholder: quote(placeholder.node.text.characters) });
  },
});
