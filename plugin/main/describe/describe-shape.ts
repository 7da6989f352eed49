import { describePaints } from "./describe-paint.ts";
import { isTextNode } from "./describe-text.ts";
import { type LayerFields, putUnusual } from "./fields.ts";
import { unlessMixed } from "./mixed.ts";

/** The corners of a layer, each by itself where they differ. */
export function describeCorners(node: SceneNode, fields: LayerFields): void {
  if (!("cornerRadius" in node)) return;
  const cornerRadius = unlessMixed(node.cornerRadius);
  if (cornerRadius !== undefined || !("topLeftRadius" in node))
    return putUnusual(fields, "cornerRadius", cornerRadius, 0);
  const { topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius } = node;
  fields["rectangleCornerRadii"] = [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius];
}

/** How a layer is laid over what is below it. */
export function describeBlending(node: SceneNode, fields: LayerFields): void {
  if (!("opacity" in node)) return;
  putUnusual(fields, "opacity", node.opacity, 1);
  const { blendMode } = node;
  if (blendMode !== "NORMAL") putUnusual(fields, "blendMode", blendMode, "PASS_THROUGH");
  if ("isMask" in node) putUnusual(fields, "isMask", node.isMask, false);
}

/** Shadows and blurs. */
export function describeEffects(node: SceneNode, fields: LayerFields): void {
  if (!("effects" in node)) return;
  const { effects } = node;
  if (effects.length > 0) fields["effects"] = effects;
}

/** The fills of a layer, and how much of an ellipse is drawn. The fills of a text are told with its characters. */
export function describeFills(node: SceneNode, fields: LayerFields): void {
  if ("arcData" in node) fields["arcData"] = node.arcData;
  if ("fills" in node && !isTextNode(node)) putUnusual(fields, "fills", describePaints(node.fills));
}
