import { areToldWhole, isDrawing } from "../../../shared/scene/contour.ts";
import type { Having, LayerFields } from "./fields.ts";

const write = (paths: VectorPaths) => paths.map(({ data, windingRule }) => ({ path: data, windingRule }));

const isSame = ([[a, c], [b, d]]: Transform): boolean => a === 1 && b === 0 && c === 0 && d === 1;

/**
 * Contours of what a drawing paints: by them icons are told, and what lies behind words. Rests on the box and the paints.
 */
export function describeContours(node: Having<"fillGeometry">, fields: LayerFields): void {
  const box = fields["absoluteBoundingBox"] as Rect | null | undefined;
  if (!box || !isDrawing(fields["type"] as string)) return;
  const [fills, strokes] = [
    fields["fills"] ? write(node.fillGeometry) : [],
    fields["strokes"] ? write(node.strokeGeometry) : [],
  ];
  if (
    !areToldWhole(
      box,
      [...fills, ...strokes].map(({ path }) => path),
    )
  )
    return;
  if (fills.length > 0) fields["fillGeometry"] = fills;
  if (strokes.length > 0) fields["strokeGeometry"] = strokes;
  const { relativeTransform } = node;
  if (isSame(relativeTransform)) return;
  fields["relativeTransform"] = relativeTransform;
  fields["size"] = { x: node.width, y: node.height };
}
