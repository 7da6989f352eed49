import { intersection } from "../../scene/geometry.ts";
import type { Thing } from "../things/thing.ts";
import type { Sight } from "./evidence/sight.ts";

const MOST_LOOKED_AT = 24;

/** Whether a bare stroke overlaps another one beside it in the file: both are parts of one drawing, and no button. */
export function isPartOfDrawing(thing: Thing, { things }: Sight): boolean {
  if (thing.kind !== "icon" || thing.layer.children.length > 0) return false;
  return things
    .slice(Math.max(0, thing.order - MOST_LOOKED_AT), thing.order + MOST_LOOKED_AT)
    .some(
      (other) =>
        other !== thing &&
        other.parent === thing.parent &&
        (other.kind === "icon" || other.kind === "shape") &&
        other.layer.children.length === 0 &&
        other.children.length === 0 &&
        intersection(other.box, thing.box) !== null,
    );
}
