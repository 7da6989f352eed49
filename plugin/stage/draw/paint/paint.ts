import type { Paint } from "../../../../shared/scene/scene.ts";
import { blendStyle } from "./blend.ts";
import type { Defs } from "../defs.ts";
import { cssColor, gradientFill, type Size } from "./gradient.ts";
import { pictureFill } from "./picture.ts";
import type { Attributes } from "../svg.ts";

/** Colour of a paint whose colours an exporter lost. */
const UNKNOWN = "#c9c9c9";

function paintValue(paint: Paint, size: Size, defs: Defs): string {
  if (paint.type === "solid") return cssColor(paint.color);
  if (paint.type === "image") return pictureFill(paint, size, defs);
  return paint.stops.length > 0 ? gradientFill(paint, size, defs) : UNKNOWN;
}

/** Patterns and gradients have no area to fill on a line, so they get at least a px. */
const paintable = ({ width, height }: Size): Size => ({
  width: Math.max(1, width),
  height: Math.max(1, height),
});

/** The attributes that fill (or stroke) with a paint over a size. */
export function paintAttributes(paint: Paint, use: "fill" | "stroke", size: Size, defs: Defs): Attributes {
  return {
    [use]: paintValue(paint, paintable(size), defs),
    [`${use}-opacity`]: paint.opacity,
    style: blendStyle(paint.blendMode),
  };
}
