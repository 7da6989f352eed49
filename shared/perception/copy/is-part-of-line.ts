import { gapBetween, grow } from "../../scene/geometry.ts";
import { spend } from "../frame/budget.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { textIndex } from "../text/text-index.ts";

/** A word space, at most. */
const WORD_GAP_PX = 8;

/**
 * True when a text is a piece of a longer line that is set in several layers, as a sentence with a link or with code in
 * it: another text stands a word space beside it, or runs into it.
 */
export function isPartOfLine(text: TextLayer, frame: Frame): boolean {
  const { box } = text.node;
  const near = textIndex(frame).touching(grow(box, WORD_GAP_PX));
  spend(text, near.length);
  return near.some((other) => {
    if (other === text) return false;
    const gap = gapBetween(box, other.node.box);
    return gap.x <= WORD_GAP_PX && gap.y <= -Math.min(box.height, other.node.box.height) / 2;
  });
}
