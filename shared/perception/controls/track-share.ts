import { areNear, center, right, union } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import type { Element } from "../elements/element.ts";

const SAME_PX = 3;

const isKnob = ({ width, height }: Box, track: Box): boolean =>
  areNear(width, height, 4) && height > track.height;

/** Where the first part of a bar in two parts ends. */
function endOfFirst(boxes: readonly Box[], whole: Box): number | undefined {
  const [first, ...others] = boxes
    .filter(({ x }) => areNear(x, whole.x, SAME_PX))
    .toSorted((a, b) => a.width - b.width);
  return first && boxes.length === 2 && others.length <= 1 ? right(first) : undefined;
}

/**
 * The filled share of a slider or a progress bar, from 0 to 1: by its knob, or by the part in another colour.
 * Undefined for other elements, for two knobs, and where it cannot be told.
 */
export function trackShare({ role, layers }: Element): number | undefined {
  if (role !== "slider" && role !== "progress") return undefined;
  const [track] = layers;
  const knobs = layers.slice(1).filter(({ node }) => isKnob(node.box, track.node.box));
  // Some push a bar as wide as its track out of it: what is cut off there is not seen.
  const boxes = layers
    .filter((layer) => !knobs.includes(layer))
    .map(({ node, visibleBox }) => visibleBox ?? node.box);
  const whole = union(boxes);
  const [knob, ...others] = knobs;
  // A knob may have a ring around it.
  const isOne = others.every(({ node }) =>
    areNear(center(node.box).x, center(knob?.node.box ?? node.box).x, SAME_PX),
  );
  if (!whole || whole.width <= 0 || !isOne) return undefined;
  const end = knob ? center(knob.node.box).x : endOfFirst(boxes, whole);
  return end === undefined ? undefined : Math.min(1, Math.max(0, (end - whole.x) / whole.width));
}
