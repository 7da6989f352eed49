import { type LayerFields, putUnusual } from "./fields.ts";
import { unlessMixed } from "./mixed.ts";

/** The inverse of a transform of the plugin API; null for one that squeezes everything flat. */
function invert([[a, c, e], [b, d, f]]: Transform): Transform | null {
  const determinant = a * d - b * c;
  if (determinant === 0) return null;
  return [
    [d / determinant, -c / determinant, (c * f - d * e) / determinant],
    [-b / determinant, a / determinant, (b * e - a * f) / determinant],
  ];
}

const move = ([[a, c, e], [b, d, f]]: Transform, x: number, y: number): Vector => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** The plugin API gives the way from the layer's box to the gradient; the REST API gives three points in the box. */
function handlesOf(transform: Transform): readonly Vector[] | undefined {
  const toBox = invert(transform);
  return toBox ? [move(toBox, 0, 0.5), move(toBox, 1, 0.5), move(toBox, 0, 1)] : undefined;
}

function describeGradient(paint: GradientPaint, fields: LayerFields): void {
  fields["gradientStops"] = paint.gradientStops;
  putUnusual(fields, "gradientHandlePositions", handlesOf(paint.gradientTransform));
}

function describePicture(paint: Exclude<Paint, SolidPaint | GradientPaint>, fields: LayerFields): void {
  const scaleMode = "scaleMode" in paint ? paint.scaleMode : undefined;
  putUnusual(fields, "scaleMode", scaleMode === "CROP" ? "STRETCH" : scaleMode);
  if (paint.type !== "IMAGE") return;
  if (paint.imageHash !== null) putUnusual(fields, "imageRef", paint.imageHash);
  putUnusual(fields, "imageTransform", paint.imageTransform);
  putUnusual(fields, "rotation", paint.rotation, 0);
}

function describePaint(paint: Paint): LayerFields {
  const fields: LayerFields = { type: paint.type };
  const { opacity = 1, blendMode = "NORMAL" } = paint;
  if (opacity !== 1) fields["opacity"] = opacity;
  if (blendMode !== "NORMAL") fields["blendMode"] = blendMode;
  if (paint.type === "SOLID") {
    fields["color"] = paint.color;
    putUnusual(fields, "boundVariables", paint.boundVariables);
  } else if ("gradientTransform" in paint) describeGradient(paint, fields);
  else describePicture(paint, fields);
  return fields;
}

/** The paints that can be seen, in the words of the REST API; undefined when there are none, or they are mixed. */
export function describePaints(
  paints: readonly Paint[] | PluginAPI["mixed"] | undefined,
): readonly LayerFields[] | undefined {
  const all = paints === undefined ? undefined : unlessMixed(paints);
  if (!all || all.length === 0) return undefined;
  const seen: LayerFields[] = [];
  for (const paint of all) if (paint.visible !== false) seen.push(describePaint(paint));
  return seen.length > 0 ? seen : undefined;
}
