import { field, listField, numberField } from "../../../../shared/scene/json.ts";
import { readCornerRadii } from "../../../../shared/scene/rest/read-layout.ts";
import { readPaints, readStroke } from "../../../../shared/scene/rest/read-paint.ts";
import type { Paint, Sides, Stroke } from "../../../../shared/scene/scene.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { Defs } from "../defs.ts";
import type { Size } from "../paint/gradient.ts";
import { paintAttributes } from "../paint/paint.ts";
import { cornersOf, ellipsePath, insetPath } from "./path.ts";
import type { Shape } from "./shape.ts";
import { type Attributes, element, num } from "../svg.ts";
import { objectOf } from "../object-of.ts";

/** All that a stroke is drawn from. */
interface Outline {
  readonly node: RestNode;
  readonly shape: Shape;
  readonly size: Size;
  readonly stroke: Stroke;
  readonly defs: Defs;
}

const CAPS: Readonly<Record<string, string>> = { ROUND: "round", SQUARE: "square" };
const JOINS: Readonly<Record<string, string>> = { ROUND: "round", BEVEL: "bevel" };
/** The share of a stroke that lies outside of the shape. */
const OUTSIDE_SHARE = { inside: 0, center: 0.5, outside: 1 } as const;

const scaled = (sides: Sides, by: number): Sides => [
  sides[0] * by,
  sides[1] * by,
  sides[2] * by,
  sides[3] * by,
];
const widest = ({ widthsPx }: Stroke): number => Math.max(...widthsPx);
const isEven = ({ widthsPx }: Stroke): boolean => widthsPx.every((width) => width === widthsPx[0]);

/** Figma keeps vectors and lines centred when the file does not say where their stroke lies. */
function alignOf({ node, shape, stroke }: Outline): Stroke["align"] {
  const isSaid = field(objectOf(node), "strokeAlign") !== undefined;
  return isSaid || shape.kind === "box" || shape.kind === "ellipse" ? stroke.align : "center";
}

function lineStyle(node: RestNode): Attributes {
  const object = objectOf(node);
  const dashes = listField(object, "strokeDashes").flatMap(({ value }) =>
    typeof value === "number" ? [num(value)] : [],
  );
  return {
    "stroke-dasharray": dashes.length > 0 ? dashes.join(" ") : undefined,
    "stroke-linecap": CAPS[String(field(object, "strokeCap"))],
    "stroke-linejoin": JOINS[String(field(object, "strokeJoin"))],
    "stroke-miterlimit": numberField(object, "strokeMiterAngle") === undefined ? undefined : 4,
  };
}

/** The area between the outer and the inner edge: it can be of another width on each side. */
function ring(outline: Outline, paint: Paint): string {
  const { node, size, stroke, defs } = outline;
  const rect = { x: 0, y: 0, ...size };
  const corners = cornersOf(readCornerRadii(objectOf(node)), rect);
  const share = OUTSIDE_SHARE[alignOf(outline)];
  const outer = insetPath(rect, corners, scaled(stroke.widthsPx, -share));
  const inner = insetPath(rect, corners, scaled(stroke.widthsPx, 1 - share));
  return element("path", {
    d: outer + inner,
    "fill-rule": "evenodd",
    ...paintAttributes(paint, "fill", size, defs),
  });
}

function midline({ node, shape, size, stroke }: Outline, align: Stroke["align"]): string {
  const rect = { x: 0, y: 0, ...size };
  const by = widest(stroke) * (0.5 - OUTSIDE_SHARE[align]);
  if (shape.kind === "ellipse")
    return ellipsePath({
      x: by,
      y: by,
      width: Math.max(0, size.width - 2 * by),
      height: Math.max(0, size.height - 2 * by),
    });
  return insetPath(rect, cornersOf(readCornerRadii(objectOf(node)), rect), [by, by, by, by]);
}

const stroked = (
  { node, size, defs }: Outline,
  d: string,
  widthPx: number,
  paint: Paint,
  more: Attributes = {},
): string =>
  element("path", {
    d,
    fill: "none",
    "stroke-width": widthPx,
    ...lineStyle(node),
    ...more,
    ...paintAttributes(paint, "stroke", size, defs),
  });

/** A line of Figma lies above its own zero (to the left, when it stands upright). */
function onLine(outline: Outline, paint: Paint): string {
  const widthPx = widest(outline.stroke);
  const isUpright = outline.size.width === 0 && outline.size.height > 0;
  const transform = isUpright ? `translate(${num(-widthPx / 2)} 0)` : `translate(0 ${num(-widthPx / 2)})`;
  return stroked(outline, outline.shape.path, widthPx, paint, { transform });
}

/** A stroke twice as wide, of which only the half inside or outside of the shape is shown. */
function halved(outline: Outline, align: "inside" | "outside", paint: Paint): string {
  const { shape, size, stroke, defs } = outline;
  const rule = shape.isEvenOdd ? "evenodd" : undefined;
  const widthPx = widest(stroke) * 2;
  if (align === "inside") {
    const clip = defs.add((id) =>
      element("clipPath", { id }, element("path", { d: shape.path, "clip-rule": rule })),
    );
    return stroked(outline, shape.path, widthPx, paint, { "clip-path": clip });
  }
  const around = {
    x: -widthPx,
    y: -widthPx,
    width: size.width + 2 * widthPx,
    height: size.height + 2 * widthPx,
  };
  const shown =
    element("rect", { ...around, fill: "#fff" }) + element("path", { d: shape.path, "fill-rule": rule });
  const mask = defs.add((id) => element("mask", { id, maskUnits: "userSpaceOnUse", ...around }, shown));
  return stroked(outline, shape.path, widthPx, paint, { mask });
}

function drawOne(outline: Outline, paint: Paint): string {
  const { shape, size, stroke, defs } = outline;
  const align = alignOf(outline);
  if (shape.strokePath)
    return element("path", { d: shape.strokePath, ...paintAttributes(paint, "fill", size, defs) });
  if (shape.kind === "box" && !(stroke.isDashed && isEven(stroke))) return ring(outline, paint);
  if (shape.kind === "box" || shape.kind === "ellipse")
    return stroked(outline, midline(outline, align), widest(stroke), paint);
  if (shape.kind === "line") return onLine(outline, paint);
  if (shape.kind === "sketch")
    return stroked(outline, shape.path, widest(stroke), paint, { "stroke-linejoin": "round" });
  return align === "center"
    ? stroked(outline, shape.path, widest(stroke), paint)
    : halved(outline, align, paint);
}

/** Draws the strokes of a node around its shape, from 0,0. */
export function drawStrokes(node: RestNode, shape: Shape, size: Size, defs: Defs): string {
  const stroke = readStroke(objectOf(node));
  if (!stroke) return "";
  const outline = { node, shape, size, stroke, defs };
  return (readPaints(objectOf(node), "strokes") ?? []).map((paint) => drawOne(outline, paint)).join("");
}
