import type { ColorChange } from "../../mend/change.ts";
import type { Element } from "../../perception/elements/element.ts";
import { elements } from "../../perception/elements/elements.ts";
import { computed } from "../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../perception/frame/frame.ts";
import { mainRun } from "../../perception/text/typography/lines.ts";
import { contrastOf, fromHex } from "../../scene/color.ts";
import type { Rgb } from "../../scene/scene.ts";

/** Colours that differ by less are one to the eye. */
const ALIKE_RATIO = 1.3;

function inkOf(text: TextLayer): readonly Rgb[] {
  const [first] = mainRun(text).fills ?? text.node.fills ?? [];
  return first?.type === "solid" ? [first.color] : [];
}

/** A badge under a label is neither so wide nor a quarter as high: it is no field to fill in. */
const LEAST_FIELD_PX = 96;

const fieldsIn = (frame: Frame): readonly Element[] =>
  elements(frame).filter(
    ({ role, box }) => role === "field" && Math.max(box.width, 4 * box.height) >= LEAST_FIELD_PX,
  );

/** The texts that stand in a field for what is to be entered. */
export const hintsIn = computed(
  (frame: Frame): ReadonlySet<Layer> =>
    new Set(fieldsIn(frame).flatMap(({ parts }) => parts.placeholder ?? [])),
);

/** True when words that stand in for a value get the colour of the entries in other fields by changes. */
export function makesHintsLikeEntries(changes: readonly ColorChange[], frame: Frame): boolean {
  const hints = new Set([...hintsIn(frame)].map(({ node }) => node.id));
  const entries = fieldsIn(frame).flatMap(({ parts: { value } }) => (value ? inkOf(value) : []));
  return changes.some(
    ({ layer, to }) => hints.has(layer) && entries.some((ink) => contrastOf(ink, fromHex(to)) < ALIKE_RATIO),
  );
}
