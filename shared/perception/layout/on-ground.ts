import { GROUND_SHARE } from "../frame/limits.ts";
import { area, bottom, contains, intersection } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { indexBoxes } from "../frame/box-index.ts";
import { computed } from "../frame/computed.ts";
import type { Frame } from "../frame/frame.ts";
import type { Thing } from "../things/thing.ts";
import { things } from "../things/things.ts";

/** More things are a pattern or a drawing; each is compared with those in its row. */
const MOST_THINGS = 600;

interface Ground {
  readonly things: readonly Thing[];
  readonly touching: (place: Box) => readonly Thing[];
}

/**
 * The things that lie on the ground of a screen, or on a band across it, and those of them that touch a box; none where
 * they are more than 600.
 */
export const onGround = computed((frame: Frame): Ground => {
  const { width } = frame.root.node.box;
  const all: Thing[] = [];
  const collect = ({ children }: Thing): void => {
    for (const child of children) {
      const isBand = child.box.width >= GROUND_SHARE.ofWidth * width;
      const paintsNothing = child.kind === "group" && !child.painter;
      if (isBand || paintsNothing) collect(child);
      else all.push(child);
    }
  };
  const [root] = things(frame);
  if (root) collect(root);
  const found = all.length > MOST_THINGS ? [] : all;
  const byLayer = new Map(found.map((thing) => [thing.layer, thing]));
  const index = indexBoxes([...byLayer.keys()], (layer) => byLayer.get(layer)?.box ?? null);
  return {
    things: found,
    touching: (place) => index.touching(place).flatMap((layer) => byLayer.get(layer) ?? []),
  };
});

/** So much of the lower of two things of a row lies beside the other. */
const ROW_SHARE = 0.5;

const shareRow = (a: Box, b: Box): boolean =>
  Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y) >= ROW_SHARE * Math.min(a.height, b.height);

/**
 * The boxes in the row of a thing on the ground, and whether it lies in another one that is no band, or partly below one:
 * a dialog, say.
 */
export function besides(
  { layer, box, order }: Thing,
  frame: Frame,
): { readonly row: readonly Box[]; readonly isInside: boolean } {
  const { x, width } = frame.root.node.box;
  const others = onGround(frame)
    .touching({ ...box, x, width })
    .filter((other) => other.layer !== layer);
  return {
    row: others.map((other) => other.box).filter((other) => shareRow(other, box)),
    isInside: others.some(
      (other) =>
        intersection(other.box, box) !== null &&
        area(other.box) > area(box) &&
        (other.order > order || contains(other.box, box, 1)),
    ),
  };
}
