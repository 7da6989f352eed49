import { grow, intersection } from "../../../scene/geometry.ts";
import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";

const MOST_LOOKED_AT = 24;
/** A stroke this many times longer than wide seldom stands for something by itself when others are near. */
const LONGEST = 2.5;
const NEAR_PX = 24;

const isBar = ({ box: { width, height } }: Thing): boolean =>
  Math.max(width, height) > LONGEST * Math.min(width, height);

/**
 * True when a bare stroke overlaps another one, or is a bar near another one: it is part of a drawing, and no button.
 */
export function isPartOfDrawing(thing: Thing, { things }: Sight): boolean {
  if (thing.kind !== "icon" || thing.layer.children.length > 0) return false;
  const reach = isBar(thing) ? grow(thing.box, NEAR_PX) : thing.box;
  return things
    .slice(Math.max(0, thing.order - MOST_LOOKED_AT), thing.order + MOST_LOOKED_AT)
    .some(
      (other) =>
        other !== thing &&
        other.parent === thing.parent &&
        (other.kind === "icon" || other.kind === "shape") &&
        other.layer.children.length === 0 &&
        other.children.length === 0 &&
        intersection(other.box, reach) !== null,
    );
}
