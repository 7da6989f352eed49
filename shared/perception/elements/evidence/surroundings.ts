import { apart } from "../../../scene/color.ts";
import { frameOf } from "../../frame/frame.ts";
import { rememberedObject } from "../../frame/remembered-object.ts";
import { liesWithin } from "../../frame/lies-within.ts";
import { area, bottom, right } from "../../../scene/geometry.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import { NOT_THERE, type ElementEvidence } from "./evidence.ts";
import { sight, type Sight } from "./sight.ts";

const NEAR_PX = 48;
const BESIDE_PX = 24;
const MOST_NEAR = 48;
const TOUCHING_PX = 2;

/** Free space to the nearest words on each side; -1 where there are none near. */
interface Neighbours {
  readonly above: number;
  readonly below: number;
  readonly leftOf: number;
  readonly rightOf: number;
  /** The nearest words below. */
  readonly next?: TextThing;
  /** The nearest words in the same line. */
  readonly beside?: TextThing;
}

const nearer = (gap: number, known: number): boolean => known === NOT_THERE || gap < known;

function lookAround(thing: Thing, sight: Sight): Neighbours {
  const { box } = thing;
  const end = right(box);
  const foot = bottom(box);
  const found = { above: NOT_THERE, below: NOT_THERE, leftOf: NOT_THERE, rightOf: NOT_THERE };
  let next: TextThing | undefined;
  let beside: TextThing | undefined;
  let besidePx = Infinity;
  const around = {
    x: box.x - BESIDE_PX,
    y: box.y - NEAR_PX,
    width: box.width + 2 * BESIDE_PX,
    height: box.height + 2 * NEAR_PX,
  };
  for (const layer of sight.texts.touching(around).slice(0, MOST_NEAR)) {
    const text = sight.textThings.get(layer);
    if (!text || liesWithin(text, thing)) continue;
    const other = text.box;
    const isInColumn = other.x < end && right(other) > box.x;
    const isInLine = other.y < foot && bottom(other) > box.y;
    if (isInColumn && bottom(other) <= box.y + TOUCHING_PX && nearer(box.y - bottom(other), found.above))
      found.above = box.y - bottom(other);
    if (isInColumn && other.y >= foot - TOUCHING_PX && nearer(other.y - foot, found.below)) {
      found.below = other.y - foot;
      next = text;
    }
    if (isInLine && right(other) <= box.x + TOUCHING_PX && nearer(box.x - right(other), found.leftOf))
      found.leftOf = box.x - right(other);
    if (isInLine && other.x >= end - TOUCHING_PX && nearer(other.x - end, found.rightOf))
      found.rightOf = other.x - end;
    const gap = Math.max(box.x - right(other), other.x - end);
    if (isInLine && gap >= -TOUCHING_PX && gap < besidePx) [besidePx, beside] = [gap, text];
  }
  return { ...found, ...(next && { next }), ...(beside && { beside }) };
}

const neighboursOf = rememberedObject((thing: Thing) => lookAround(thing, sight(frameOf(thing.layer))));

type OfPair = (first: TextThing, other: TextThing, sight: Sight) => number;

/** The first text inside, held against the nearest words below or in the same line. */
const against =
  (side: "next" | "beside", measure: OfPair) =>
  (thing: Thing, sight: Sight): number => {
    const { first } = thing.content;
    const other = neighboursOf(thing)[side];
    if (!other || !first || first.layer.node.text.runs.length === 0) return NOT_THERE;
    return measure(first, other, sight);
  };

const colorBetween: OfPair = (first, other, sight) => {
  const a = sight.fillOf(first)?.color;
  const b = sight.fillOf(other)?.color;
  return a && b ? apart(a, b) : NOT_THERE;
};

const weightBetween: OfPair = (first, other) => styleOf(other.layer).weight - styleOf(first.layer).weight;

const sizeBetween: OfPair = (first, other) =>
  styleOf(other.layer).sizePx / Math.max(1, styleOf(first.layer).sizePx);

const lengthOfOther: OfPair = (_, { layer }) => layer.node.text.characters.length;

/** The share of the free space above and below that is above: a heading stands closer to the words that follow it. */
function shareAbove(thing: Thing): number {
  const { above, below } = neighboursOf(thing);
  if (above === NOT_THERE || below === NOT_THERE) return NOT_THERE;
  return above / Math.max(1, above + below);
}

/** The painted box that a thing lies in, or the screen. */
export const paintedAround = ({ parent }: Thing): Thing | null => {
  for (let next = parent; next; next = next.parent) if (next.painter || !next.parent) return next;
  return null;
};

/** Evidence by the repetition of a thing, by its neighbours and by the boxes that it lies in. */
export const SURROUNDINGS = {
  twinsInRow: (thing, { twins }) => twins.row(thing),
  twinsInColumn: (thing, { twins }) => twins.column(thing),
  twinsAnywhere: (thing, { twins }) => twins.anywhere(thing),
  above: (thing) => neighboursOf(thing).above,
  below: (thing) => neighboursOf(thing).below,
  rightOf: (thing) => neighboursOf(thing).rightOf,
  leftOf: (thing) => neighboursOf(thing).leftOf,
  shareAbove,
  sizeBelow: against("next", sizeBetween),
  weightBelow: against("next", weightBetween),
  colorBelow: against("next", colorBetween),
  charactersBelow: against("next", lengthOfOther),
  sizeBeside: against("beside", sizeBetween),
  weightBeside: against("beside", weightBetween),
  colorBeside: against("beside", colorBetween),
  charactersBeside: against("beside", lengthOfOther),
  siblings: ({ parent }) => parent?.children.length ?? 0,
  siblingTexts: ({ parent }) => parent?.content.texts ?? 0,
  siblingCharacters: ({ parent }) => parent?.content.characters ?? 0,
  parentTexts: ({ parent }) => parent?.parent?.content.texts ?? 0,
  shareOfParent: ({ box, parent }) => (parent ? area(box) / Math.max(1, area(parent.box)) : 1),
  boxWidth: (thing) => paintedAround(thing)?.box.width ?? 0,
  boxHeight: (thing) => paintedAround(thing)?.box.height ?? 0,
  boxTexts: (thing) => paintedAround(thing)?.content.texts ?? 0,
  boxFromTop: (thing, sight) => (paintedAround(thing)?.box.y ?? 0) - sight.box.y,
  boxFromBottom: (thing, sight) => {
    const around = paintedAround(thing);
    return around ? bottom(sight.box) - bottom(around.box) : 0;
  },
} satisfies ElementEvidence;
