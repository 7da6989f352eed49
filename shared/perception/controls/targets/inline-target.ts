import { areNear, gapBetween, grow } from "../../../scene/geometry.ts";
import { type Frame, isText, type Layer } from "../../frame/frame.ts";
import { textIndex } from "../../text/text-index.ts";

/** True when a text layer holds a link. */
const isLinkText = (layer: Layer): boolean => layer.node.text?.runs.some((run) => run.isLink) ?? false;

const isPartlyLink = ({ node }: Layer): boolean => node.text?.runs.some((run) => !run.isLink) ?? false;

/** A word space, at most. */
const WORD_GAP_PX = 8;
const LARGEST_LINE_SHIFT_PX = 4;

/** Two text layers that read on from one to the other. */
function readsOn(a: Layer, b: Layer): boolean {
  const gap = gapBetween(a.node.box, b.node.box);
  return (
    gap.x <= WORD_GAP_PX &&
    gap.x >= -WORD_GAP_PX &&
    gap.y < 0 &&
    areNear(a.node.box.y, b.node.box.y, LARGEST_LINE_SHIFT_PX)
  );
}

/** Only the child of a layer without paint counts as the layer itself: a link in a frame of its own. */
const loneText = (layer: Layer): Layer | undefined =>
  isText(layer)
    ? layer
    : layer.children.length === 1 && layer.children[0]
      ? loneText(layer.children[0])
      : undefined;

const isPlainBox = ({ node }: Layer): boolean => !node.fills?.length && !node.strokes?.length;

/** True when a target stands in a line of text: a link in a sentence, or a text that goes on from the one beside it. */
export function isInline(layer: Layer, frame: Frame): boolean {
  if (isLinkText(layer) && isPartlyLink(layer)) return true;
  if (!loneText(layer) || (!isText(layer) && !isPlainBox(layer))) return false;
  return textIndex(frame)
    .touching(grow(layer.node.box, WORD_GAP_PX))
    .some((other) => other.parent === layer.parent && other !== layer && readsOn(layer, other));
}
