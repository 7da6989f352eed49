import type { Change } from "../../../mend/change.ts";
import { type Frame, isText, type Layer } from "../../../perception/frame/frame.ts";
import { layersById } from "../../../perception/frame/layers-by-id.ts";
import { paintedIndex } from "../../../perception/paint/painted-index.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { center, contains } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";

/** How far from what is moved its neighbors stand, and how exactly they keep to one line with it: a sign to its words less so. */
const NEIGHBOR = { reachPx: 40, besidePx: 60, samePx: 1, levelPx: 4 };

const holds = (outer: Layer, inner: Layer): boolean => contains(outer.node.box, inner.node.box, 1);

/** The line that others keep with a layer, by the way in which it is moved: its left edge, or the middle of its height. */
const LINES = {
  x: ({ node: { box } }: Layer): number => box.x,
  y: ({ node: { box } }: Layer): number => center(box).y,
} as const;

type Way = keyof typeof LINES;

const offLine = (one: Layer, other: Layer, way: Way): number => Math.abs(LINES[way](one) - LINES[way](other));

/** Where neighbors are looked for: above and below what moves sideways, on both sides of what moves up or down. */
function around({ node: { box } }: Layer, way: Way): Box {
  const { x, y, width, height } = box;
  const { reachPx, besidePx, samePx } = NEIGHBOR;
  return way === "x"
    ? { x: x - samePx, y: y - reachPx, width: 2 * samePx, height: height + 2 * reachPx }
    : { x: x - besidePx, y: center(box).y - samePx, width: width + 2 * besidePx, height: 2 * samePx };
}

/** Finds what keeps to one line with a layer right beside it: text with text above and below, anything on the sides. */
function neighborsOf(layer: Layer, way: Way, frame: Frame): readonly Layer[] {
  const place = around(layer, way);
  const near: readonly Layer[] = [
    ...textIndex(frame).touching(place),
    ...paintedIndex(frame).touching(place),
  ];
  return near.filter(
    (other) =>
      other !== layer &&
      (way === "y" || isText(other) === isText(layer)) &&
      offLine(other, layer, way) <= (way === "x" ? NEIGHBOR.samePx : NEIGHBOR.levelPx) &&
      !holds(other, layer) &&
      !holds(layer, other),
  );
}

/**
 * True when what is moved leaves nothing behind that kept to one line with it: a title that is moved away from its text makes a
 * straight card crooked, and an icon that is moved down no longer stands beside its words.
 *
 * @param openBefore - opens the screen before the changes: most changes move nothing, and need it not
 */
export function edgesAreKept(changes: readonly Change[], openBefore: () => Frame, after: Frame): boolean {
  const moves = changes.flatMap(({ property, layer }) =>
    property === "x" || property === "y" ? [{ way: property, id: layer } as const] : [],
  );
  if (moves.length === 0) return true;
  const before = openBefore();
  const now = layersById(after);
  return moves.every(({ way, id }) => {
    const layer = layersById(before).get(id);
    const moved = now.get(id);
    if (!layer || !moved) return true;
    return neighborsOf(layer, way, before).every((neighbor) => {
      const other = now.get(neighbor.node.id);
      return !other || offLine(moved, other, way) <= offLine(layer, neighbor, way) + NEIGHBOR.samePx;
    });
  });
}
