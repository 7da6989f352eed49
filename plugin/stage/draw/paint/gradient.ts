import type { GradientPaint, Rgb, Rgba } from "../../../../shared/scene/scene.ts";
import type { Defs } from "../defs.ts";
import { element, num } from "../svg.ts";

/** The size that a paint fills, from 0,0. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Wedges of an angular gradient, which SVG lacks. */
const WEDGES = 120;
/** Wedges overlap a little, so that no light shines through between them. */
const OVERLAP = 0.25;
const FAR = 4;

type Stop = GradientPaint["stops"][number];

/** A colour as CSS writes it. */
export const cssColor = ({ r, g, b }: Rgb): string =>
  `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(" ")})`;

const DEFAULT_HANDLES = {
  linear: [
    { x: 0.5, y: 0 },
    { x: 0.5, y: 1 },
    { x: 0, y: 0 },
  ],
  around: [
    { x: 0.5, y: 0.5 },
    { x: 1, y: 0.5 },
    { x: 0.5, y: 1 },
  ],
};

/** The matrix from the gradient's own space (it runs from 0 to 1 along x) to the px of the shape. */
function gradientMatrix(paint: GradientPaint, { width, height }: Size): string {
  const fallback = paint.shape === "linear" ? DEFAULT_HANDLES.linear : DEFAULT_HANDLES.around;
  const [start, end, side] = (paint.handles ?? fallback).map(({ x, y }) => ({ x: x * width, y: y * height }));
  if (!start || !end || !side) return "matrix(1 0 0 1 0 0)";
  const parts = [end.x - start.x, end.y - start.y, side.x - start.x, side.y - start.y, start.x, start.y];
  return `matrix(${parts.map(num).join(" ")})`;
}

const stopElement = ({ position, color }: Stop): string =>
  element("stop", {
    offset: position,
    "stop-color": cssColor(color),
    "stop-opacity": color.a < 1 ? color.a : undefined,
  });

function mix(from: Rgba, to: Rgba, share: number): Rgba {
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    r: between(from.r, to.r),
    g: between(from.g, to.g),
    b: between(from.b, to.b),
    a: between(from.a, to.a),
  };
}

/** The colour of a gradient at a position from 0 to 1. */
export function colorAt(stops: readonly Stop[], position: number): Rgba {
  const after = stops.findIndex((stop) => stop.position >= position);
  const next = stops[after] ?? stops.at(-1);
  const last = stops[after - 1] ?? (after === 0 ? stops[0] : stops.at(-1));
  if (!next || !last) return { r: 0, g: 0, b: 0, a: 0 };
  const span = next.position - last.position;
  return span > 0 ? mix(last.color, next.color, (position - last.position) / span) : next.color;
}

function wedge(stops: readonly Stop[], index: number): string {
  const color = colorAt(stops, (index + 0.5) / WEDGES);
  const point = (at: number) => {
    const angle = (at / WEDGES) * 2 * Math.PI;
    return `${num(Math.cos(angle) * FAR)} ${num(Math.sin(angle) * FAR)}`;
  };
  return element("path", {
    d: `M0 0L${point(index)}L${point(index + 1 + OVERLAP)}Z`,
    fill: cssColor(color),
    "fill-opacity": color.a < 1 ? color.a : undefined,
  });
}

function angularPattern(id: string, paint: GradientPaint, size: Size): string {
  const wedges = Array.from({ length: WEDGES }, (_, index) => wedge(paint.stops, index)).join("");
  const content = element("g", { transform: gradientMatrix(paint, size) }, wedges);
  return element("pattern", { id, patternUnits: "userSpaceOnUse", ...size }, content);
}

/** Defines a gradient over a size; answers the value of `fill`. A diamond is drawn as a radial gradient. */
export function gradientFill(paint: GradientPaint, size: Size, defs: Defs): string {
  if (paint.shape === "angular") return defs.add((id) => angularPattern(id, paint, size));
  const isLinear = paint.shape === "linear";
  const reach = isLinear ? { x1: 0, y1: 0, x2: 1, y2: 0 } : { cx: 0, cy: 0, r: 1 };
  return defs.add((id) =>
    element(
      isLinear ? "linearGradient" : "radialGradient",
      { id, gradientUnits: "userSpaceOnUse", gradientTransform: gradientMatrix(paint, size), ...reach },
      paint.stops.map(stopElement).join(""),
    ),
  );
}
