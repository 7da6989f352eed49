import { bottom } from "../../../scene/geometry.ts";
import { asksForEntry } from "../../elements/looks/entry-words.ts";
import { elementByLayer } from "../../elements/elements.ts";
import { computed } from "../../frame/computed.ts";
import { SITE_BAR_PX, WIDE_FROM_PX } from "../../frame/limits.ts";
import type { Frame, Layer, TextLayer } from "../../frame/frame.ts";
import { textIndex } from "../../text/text-index.ts";
import { explainsItself, hasFloatingLabel } from "./field-purpose.ts";
import { type Field, fields } from "./fields.ts";

const QUESTION_DISTANCE_PX = 240;
const ASKS = /\?\s*$|^(enter|your|type|what|saisi|entre|indiqu|votre|quel)/i;

/** A screen that asks for one thing only asks for it in its heading. */
function isAskedAbove(field: Field, frame: Frame): boolean {
  if (fields(frame).size > 1) return false;
  const { x, y, width } = field.box;
  return textIndex(frame)
    .touching({ x, y: y - QUESTION_DISTANCE_PX, width, height: QUESTION_DISTANCE_PX })
    .some(({ node }) => bottom(node.box) <= y && ASKS.test(node.text.characters.trim()));
}

/** The one field in the bar of a site, which is there to search it. */
const searchOfSite = computed((frame: Frame): Field | undefined => {
  const { width, y } = frame.root.node.box;
  const [field, ...others] = [...fields(frame).values()].filter(
    ({ box }) => width >= WIDE_FROM_PX && bottom(box) - y <= SITE_BAR_PX,
  );
  return others.length === 0 ? field : undefined;
});

const columnOf = ({ box: { x, width } }: Field): string => `${Math.round(x)} ${Math.round(width)}`;

/** The columns of fields in which one that is filled in shows its label above its value: those of the others rise too. */
const columnsOfRisingLabels = computed(
  (frame: Frame): ReadonlySet<string> =>
    new Set(
      [...fields(frame).values()]
        .filter((field) => field.inside.length > 1 && hasFloatingLabel(field))
        .map(columnOf),
    ),
);

/** True when words surely stand in for a value: they say so, or they are fainter than those of other fields. */
const isPlaceholder = (words: TextLayer, layer: Layer, frame: Frame): boolean => {
  const { characters } = words.node.text;
  const isLikely = asksForEntry(characters) || elementByLayer(frame).get(layer)?.parts.placeholder === words;
  return isLikely && /\p{L}{2}/u.test(characters);
};

/** The placeholder that is all that says what to enter in a field; undefined where there is more, or nothing. */
export function placeholderOnly(layer: Layer, frame: Frame): TextLayer | undefined {
  const field = fields(frame).get(layer);
  const [placeholder] = field?.inside ?? [];
  if (!field || !placeholder || field.inside.length > 1 || field.label) return undefined;
  if (field === searchOfSite(frame)) return undefined;
  if (explainsItself(field) || hasFloatingLabel(field) || isAskedAbove(field, frame)) return undefined;
  if (columnsOfRisingLabels(frame).has(columnOf(field))) return undefined;
  return isPlaceholder(placeholder, layer, frame) ? placeholder : undefined;
}
