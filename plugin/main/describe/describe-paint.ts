import { handlesInSquare } from "../../../shared/scene/gradient-handles.ts";
import { inverse, move } from "../../../shared/scene/matrix.ts";
import { type LayerFields, putUnusual } from "./fields.ts";
import { unlessMixed } from "./mixed.ts";

/** The plugin API gives the way from the layer's box to the gradient; the REST API gives three points in the box. */
function handlesOf({ type, gradientTransform }: GradientPaint): readonly Vector[] | undefined {
  const toBox = inverse(gradientTransform);
  return toBox && handlesInSquare(type).map((handle) => move(toBox, handle));
}

function describeGradient(paint: GradientPaint, fields: LayerFields): void {
  fields["gradientStops"] = paint.gradientStops;
  putUnusual(fields, "gradientHandlePositions", handlesOf(paint));
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
