import { type Axis, SIDEWAYS } from "../../../perception/structure/axis.ts";
import type { Change } from "../../../mend/change.ts";
import { closest, type Layer } from "../../../perception/frame/frame.ts";
import type { Thing } from "../../../perception/things/thing.ts";
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
export function moveThing(thing: Thing, rightPx: number, downPx: number): readonly Change[] {
  const layers = layersOf(thing);
  const outermost = [...layers].filter(
    ({ parent }) => parent === null || closest(parent, (one) => layers.has(one)) === undefined,
  );
  if (layers.size > MOST_LAYERS || outermost.some(isPlacedByLayout)) return [];
  return outermost.flatMap((layer) => moveLayer(layer, Math.round(rightPx), Math.round(downPx)));
}

/** Moves each of some things so many px along an axis, from left to right where no other is said. */
export const moveEach = (
  moves: readonly (readonly [thing: Thing, px: number])[],
  along: Axis = SIDEWAYS,
): readonly Change[] =>
  moves.flatMap(([thing, px]) => (along === SIDEWAYS ? moveThing(thing, px, 0) : moveThing(thing, 0, px)));
