import { idOfLabel } from "../../../mend/put-label.ts";
import type { LabelChange } from "../../../mend/change.ts";
import { ancestors, isText, type Frame, type Layer } from "../../../perception/frame/frame.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { contains, intersection } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";

/** Half a px is rounding. */
const SAME_PX = 0.5;

/** A line has no height in the editor, and is seen all the same. */
const drawn = ({ width, height, ...corner }: Box): Box => ({
  ...corner,
  width: Math.max(1, width),
  height: Math.max(1, height),
});

const isPainted = ({ node }: Layer): boolean => (node.fills ?? node.strokes) !== undefined;

/** True when what a layer draws reaches into a box, and is not the ground that the box stands on. */
export function isInTheWay(layer: Layer, box: Box): boolean {
  if (layer.visibleBox === null) return false;
  if (isText(layer)) return intersection(inkBox(layer) ?? layer.visibleBox, box) !== null;
  return (
    isPainted(layer) &&
    intersection(drawn(layer.visibleBox), box) !== null &&
    !contains(layer.visibleBox, box, SAME_PX)
  );
}

/** True when a new text, once it is put on a screen, can be seen whole and lies over nothing but its ground. */
export function standsFree(change: LabelChange, after: Frame): boolean {
  const text = after.layers.find(({ node }) => node.id === idOfLabel(change));
  if (!text?.visibleBox || !contains(text.visibleBox, text.node.box, SAME_PX)) return false;
  const around = new Set<Layer>([text, ...ancestors(text)]);
  return after.layers.every((layer) => around.has(layer) || !isInTheWay(layer, text.node.box));
}
