import { area, bottom, right } from "../../../scene/geometry.ts";
import { styleOf } from "../../text/text-style.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import { flag, NOT_THERE, type Evidence } from "./evidence.ts";
import type { Sight } from "./sight.ts";

const NEAR_PX = 48;
const BESIDE_PX = 24;

const near = (thing: Thing, sight: Sight, box: Thing["box"]): readonly TextThing[] =>
  sight.texts
    .touching(box)
    .slice(0, 32)
    .map((layer) => sight.textThings.get(layer))
    .filter((text): text is TextThing => text !== undefined && text !== thing && !isInside(text, thing));

function isInside(inner: Thing, outer: Thing): boolean {
  for (let next: Thing | null = inner.parent; next; next = next.parent) {
    if (next === outer) return true;
    if (next.order < outer.order) return false;
  }
  return false;
}

function above(thing: Thing, sight: Sight): number {
  const { x, y, width } = thing.box;
  const gaps = near(thing, sight, { x, y: y - NEAR_PX, width, height: NEAR_PX })
    .filter(({ box }) => bottom(box) <= y + 2)
    .map(({ box }) => y - bottom(box));
  return gaps.length > 0 ? Math.min(...gaps) : NOT_THERE;
}

function below(thing: Thing, sight: Sight): number {
  const { box } = thing;
  const gaps = near(thing, sight, { ...box, y: bottom(box), height: NEAR_PX })
    .filter((text) => text.box.y >= bottom(box) - 2)
    .map((text) => text.box.y - bottom(box));
  return gaps.length > 0 ? Math.min(...gaps) : NOT_THERE;
}

function rightOf(thing: Thing, sight: Sight): number {
  const { box } = thing;
  const gaps = near(thing, sight, { ...box, x: right(box), width: BESIDE_PX })
    .filter((text) => text.box.x >= right(box) - 2)
    .map((text) => text.box.x - right(box));
  return gaps.length > 0 ? Math.min(...gaps) : NOT_THERE;
}

function leftOf(thing: Thing, sight: Sight): number {
  const { box } = thing;
  const gaps = near(thing, sight, { ...box, x: box.x - BESIDE_PX, width: BESIDE_PX })
    .filter((text) => right(text.box) <= box.x + 2)
    .map((text) => box.x - right(text.box));
  return gaps.length > 0 ? Math.min(...gaps) : NOT_THERE;
}

/** The size of the next text below, to that of the first text inside. */
function sizeBelow(thing: Thing, sight: Sight): number {
  const { first } = sight.contentOf(thing);
  if (!first || first.layer.node.text.runs.length === 0) return NOT_THERE;
  const { box } = thing;
  const next = near(thing, sight, { ...box, y: bottom(box), height: NEAR_PX })
    .filter((text) => text.box.y >= bottom(box) - 2)
    .toSorted((a, b) => a.box.y - b.box.y || a.order - b.order)[0];
  return next ? styleOf(next.layer).sizePx / Math.max(1, styleOf(first.layer).sizePx) : NOT_THERE;
}

const boxAround = ({ parent }: Thing): Thing | null => {
  for (let next = parent; next; next = next.parent) if (next.painter || !next.parent) return next;
  return null;
};

/** How often a thing is repeated, what stands around it, what it lies in. */
export const SURROUNDINGS: Evidence = {
  twinsInRow: (thing, { twins }) => twins.row(thing),
  twinsInColumn: (thing, { twins }) => twins.column(thing),
  twinsAnywhere: (thing, { twins }) => twins.anywhere(thing),
  above,
  below,
  rightOf,
  leftOf,
  sizeBelow,
  siblings: ({ parent }) => parent?.children.length ?? 0,
  siblingTexts: ({ parent }, sight) => (parent ? sight.contentOf(parent).texts : 0),
  siblingCharacters: ({ parent }, sight) => (parent ? sight.contentOf(parent).characters : 0),
  parentTexts: ({ parent }, sight) => (parent?.parent ? sight.contentOf(parent.parent).texts : 0),
  shareOfParent: ({ box, parent }) => (parent ? area(box) / Math.max(1, area(parent.box)) : 1),
  boxWidth: (thing) => boxAround(thing)?.box.width ?? 0,
  boxHeight: (thing) => boxAround(thing)?.box.height ?? 0,
  boxTexts: (thing, sight) => {
    const around = boxAround(thing);
    return around ? sight.contentOf(around).texts : 0;
  },
  boxIsScreen: (thing) => flag(boxAround(thing)?.parent === null),
  boxFromTop: (thing, sight) => (boxAround(thing)?.box.y ?? 0) - sight.box.y,
  boxFromBottom: (thing, sight) => {
    const around = boxAround(thing);
    return around ? bottom(sight.box) - bottom(around.box) : 0;
  },
  isFirst: (thing, sight) => {
    const around = thing.parent;
    return flag(around !== null && sight.contentOf(around).first === sight.contentOf(thing).first);
  },
};
