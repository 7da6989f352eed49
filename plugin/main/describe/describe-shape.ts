import { describePaints } from "./describe-paint.ts";
import { unlessMixed } from "./mixed.ts";
import { joined, type RestFields } from "./rest-fields.ts";

function describeStroke(node: SceneNode): RestFields {
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

function describeCorners(node: SceneNode): RestFields {
  if (!("cornerRadius" in node)) return {};
  const cornerRadius = unlessMixed(node.cornerRadius);
  if (cornerRadius !== undefined || !("topLeftRadius" in node)) return { cornerRadius };
  const { topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius } = node;
  return { rectangleCornerRadii: [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius] };
}

function describeBlending(node: SceneNode): RestFields {
  if (!("opacity" in node)) return {};
  return {
    opacity: node.opacity,
    blendMode: node.blendMode,
    effects: "effects" in node ? node.effects : undefined,
    isMask: "isMask" in node ? node.isMask : undefined,
  };
}

/** How a layer is painted. The fills of a text are told with its characters. */
export const describeShape = (node: SceneNode): RestFields =>
  joined(describeBlending(node), describeStroke(node), describeCorners(node), {
    arcData: "arcData" in node ? node.arcData : undefined,
    fills: "fills" in node && node.type !== "TEXT" ? describePaints(node.fills) : undefined,
  });
