import { area, intersection } from "../../scene/geometry.ts";
import { mix } from "../../scene/color.ts";
import type { Box, Paint, Rgb } from "../../scene/scene.ts";
import { isText, type Frame, type Layer } from "../frame/frame.ts";
import { totalOpacity } from "../paint/opacity.ts";
import { hasFill, hasStroke } from "../paint/painted-box.ts";
import { prominenceOf, shareOf, UNKNOWN_PROMINENCE, type VisualPart } from "./visual-parts.ts";

/** One stroke or blot of a drawing. */
interface Stroke {
  readonly inkPx: number;
  readonly prominence: number;
}

/** Of the box around a drawn outline about so much is filled. */
const FILLED_SHARE = 0.6;

const isBox = ({ node: { type } }: Layer): boolean => type !== "VECTOR" && type !== "BOOLEAN_OPERATION";

function prominenceOfPaint(paint: Paint, opacity: number, ground: Rgb): number {
  if (paint.type === "solid") return prominenceOf(mix(ground, paint.color, opacity), ground);
  if (paint.type === "image" || paint.stops.length === 0) return UNKNOWN_PROMINENCE * opacity;
  const each = paint.stops.map(({ color }) => prominenceOf(mix(ground, color, color.a * opacity), ground));
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}

/** How far paints on top of each other stand out: each hides what is below it as far as it is opaque. */
const prominenceOfAll = (paints: readonly Paint[], layer: Layer, ground: Rgb): number =>
  paints.reduce((below, paint) => {
    const { opacity = 1 } = paint;
    return below * (1 - opacity) + prominenceOfPaint(paint, opacity * totalOpacity(layer), ground);
  }, 0);

/** The strokes and blots that a layer itself adds to a drawing. */
function strokesOf(layer: Layer, box: Box, ground: Rgb): readonly Stroke[] {
  const seen = layer.visibleBox && intersection(layer.visibleBox, box);
  if (!seen || layer.node.isMask || isText(layer)) return [];
  const { fills = [], strokes = [] } = layer.node;
  const filled = area(seen) * (isBox(layer) ? 1 : FILLED_SHARE);
  const widthPx = Math.max(0, ...(layer.node.stroke?.widthsPx ?? []));
  const drawn = Math.min(area(seen), 2 * (seen.width + seen.height) * widthPx);
  return [
    ...(hasFill(layer) ? [{ inkPx: filled, prominence: prominenceOfAll(fills, layer, ground) }] : []),
    ...(hasStroke(layer) ? [{ inkPx: drawn, prominence: prominenceOfAll(strokes, layer, ground) }] : []),
  ];
}

/**
 * All that these layers paint themselves as one mark in a box on a plain ground: what they paint together,
 * and how far most of that stands out.
 */
export function drawing(frame: Frame, layers: readonly Layer[], box: Box, ground: Rgb): VisualPart {
  const strokes = layers.flatMap((layer) => strokesOf(layer, box, ground));
  const inkPx = strokes.reduce((sum, stroke) => sum + stroke.inkPx, 0);
  const squares = strokes.reduce((sum, stroke) => sum + stroke.inkPx * stroke.prominence ** 2, 0);
  return {
    size: shareOf(frame, Math.min(area(box), inkPx)),
    prominence: inkPx > 0 ? Math.sqrt(squares / inkPx) : 0,
  };
}
