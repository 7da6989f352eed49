import { type Axis, SIDEWAYS } from "../../../perception/structure/axis.ts";
import type { Change } from "../../../mend/change.ts";
import { closest, frameOf, type Layer } from "../../../perception/frame/frame.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { isWords, type Thing } from "../../../perception/things/thing.ts";
import { isPlacedByLayout, moveLayer } from "../set-values.ts";

/** A thing that is drawn with more layers is a part of a screen, and is not moved as a whole. */
const MOST_LAYERS = 200;

function layersOf(thing: Thing): ReadonlySet<Layer> {
  const found = new Set<Layer>();
  const waiting: Thing[] = [thing];
  for (let next = waiting.pop(); next && found.size <= MOST_LAYERS; next = waiting.pop()) {
    found.add(next.layer);
    if (next.painter) found.add(next.painter);
    for (const child of next.children) waiting.push(child);
  }
  return found;
}

/**
 * Moves a thing so many whole px to the right and down with all that lies in it, also where its words are no children of
 * its box; none where an auto layout puts a part of it in place.
 */
function moveThing(thing: Thing, rightPx: number, downPx: number): readonly Change[] {
  const layers = layersOf(thing);
  const outermost = [...layers].filter(
    ({ parent }) => parent === null || closest(parent, (one) => layers.has(one)) === undefined,
  );
  if (layers.size > MOST_LAYERS || outermost.some(isPlacedByLayout)) return [];
  return outermost.flatMap((layer) => moveLayer(layer, Math.round(rightPx), Math.round(downPx)));
}

type Moves = readonly (readonly [thing: Thing, px: number])[];

/** Words so near to a box, the way it is moved, belong to it: the label above a field. */
const BELONGS_PX = 16;

/** True when a box is moved towards words of its own, or away from them. */
function leavesWords(moves: Moves, along: Axis): boolean {
  const moved = new Set(moves.flatMap(([thing]) => [...layersOf(thing)]));
  return moves.some(([thing, px]) => {
    if (isWords(thing) || Math.round(px) === 0) return false;
    const { x, y, width, height } = thing.box;
    const reach =
      along === SIDEWAYS
        ? { x: x - BELONGS_PX, y, width: width + 2 * BELONGS_PX, height }
        : { x, y: y - BELONGS_PX, width, height: height + 2 * BELONGS_PX };
    return textIndex(frameOf(thing.layer))
      .touching(reach)
      .some((text) => !moved.has(text) && closest(text, (one) => moved.has(one)) === undefined);
  });
}

/** Moves each of some things so many px along an axis, from left to right where no other is said; none where words that belong to one would stay. */
export const moveEach = (moves: Moves, along: Axis = SIDEWAYS): readonly Change[] =>
  leavesWords(moves, along)
    ? []
    : moves.flatMap(([thing, px]) =>
        along === SIDEWAYS ? moveThing(thing, px, 0) : moveThing(thing, 0, px),
      );
