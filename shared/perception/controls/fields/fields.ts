import { groupBy } from "../../../group-by.ts";
import { center, liesMostlyIn, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import type { Frame, Layer, TextLayer } from "../../frame/frame.ts";
import { computed } from "../../frame/computed.ts";
import { fieldLabel, reachOfLabel } from "../../elements/fields/field-label.ts";
import type { ElementParts } from "../../elements/element.ts";
import { elementByLayer } from "../../elements/elements.ts";
import { type Target, targets } from "../targets/targets.ts";
import { lettersBox } from "../../text/typography/ink.ts";
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

function seenParts({ layer }: Target, frame: Frame): ElementParts | undefined {
  const element = elementByLayer(frame).get(layer);
  return element?.role === "field" ? element.parts : undefined;
}

/** A field with the texts that lie in it or near it. */
interface Surrounded {
  readonly target: Target;
  readonly box: Box;
  readonly near: readonly TextLayer[];
  readonly inside: readonly TextLayer[];
}

function withTexts(target: Target, frame: Frame): Surrounded {
  const box = elementByLayer(frame).get(target.layer)?.box ?? target.layer.node.box;
  const near = textIndex(frame).touching(reachOfLabel(box));
  return { target, box, near, inside: near.filter((text) => liesMostlyIn(lettersBox(text), box, 1 / 2)) };
}

function fieldOf({ target, box, near, inside }: Surrounded, frame: Frame): Field {
  const { label, helper } = seenParts(target, frame) ?? { label: fieldLabel(box, inside, near) };
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

/** The boxes to type or choose in, by their layer, in rows from left to right. */
export const fields = computed((frame: Frame): ReadonlyMap<Layer, Field> => {
  const all = targets(frame)
    .filter(({ role }) => role === "field")
    .map((target) => withTexts(target, frame));
  const found = all.map((one) => fieldOf(one, frame));
  return new Map(
    [...groupBy(found, ({ box }) => Math.round(center(box).y)).values()]
      .flatMap(shareLabels)
      .map((field) => [field.target.layer, field]),
  );
});
