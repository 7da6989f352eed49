import { bottom, contains, intersection } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { closest, type Frame, type Layer } from "../../frame/frame.ts";
import { paintedIndex } from "../../paint/painted-index.ts";
import { inkBox } from "../../text/typography/ink.ts";
import { textIndex } from "../../text/text-index.ts";

/** Farther up nothing limits a label. */
const FAR_PX = 64;
const TOUCHING_PX = 1;

/** The top of what lies behind all of a strip, or the bottom of what ends in it; undefined where something crosses it. */
function limitBy({ node, order }: Layer, field: Layer, strip: Box, edge: number): number | undefined {
  if (bottom(node.box) <= edge + TOUCHING_PX) return bottom(node.box);
  const isBehind = order < field.order && node.box.x <= strip.x && contains(node.box, { ...strip, y: edge });
  return isBehind ? node.box.y : undefined;
}

/**
 * The free height in px above the edge of a field, as wide as a text that is to stand there: up to what is written or
 * painted above it, and to the upper edge of what lies behind it; at most 64. None where something crosses the place.
 */
export function roomAbove(field: Layer, { x, y, width }: Box, frame: Frame): number {
  const strip = { x, y: y - FAR_PX, width, height: FAR_PX };
  const inStrip = (box: Box | null): box is Box => box !== null && intersection(box, strip) !== null;
  const written = textIndex(frame)
    .touching(strip)
    .map(inkBox)
    .filter(inStrip)
    .map((ink) => Math.min(y, bottom(ink)));
  const painted = paintedIndex(frame)
    .touching(strip, (layer) => closest(layer, (one) => one === field) === undefined)
    .map((layer) => limitBy(layer, field, { ...strip, height: 0 }, y) ?? y);
  const limit = [...written, ...painted].reduce((lowest, edge) => Math.max(lowest, edge), strip.y);
  return Math.max(0, y - limit);
}
