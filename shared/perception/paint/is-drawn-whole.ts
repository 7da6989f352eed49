import { paintsOf } from "../../scene/paints-of.ts";
import type { Paint, Scene, SceneNode } from "../../scene/scene.ts";

const isAtHand = ({ images = {} }: Scene, paint: Paint): boolean => {
  if (paint.type === "image") return paint.imageHash !== undefined && Object.hasOwn(images, paint.imageHash);
  return paint.type === "solid" || paint.stops.length > 0;
};

/**
 * True when a drawing of a layer shows its pictures as they are. An editor that has not loaded one draws something else
 * in its place; then it does not know its size either.
 */
export const isDrawnWhole = (scene: Scene, node: SceneNode): boolean =>
  paintsOf(node).every((paint) => isAtHand(scene, paint)) &&
  (node.children ?? []).every((child) => isDrawnWhole(scene, child));
