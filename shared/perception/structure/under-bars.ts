import { bottom } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { ancestors, type Frame, type Layer, type TextLayer } from "../frame/frame.ts";
import { uncoveredShare } from "../paint/covers/covered.ts";
import { isFaded } from "../paint/opacity.ts";
import { pinnedBars } from "./pinned-bars.ts";
import { inkBox } from "../text/typography/ink.ts";

/** A text of which a bar that stays at the bottom of the screen hides a part, or all. */
export interface UnderBar {
  readonly bar: Layer;
  /** How much of the letters is hidden, from 0 to 1. */
  readonly share: number;
}

/** Less is the rim of a letter. */
const LEAST_HIDDEN = 0.12;

/** The part of the screen that a layer belongs to. */
const partOf = (layer: Layer): Layer => ancestors(layer).at(-2) ?? layer;

/** A part that begins above the bar goes on behind it; one that begins under it may be an older bar. */
const goesOnBehind = (text: TextLayer, bar: Layer): boolean => partOf(text).node.box.y < bar.node.box.y;

const endsBehind = (text: TextLayer, { node: { box } }: Layer): boolean => {
  const ink = inkBox(text);
  return ink !== null && bottom(ink) > box.y && bottom(ink) <= bottom(box);
};

function under(text: TextLayer, bar: Layer): readonly (readonly [TextLayer, UnderBar])[] {
  if (text.order > bar.order || isFaded(text)) return [];
  if (!endsBehind(text, bar) || !goesOnBehind(text, bar)) return [];
  const share = 1 - uncoveredShare(text);
  return share < LEAST_HIDDEN ? [] : [[text, { bar, share }]];
}

/** The texts that go on behind the bar which stays at the bottom of the screen, by their layer. */
export const textsUnderBars = computed((frame: Frame): ReadonlyMap<Layer, UnderBar> => {
  const [bar] = pinnedBars(frame);
  return new Map(bar ? frame.texts.flatMap((text) => under(text, bar)) : []);
});
