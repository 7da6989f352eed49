import { type Change, isColorChange } from "../../mend/change.ts";
import { elements } from "../../perception/elements/elements.ts";
import { computed } from "../../perception/frame/computed.ts";
import { type Frame, openFrame, type TextLayer } from "../../perception/frame/frame.ts";
import { mainRun } from "../../perception/text/typography/lines.ts";
import { contrastOf, fromHex } from "../../scene/color.ts";
import type { Rgb, Scene, SceneNode } from "../../scene/scene.ts";

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

/** Tells of changes whether words that stand in for a value get the colour of the entries in other fields by them. */
export function makesHintsLikeEntries(
  scene: Scene,
  screen: SceneNode,
): (changes: readonly Change[]) => boolean {
  const frame = openFrame(scene, screen);
  const hints = new Set([...hintsIn(frame)].map(({ node }) => node.id));
  const entries = elements(frame).flatMap(({ role, parts: { value } }) =>
    role === "field" && value ? inkOf(value) : [],
  );
  return (changes) =>
    changes.some(
      (change) =>
        isColorChange(change) &&
        hints.has(change.layer) &&
        entries.some((ink) => contrastOf(ink, fromHex(change.to)) < ALIKE_RATIO),
    );
}
