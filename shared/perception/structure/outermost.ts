import { GROUND_SHARE } from "../frame/limits.ts";
import { computed } from "../frame/computed.ts";
import { isText, type Frame, type Layer } from "../frame/frame.ts";
import { boxPainter } from "../paint/painted-box.ts";
import { partsOfDrawings } from "./piece.ts";

/** Collects the layers that are seen first from the side: words, and painted boxes with all that is in them. */
function collect(layer: Layer, frame: Frame, found: Layer[]): void {
  for (const child of layer.children) {
    if (!child.visibleBox || child.node.isMask || child.node.rotationDeg || partsOfDrawings(frame).has(child))
      continue;
    const isBand = child.node.box.width >= GROUND_SHARE.ofWidth * frame.root.node.box.width;
    if (isText(child) || (boxPainter(child) && !isBand)) found.push(child);
    else collect(child, frame, found);
  }
}

/** The layers that are seen first from the sides of a screen: words, and painted boxes with all that is in them. */
export const outermost = computed((frame: Frame): readonly Layer[] => {
  const found: Layer[] = [];
  collect(frame.root, frame, found);
  return found;
});
