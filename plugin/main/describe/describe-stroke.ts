import { describePaints } from "./describe-paint.ts";
import { unlessMixed } from "./mixed.ts";
import type { RestFields } from "./rest-fields.ts";

/** The stroke of a layer; its widths may differ from side to side. */
export function describeStroke(node: SceneNode): RestFields {
  if (!("strokes" in node) || node.strokes.length === 0) return {};
  const strokeWeight = unlessMixed(node.strokeWeight);
  return {
    strokes: describePaints(node.strokes),
    strokeAlign: node.strokeAlign,
    strokeDashes: node.dashPattern,
    strokeWeight,
    individualStrokeWeights:
      strokeWeight === undefined && "strokeTopWeight" in node
        ? {
            top: node.strokeTopWeight,
            right: node.strokeRightWeight,
            bottom: node.strokeBottomWeight,
            left: node.strokeLeftWeight,
          }
        : undefined,
  };
}
