import { isGrey } from "../../scene/color.ts";
import type { Paint } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import type { Frame } from "../frame/frame.ts";

function hasHue(paint: Paint): boolean {
  if (paint.type === "solid") return !isGrey(paint.color);
  return true;
}

/** True of a screen drawn in greys alone, without a picture: a sketch of one, as far as its looks tell. */
export const isInGreys = computed((frame: Frame): boolean =>
  frame.layers.every(
    ({ node, visibleBox }) =>
      visibleBox === null || ![...(node.fills ?? []), ...(node.strokes ?? [])].some(hasHue),
  ),
);
