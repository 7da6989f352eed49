import { describePaints } from "./describe-paint.ts";
import { isTextNode } from "./describe-text.ts";
import { unlessMixed } from "./mixed.ts";
import type { RestFields } from "./rest-fields.ts";

/** The corners of a layer, each by itself where they differ. */
export function describeCorners(node: SceneNode): RestFields {
  if (!("cornerRadius" in node)) return {};
  const cornerRadius = unlessMixed(node.cornerRadius);
  if (cornerRadius !== undefined || !("topLeftRadius" in node)) return { cornerRadius };
  const { topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius } = node;
  return { rectangleCornerRadii: [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius] };
}

/** How a layer is laid over what is below it. */
export function describeBlending(node: SceneNode): RestFields {
  if (!("opacity" in node)) return {};
  return {
    opacity: node.opacity,
    blendMode: node.blendMode,
    isMask: "isMask" in node ? node.isMask : undefined,
  };
}

/** Shadows and blurs. */
export const describeEffects = (node: SceneNode): RestFields => ({
  effects: "effects" in node ? node.effects : undefined,
});

/** The fills of a layer, and how much of an ellipse is drawn. The fills of a text are told with its characters. */
export const describeFills = (node: SceneNode): RestFields => ({
  arcData: "arcData" in node ? node.arcData : undefined,
  fills: "fills" in node && !isTextNode(node) ? describePaints(node.fills) : undefined,
});
