import Flatbush from "flatbush";
import { center, contains, intersection, union } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { type Frame, isText, type Layer, descendants } from "../../../../../perception/frame/frame.ts";
import { isCovered } from "../../../../../perception/paint/covers/covered.ts";
import { WCAG } from "../../../../../standards/wcag.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { spend } from "../../../../../perception/frame/budget.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Target, targets } from "../../../../../perception/controls/targets/targets.ts";
import { leadsOn } from "../../../../../perception/elements/declared.ts";
import { deedOf } from "../../../../../perception/structure/prototype.ts";
import { remembered } from "../../../../../perception/frame/remembered.ts";
import { isPainted } from "../../../../../perception/paint/painted-box.ts";
import { lettersBox } from "../../../../../perception/text/typography/ink.ts";

const seenBox = (layer: Layer): readonly Box[] => {
  if (isText(layer)) return [lettersBox(layer)];
  return isPainted(layer) ? [layer.node.box] : [];
};

/** A higher group is a card: what lies between its words belongs to it. */
const TALLEST_ROW_PX = 48;

/**
 * The part of a target that people aim at: where a text, or a row that paints nothing, runs on behind its words, that
 * rest is in nobody’s way. Without words, and where it paints a box, all of it.
 */
const hitBox: (layer: Layer) => Box = remembered((layer: Layer): Box => {
  const { box } = layer.node;
  if (!isText(layer) && (isPainted(layer) || box.height > TALLEST_ROW_PX)) return box;
  const inside = [layer, ...descendants(layer)];
  const seen = inside.some(isText) ? union(inside.flatMap(seenBox)) : null;
  return (seen && intersection(seen, box)) ?? box;
});

/** Boxes are often a hair off whole pixels. */
const TOLERANCE_PX = 0.01;

/** True when a box is narrower or lower than so many px. */
export const isSmallerThan = (sizePx: number, { width, height }: Box): boolean =>
  Math.min(width, height) < sizePx - TOLERANCE_PX;

/** The room that a target takes: its height, and its width without an empty rest behind its words. */
function roomOf({ layer }: Target): Box {
  const { x, width } = hitBox(layer);
  return { ...layer.node.box, x, width };
}

/** Distance in px from a point to the nearest point of a box. */
function distanceTo(box: Box, { x, y }: { readonly x: number; readonly y: number }): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}

function crowds(other: Target, target: Target, sizePx: number): boolean {
  const at = center(roomOf(target));
  const middle = center(roomOf(other));
  const isInCircle = distanceTo(roomOf(other), at) < sizePx / 2 - TOLERANCE_PX;
  const areCirclesCrossing = Math.hypot(middle.x - at.x, middle.y - at.y) < sizePx - TOLERANCE_PX;
  return isInCircle || (isSmallerThan(sizePx, other.layer.node.box) && areCirclesCrossing);
}

/** The room in px that a circle of this size around a target lacks to another target. */
export const missingRoom = (target: Target, other: Target, sizePx: number): number => {
  const at = center(roomOf(target));
  const middle = center(roomOf(other));
  return isSmallerThan(sizePx, other.layer.node.box)
    ? sizePx - Math.hypot(middle.x - at.x, middle.y - at.y)
    : sizePx / 2 - distanceTo(roomOf(other), at);
};

/** A symbol put in place by hand. */
const SLIP_PX = 2;

/** A sign in a field is no neighbour of it; a card that leads on, and what leads elsewhere from it, are two. */
const isPartOf = (part: Target, whole: Target): boolean =>
  contains(whole.layer.node.box, part.layer.node.box, SLIP_PX) &&
  !(leadsOn(part.layer) && leadsOn(whole.layer) && deedOf(part.layer) !== deedOf(whole.layer));

/** True when two targets that are near are in nobody's way: one is the symbol in a field that leaves it room, as an eye or a cross does. */
const isApart = (other: Target, target: Target): boolean =>
  isPartOf(target, other) || isPartOf(other, target);

function neighbourSearch(all: readonly Target[], reach: number): (box: Box) => readonly Target[] {
  const [first] = all;
  if (!first) return () => [];
  const index = new Flatbush(all.length);
  for (const target of all) {
    const { x, y, width, height } = roomOf(target);
    index.add(x, y, x + width, y + height);
  }
  index.finish();
  return (box) => {
    const { x, y } = center(box);
    const positions = index.search(x - reach, y - reach, x + reach, y + reach);
    spend(first.layer, positions.length);
    return positions.flatMap((position) => all[position] ?? []);
  };
}

/** An undersized target and the targets that crowd it. */
export interface CrowdedTarget {
  readonly target: Target;
  readonly others: readonly Target[];
}

/** The targets that people can use, without those of the system and those that something covers. */
export const usableTargets = computed((frame: Frame): readonly Target[] =>
  targets(frame).filter(
    ({ layer, isDisabled, isInline }) =>
      !isDisabled && !isInline && !isForeignPart(layer) && !isCovered(layer),
  ),
);

function findCrowded(frame: Frame, sizePx: number): ReadonlyMap<Layer, CrowdedTarget> {
  const all = usableTargets(frame);
  const near = neighbourSearch(all, sizePx);
  const undersized = all.filter(({ layer }) => isSmallerThan(sizePx, layer.node.box));
  const crowded = undersized.map((target) => ({
    target,
    others: near(roomOf(target))
      .filter((other) => other !== target && crowds(other, target, sizePx) && !isApart(other, target))
      .toSorted((a, b) => a.layer.order - b.layer.order),
  }));
  return new Map(
    crowded.flatMap((entry) => (entry.others.length > 0 ? [[entry.target.layer, entry] as const] : [])),
  );
}

/**
 * The undersized targets that have no room of their own, by layer: a circle of 24 px on the centre of their box meets
 * another target (https://www.w3.org/TR/WCAG22/#target-size-minimum). Touching is no meeting.
 */
export const crowdedTargets = computed((frame: Frame) => findCrowded(frame, WCAG.targetSizePx.AA));
