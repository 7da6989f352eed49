import { isSmallDrawing, LONGEST_PATH } from "../../../shared/scene/contour.ts";
import type { Having, LayerFields } from "./fields.ts";

const write = (paths: VectorPaths) =>
  paths.every(({ data }) => data.length <= LONGEST_PATH)
    ? paths.map(({ data, windingRule }) => ({ path: data, windingRule }))
    : undefined;

const isSame = ([[a, c], [b, d]]: Transform): boolean => a === 1 && b === 0 && c === 0 && d === 1;

/** Contours of what a small drawing paints: icons are told by their shape. Rests on the box and the paints. */
export function describeContours(node: Having<"fillGeometry">, fields: LayerFields): void {
  const box = fields["absoluteBoundingBox"] as Rect | null | undefined;
  if (!box || !isSmallDrawing(fields["type"] as string, box)) return;
  const [fills, strokes] = [
    fields["fills"] ? write(node.fillGeometry) : [],
    fields["strokes"] ? write(node.strokeGeometry) : [],
  ];
  if (!fills || !strokes) return;
  if (fills.length > 0) fields["fillGeometry"] = fills;
  if (strokes.length > 0) fields["strokeGeometry"] = strokes;
  const { relativeTransform } = node;
  if (isSame(relativeTransform)) return;
  fields["relativeTransform"] = relativeTransform;
  fields["size"] = { x: node.width, y: node.height };
}
