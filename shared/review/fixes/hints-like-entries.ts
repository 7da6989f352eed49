import type { ColorChange } from "../../mend/change.ts";
import { elements } from "../../perception/elements/elements.ts";
import { computed } from "../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../perception/frame/frame.ts";
import { mainRun } from "../../perception/text/typography/lines.ts";
import { contrastOf, fromHex } from "../../scene/color.ts";
import type { Rgb } from "../../scene/scene.ts";

/** Colours that differ by less are one to the eye. */
const ALIKE_RATIO = 1.3;

function inkOf(text: TextLayer): readonly Rgb[] {
  const [first] = mainRun(text).fills ?? text.node.fills ?? [];
  return first?.type === "solid" ? [first.color] : [];
}

/** The texts that stand in a field for what is to be entered. */
export const hintsIn = computed(
  (frame: Frame): ReadonlySet<TextLayer> =>
    new Set(
      elements(frame).flatMap(({ role, parts }) => (role === "field" ? (parts.placeholder ?? []) : [])),
    ),
);

/** The colors of what was entered in fields. */
const entriesIn = computed((frame: Frame): readonly Rgb[] =>
  elements(frame).flatMap(({ role, parts: { value } }) => (role === "field" && value ? inkOf(value) : [])),
);

/** True when words that stand in for a value get the colour of the entries in other fields by changes. */
export function makesHintsLikeEntries(changes: readonly ColorChange[], frame: Frame): boolean {
  const hints = new Set([...hintsIn(frame)].map(({ node }) => node.id));
  return changes.some(
    ({ layer, to }) =>
      hints.has(layer) && entriesIn(frame).some((ink) => contrastOf(ink, fromHex(to)) < ALIKE_RATIO),
  );
}
