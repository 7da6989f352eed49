import { groupBy } from "../../group-by.ts";
import { areNear, bottom, right } from "../../scene/geometry.ts";
import { countWords, wordsOf } from "../text/language/prose.ts";
import { styleOf } from "../text/typography/text-style.ts";
import type { TextThing, Thing } from "../things/thing.ts";
import type { Sight } from "./evidence/sight.ts";
import type { Recognised } from "./recognised.ts";

/** Bubbles keep to one edge of a conversation and leave the other one free; each is as wide as its words. */
const BUBBLE = { widestShare: 0.85, samePx: 12, freePx: 24, fewest: 3, fewestWidths: 3 };
/** Pills and tags say a word or two; of what people write to each other something is longer. */
const FEWEST_WORDS = 3;

interface Bubble {
  readonly thing: Thing;
  readonly text: TextThing;
}

/** A painted box with one text in it, narrower than the screen. */
function bubbleOf(thing: Thing, sight: Sight): readonly Bubble[] {
  if (!thing.painter || !thing.parent || thing.box.width > BUBBLE.widestShare * sight.box.width) return [];
  const { texts, first } = sight.contentOf(thing);
  return texts === 1 && first && first.layer.node.text.runs.length > 0 ? [{ thing, text: first }] : [];
}

/** The boxes with letters of one size that stand one below the other, with no other one beside them. */
function columnsOf(bubbles: readonly Bubble[]): readonly (readonly Bubble[])[] {
  const sorted = bubbles.toSorted((a, b) => a.thing.box.y - b.thing.box.y);
  const alone = sorted.filter(({ thing: { box } }, index) => {
    const [before, after] = [sorted[index - 1]?.thing.box, sorted[index + 1]?.thing.box];
    return (!before || bottom(before) <= box.y) && (!after || after.y >= bottom(box));
  });
  return [...groupBy(alone, ({ text }) => styleOf(text.layer).sizePx).values()];
}

/** True of a column that is a conversation: some boxes start on its left edge, the others end on its right one. */
function areMessages(column: readonly Bubble[]): boolean {
  const { samePx, freePx, fewest, fewestWidths } = BUBBLE;
  const boxes = column.map(({ thing }) => thing.box);
  const [from, to] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(right))];
  const ofOne = boxes.filter((box) => areNear(box.x, from, samePx) && right(box) <= to - freePx);
  const ofOther = boxes.filter((box) => areNear(right(box), to, samePx) && box.x >= from + freePx);
  return (
    boxes.length >= fewest &&
    Math.min(ofOne.length, ofOther.length) > 0 &&
    ofOne.length + ofOther.length === boxes.length &&
    new Set(boxes.map(({ width }) => Math.round(width))).size >= fewestWidths &&
    column.some(({ text }) => countWords(wordsOf(text.layer)) >= FEWEST_WORDS)
  );
}

function isIn(thing: Thing, holders: ReadonlySet<Thing>): boolean {
  for (let next: Thing | null = thing; next; next = next.parent) if (holders.has(next)) return true;
  return false;
}

/** Leaves out what was taken for a control in the bubbles of a conversation: they are read, and not pressed. */
export function withoutMessages(all: readonly Recognised[], sight: Sight): readonly Recognised[] {
  const columns = columnsOf(sight.things.flatMap((thing) => bubbleOf(thing, sight)));
  const bubbles = new Set(columns.filter(areMessages).flatMap((column) => column.map(({ thing }) => thing)));
  return bubbles.size === 0 ? all : all.filter(({ things: [thing] }) => !isIn(thing, bubbles));
}
