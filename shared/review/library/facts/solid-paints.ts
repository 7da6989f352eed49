import { toHex } from "../../../scene/color.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import type { Paint, SceneNode, SolidPaint } from "../../../scene/scene.ts";
import type { Spot } from "./spots.ts";

/** The purposes that a colour serves. */
export type Purpose = "text" | "fill" | "stroke" | "shape";

/** A plain colour of a layer. */
export interface PaintUse {
  readonly spot: Spot;
  readonly purpose: Purpose;
  /** `#rrggbb`, and its opacity where it is not opaque: `#000000 60%`. */
  readonly color: string;
  readonly variable: string | undefined;
  readonly style: string | undefined;
}

/** A colour and its opacity as they are compared and written. */
export const writeColor = (color: SolidPaint["color"], opacity = 1): string =>
  opacity >= 0.995 ? toHex(color) : `${toHex(color)} ${Math.round(opacity * 100)}%`;

/** The types of layers that are shapes of a drawing. */
export const SHAPES: ReadonlySet<string> = new Set([
  "VECTOR",
  "ELLIPSE",
  "STAR",
  "REGULAR_POLYGON",
  "BOOLEAN_OPERATION",
  "LINE",
]);

const purposeOf = ({ type }: SceneNode): Purpose => {
  if (type === "TEXT") return "text";
  return SHAPES.has(type) ? "shape" : "fill";
};

/** The plain colours of a layer; one that mixes several paints into one look has none. */
export function paintUsesOf(spot: Spot): readonly PaintUse[] {
  const { fills = [], strokes = [], styles, stroke, variables, text } = spot.node;
  const hasStroke = stroke?.widthsPx.some((width) => width > 0) ?? false;
  const look = (paints: readonly Paint[], purpose: Purpose, kind: "fill" | "stroke"): readonly PaintUse[] => {
    const paint = plainPaint(paints);
    if (!paint) return [];
    const variable = paint.variable ?? variables?.[`${kind}s`]?.[0];
    return [
      { spot, purpose, color: writeColor(paint.color, paint.opacity), variable, style: styles?.[kind] },
    ];
  };
  const isMixed = text?.runs.some((run) => run.fills !== undefined) ?? false;
  return [
    ...(isMixed ? [] : look(fills, purposeOf(spot.node), "fill")),
    ...(hasStroke ? look(strokes, "stroke", "stroke") : []),
  ];
}
