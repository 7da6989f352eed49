import { describePaints } from "./describe-paint.ts";
import { type Having, type LayerFields, putUnusual } from "./fields.ts";
import { unlessMixed } from "./mixed.ts";

/** The corners of a layer, each by itself where they differ. */
export function describeCorners(node: Having<"cornerRadius">, fields: LayerFields): void {
  const cornerRadius = unlessMixed(node.cornerRadius);
  if (cornerRadius !== undefined || !("topLeftRadius" in node))
    return putUnusual(fields, "cornerRadius", cornerRadius, 0);
  const { topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius } = node;
  fields["rectangleCornerRadii"] = [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius];
}

/** How a layer is laid over what is below it. */
export function describeBlending(node: Having<"blendMode">, fields: LayerFields): void {
  const { blendMode } = node;
  if (blendMode !== "NORMAL" && blendMode !== "PASS_THROUGH") fields["blendMode"] = blendMode;
}

/** True when a layer cuts others to its shape. */
export function describeMask(node: Having<"isMask">, fields: LayerFields): void {
  if (node.isMask) fields["isMask"] = true;
}

/** Shadows and blurs. */
export function describeEffects(node: Having<"effects">, fields: LayerFields): void {
  const { effects } = node;
  if (effects.length > 0) fields["effects"] = effects;
}

/** How much of an ellipse is drawn. */
export function describeArc(node: Having<"arcData">, fields: LayerFields): void {
  fields["arcData"] = node.arcData;
}

/** The fills of a layer. */
export function describeFills(node: Having<"fills">, fields: LayerFields): void {
  const fills = describePaints(node.fills);
  if (fills) fields["fills"] = fills;
}
