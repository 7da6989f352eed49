import { describePaints } from "./describe-paint.ts";
import type { Having, LayerFields } from "./fields.ts";
import { unlessMixed } from "./mixed.ts";

/** The stroke of a layer; its widths may differ from side to side. */
export function describeStroke(node: Having<"strokes">, fields: LayerFields): void {
  const strokes = describePaints(node.strokes);
  if (!strokes) return;
  const strokeWeight = unlessMixed(node.strokeWeight);
  const { dashPattern } = node;
  const stroke: LayerFields = { strokes, strokeAlign: node.strokeAlign };
  if (dashPattern.length > 0) stroke["strokeDashes"] = dashPattern;
  if (strokeWeight !== undefined) stroke["strokeWeight"] = strokeWeight;
  else if ("strokeTopWeight" in node)
    stroke["individualStrokeWeights"] = {
      top: node.strokeTopWeight,
      right: node.strokeRightWeight,
      bottom: node.strokeBottomWeight,
      left: node.strokeLeftWeight,
    };
  Object.assign(fields, stroke);
}
