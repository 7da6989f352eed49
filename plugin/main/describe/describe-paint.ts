import { unlessMixed } from "./mixed.ts";
import type { RestFields } from "./rest-fields.ts";

/** What undoes a transform of the plugin API; null for one that squeezes everything flat. */
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

const describePicture = (paint: ImagePaint): RestFields => ({
  imageRef: paint.imageHash ?? undefined,
  imageTransform: paint.imageTransform,
  rotation: paint.rotation,
});

function ownFields(paint: Paint): RestFields {
  if (paint.type === "SOLID") return { color: paint.color, boundVariables: paint.boundVariables };
  if ("gradientTransform" in paint)
    return {
      gradientStops: paint.gradientStops,
      gradientHandlePositions: handlesOf(paint.gradientTransform),
    };
  const scaleMode = "scaleMode" in paint ? paint.scaleMode : undefined;
  return {
    scaleMode: scaleMode === "CROP" ? "STRETCH" : scaleMode,
    ...(paint.type === "IMAGE" && describePicture(paint)),
  };
}

const describePaint = (paint: Paint): RestFields => ({
  type: paint.type,
  visible: paint.visible ?? true,
  opacity: paint.opacity ?? 1,
  blendMode: paint.blendMode ?? "NORMAL",
  ...ownFields(paint),
});

/** Paints in the words of the REST API; undefined when they are mixed. */
export const describePaints = (
  paints: readonly Paint[] | PluginAPI["mixed"] | undefined,
): readonly RestFields[] | undefined =>
  paints === undefined ? undefined : unlessMixed(paints)?.map(describePaint);
