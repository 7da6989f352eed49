import { bottom, right } from "../scene/geometry.ts";
import type { LabelChange } from "./change.ts";

/** The way in which a text stands beside its layer, as a stack of the two has it. */
export interface Beside {
  readonly direction: "vertical" | "horizontal";
  /** True when the text comes before the layer: above it, or left of it. */
  readonly isFirst: boolean;
  readonly gapPx: number;
}

/** Tells from two boxes how a text stands beside its layer: above or below, else before or after it. */
export function besideOf({ box, from }: Pick<LabelChange, "box" | "from">): Beside {
  const [above, below] = [from.y - bottom(box), box.y - bottom(from)];
  if (Math.max(above, below) >= 0)
    return { direction: "vertical", isFirst: above > below, gapPx: Math.max(above, below) };
  const [before, after] = [from.x - right(box), box.x - right(from)];
  return { direction: "horizontal", isFirst: before > after, gapPx: Math.max(before, after, 0) };
}
