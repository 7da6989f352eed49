import { area, bottom, gapBetween, intersection, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import type { Frame, Layer, TextLayer } from "../../frame/frame.ts";
import { computed } from "../../frame/computed.ts";
import { countWords } from "../../text/language/prose.ts";
import type { ElementParts } from "../../elements/element.ts";
import { elementByLayer } from "../../elements/elements.ts";
import { type Target, targets } from "../targets/targets.ts";
import { textIndex } from "../../text/text-index.ts";

/** A box to type or choose in, and the texts that belong to it. */
export interface Field {
  readonly target: Target;
  readonly box: Box;
  /** The texts in the box: placeholder, value, a label that stands in the box. */
  readonly inside: readonly TextLayer[];
  /** The text that names it: above its box, on its border, or beside it. */
  readonly label?: TextLayer;
  /** The text under the box that helps to fill it in, or says what is wrong. */
  readonly helper?: TextLayer;
}

const FAR_ABOVE_PX = 40;
/** The words of the field above may stand in line with those of the next, but not as near. */
const NEAR_ABOVE_PX = 20;
const FAR_LEFT_PX = 160;
const BORDER_PX = 10;
const INDENT_PX = 24;
/** A text this much larger than the text in the field is a heading of the form. */
const HEADING_RATIO = 1.2;
const USUAL_LABEL_PX = 18;

const sizeOf = ({ node }: TextLayer): number =>
  node.text.runs.reduce((most, { sizePx }) => Math.max(most, sizePx), 0);

const isMostlyIn = (text: TextLayer, box: Box): boolean => {
  const shared = intersection(text.node.box, box);
  return shared !== null && area(shared) >= area(text.node.box) / 2;
};

/** A text centred above a field divides it from what is above, unless a colon says that it names what follows. */
const isNaming = ({ node }: TextLayer, field: Box): boolean =>
  /:\s*$/u.test(node.text.characters) && node.box.x >= field.x && right(node.box) <= right(field);

const sharesEdge = (text: Box, field: Box): boolean =>
  Math.abs(text.x - field.x) <= INDENT_PX || Math.abs(right(text) - right(field)) <= INDENT_PX;

const startsAs = (text: Box, inside: readonly TextLayer[]): boolean =>
  inside.some(({ node }) => Math.abs(text.x - node.box.x) <= INDENT_PX);

/** Above a field in line with its edge, or right above it in line with the words in it. */
function isAbove(text: TextLayer, field: Box, inside: readonly TextLayer[]): boolean {
  const { box } = text.node;
  const gap = field.y - bottom(box);
  if (gap < -BORDER_PX) return false;
  const isNear = gap <= FAR_ABOVE_PX && (sharesEdge(box, field) || isNaming(text, field));
  return isNear || (gap <= NEAR_ABOVE_PX && startsAs(box, inside));
}

/** In a low field the value stands near the border too, but nearer to the middle. */
const borderOf = (field: Box): number => Math.min(BORDER_PX, field.height / 4);

const isOnBorder = (text: Box, field: Box): boolean =>
  Math.abs(text.y + text.height / 2 - field.y) <= borderOf(field) &&
  text.x >= field.x &&
  right(text) <= right(field);

const isLeft = (text: Box, field: Box): boolean => {
  const gap = gapBetween(text, field);
  return text.x < field.x && gap.x >= -BORDER_PX && gap.x <= FAR_LEFT_PX && -gap.y >= text.height / 2;
};

const distance = (a: Box, b: Box): number => {
  const gap = gapBetween(a, b);
  return Math.hypot(Math.max(0, gap.x), Math.max(0, gap.y));
};

/** No larger than the words in a field, or, beside it, than the field is high: else it is a heading. */
function isLabelSize(text: TextLayer, box: Box, inside: readonly TextLayer[]): boolean {
  const largest = inside.reduce((most, one) => Math.max(most, sizeOf(one)), 0);
  const most = Math.max(USUAL_LABEL_PX, HEADING_RATIO * largest);
  return sizeOf(text) <= (isLeft(text.node.box, box) ? Math.max(most, box.height) : most);
}

/** A longer text is a paragraph that happens to stand above the field. */
const MOST_WORDS = 20;

const isShort = ({ node }: TextLayer): boolean => countWords(node.text.characters) <= MOST_WORDS;

const around = (box: Box): Box => ({
  x: box.x - FAR_LEFT_PX,
  y: box.y - FAR_ABOVE_PX,
  width: box.width + FAR_LEFT_PX,
  height: box.height + FAR_ABOVE_PX,
});

function labelOf(box: Box, inside: readonly TextLayer[], near: readonly TextLayer[]): TextLayer | undefined {
  const isInside = new Set(inside);
  return near
    .filter((text) => !isInside.has(text) || isOnBorder(text.node.box, box))
    .filter(
      (text) => isAbove(text, box, inside) || isOnBorder(text.node.box, box) || isLeft(text.node.box, box),
    )
    .filter((text) => isLabelSize(text, box, inside) && isShort(text))
    .toSorted((a, b) => distance(a.node.box, box) - distance(b.node.box, box) || a.order - b.order)[0];
}

const SURE = 0.6;

function seenParts({ layer }: Target, frame: Frame): ElementParts {
  const element = elementByLayer(frame).get(layer);
  return element?.role === "field" && element.certainty >= SURE ? element.parts : {};
}

function fieldOf(target: Target, frame: Frame): Field {
  const { box } = target.layer.node;
  const { label: seen, helper } = seenParts(target, frame);
  const near = textIndex(frame).touching(around(box));
  const inside = near.filter((text) => isMostlyIn(text, box));
  const isLabel = seen && !inside.includes(seen) && isShort(seen);
  const label = isLabel ? seen : labelOf(box, inside, near);
  return { target, box, inside, ...(label && { label }), ...(helper && { helper }) };
}

const ROW_GAP_PX = 24;

/** Fields side by side, such as day, month and year, share the label of the first. */
function shareLabels(row: readonly Field[]): readonly Field[] {
  const shared: Field[] = [];
  for (const field of row.toSorted((a, b) => a.box.x - b.box.x)) {
    const before = shared.at(-1);
    const isNext = before && field.box.x - right(before.box) <= ROW_GAP_PX;
    const label = field.label ?? (isNext ? before.label : undefined);
    shared.push(label ? { ...field, label } : field);
  }
  return shared;
}

function rowsOf(found: readonly Field[]): readonly (readonly Field[])[] {
  const rows = new Map<number, Field[]>();
  for (const field of found) {
    const middle = Math.round(field.box.y + field.box.height / 2);
    const row = rows.get(middle);
    if (row) row.push(field);
    else rows.set(middle, [field]);
  }
  return [...rows.values()];
}

/** The boxes to type or choose in, by their layer, in rows from left to right. */
export const fields = computed((frame: Frame): ReadonlyMap<Layer, Field> => {
  const found = targets(frame)
    .filter(({ kind }) => kind === "input" || kind === "select")
    .map((target) => fieldOf(target, frame));
  return new Map(
    rowsOf(found)
      .flatMap(shareLabels)
      .map((field) => [field.target.layer, field]),
  );
});
