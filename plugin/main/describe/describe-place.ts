import type { Having, LayerFields } from "./fields.ts";

/** The box of a layer. */
export function describePlace(node: SceneNode, fields: LayerFields): void {
  fields["absoluteBoundingBox"] = node.absoluteBoundingBox;
}

const isSame = (a: Rect, b: Rect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** The box that a layer paints with its effects, where it is another one; nothing is said of a layer that paints nothing. */
export function describeInk(node: Having<"absoluteRenderBounds">, fields: LayerFields): void {
  const ink = node.absoluteRenderBounds;
  const box = fields["absoluteBoundingBox"] as Rect | null | undefined;
  if (ink && !(box && isSame(ink, box))) fields["absoluteRenderBounds"] = ink;
}

/** How a layer is turned. */
export function describeRotation(node: Having<"rotation">, fields: LayerFields): void {
  const { rotation } = node;
  if (rotation !== 0) fields["rotation"] = (rotation * Math.PI) / 180;
}
