import type { Paint } from "../../../shared/scene/scene.ts";
import { blendStyle } from "./blend.ts";
import type { Defs } from "./defs.ts";
import { cssColor, gradientFill, type Size } from "./gradient.ts";
import { type Attributes, element, num } from "./svg.ts";

const PICTURE_GROUND = "#e3e3e3";
const PICTURE_SIGN = "#d4d4d4";
/** Colour of a paint whose colours an exporter lost. */
const UNKNOWN = "#c9c9c9";

/** Hills and a sun in a frame, drawn in a square of 24. */
const PICTURE_PATHS =
  "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM4 20 11 13l8 8M13.5 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0";

/** The stand-in for a picture: its pixels are not in the file. */
function pictureFill(size: Size, defs: Defs): string {
  const side = Math.min(size.width, size.height) * 0.78;
  const at = `translate(${num((size.width - side) / 2)} ${num((size.height - side) / 2)}) scale(${num(side / 24)})`;
  const ground = element("rect", { ...size, fill: PICTURE_GROUND });
  const sign = element("path", {
    d: PICTURE_PATHS,
    transform: at,
    fill: "none",
    stroke: PICTURE_SIGN,
    "stroke-width": 2,
  });
  return defs.add((id) => element("pattern", { id, patternUnits: "userSpaceOnUse", ...size }, ground + sign));
}

function paintValue(paint: Paint, size: Size, defs: Defs): string {
  if (paint.type === "solid") return cssColor(paint.color);
  if (paint.type === "image") return pictureFill(size, defs);
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
