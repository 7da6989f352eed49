import { computed } from "../../../shared/perception/frame/computed.ts";
import type { Frame, Layer } from "../../../shared/perception/frame/frame.ts";
import { isCovered } from "../../../shared/perception/paint/covers/covered.ts";
import { hiddenTexts } from "../../../shared/perception/paint/covers/hidden-texts.ts";
import { boxPainter } from "../../../shared/perception/paint/painted-box.ts";
import { isNoPart } from "../../../shared/perception/parts/foreign-part.ts";
import { pinnedBars } from "../../../shared/perception/structure/pinned-bars.ts";
import { isWords, type Thing } from "../../../shared/perception/things/thing.ts";
import { area, intersection } from "../../../shared/scene/geometry.ts";
import type { Paint } from "../../../shared/scene/scene.ts";

const hiddenOf = computed((frame) => new Set<unknown>(hiddenTexts(frame)));

const letsThrough = (paints: readonly Paint[] = []): number =>
  paints.reduce((share, { opacity = 1 }) => share * (1 - opacity), 1);

/** A bar that lets less through, or blurs, hides: nothing behind it is seen as what it is. */
const MOST_THROUGH = 0.5;

const hides = (bar: Layer): boolean => {
  const { fills, effects = [] } = (boxPainter(bar) ?? bar).node;
  return letsThrough(fills) < MOST_THROUGH || effects.some(({ type }) => type === "background-blur");
};

const bars = computed((frame) => pinnedBars(frame).filter(hides));

/** Less of a part beside a bar is its rim. */
const MOST_UNDER = 0.85;

const isUnderBar = ({ layer, box }: Thing, frame: Frame): boolean =>
  bars(frame).some(({ order, node }) => {
    const under = layer.order < order ? intersection(box, node.box) : null;
    return under !== null && area(under) >= MOST_UNDER * area(box);
  });

/**
 * True when people see a thing on the screen as it is drawn: nothing that is covered, cut off at its end, faded away, lies
 * under a bar that stays at the bottom, or is the system's.
 */
export function isSeen(thing: Thing, frame: Frame): boolean {
  const { layer } = thing;
  if (isNoPart(layer) || isUnderBar(thing, frame)) return false;
  if (isWords(thing)) return !hiddenOf(frame).has(layer);
  return layer.visibleBox !== null && !isCovered(layer);
}
