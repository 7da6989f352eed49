import type { Box, SceneNode } from "../scene/scene.ts";
import { lineHeightOf, linesIn, type TextNode } from "./set-text.ts";
import { linesInWidth } from "./wrapped.ts";

/** Height of the letters of one line, with what goes up or down. */
const LETTERS_EM = 0.85;

/** The lines that are seen, where the box was given a height and does not tell. */
function shownLines(node: TextNode): number {
  const { text, renderBox } = node;
  if (text.resize !== "none" || !renderBox) return linesIn(node);
  const letters = LETTERS_EM * (text.runs[0]?.sizePx ?? 0);
  return Math.max(1, Math.round((renderBox.height - letters) / lineHeightOf(text)) + 1);
}

/** How many lines come when a text has another width. */
function moreLines(node: TextNode, width: number): number {
  const { text, box } = node;
  const lines = shownLines(node);
  return linesInWidth(text, { lines, width: box.width }, width) - lines;
}

const drawnAt = (node: SceneNode, renderBox: Box): Partial<SceneNode> =>
  node.renderBox ? { renderBox } : {};

/**
 * Gives a text layer another width. One that keeps to its words is as high as its lines in that width from then on; the
 * height of a fixed one stays.
 */
export function setTextWidth(node: TextNode, width: number): SceneNode {
  const { text, box, renderBox = box } = node;
  const morePx = moreLines(node, width) * lineHeightOf(text);
  const drawn = {
    ...renderBox,
    width: Math.max(0, renderBox.width + width - box.width),
    height: Math.max(0, renderBox.height + morePx),
  };
  const isFixed = text.resize === "none";
  return {
    ...node,
    box: { ...box, width, height: isFixed ? box.height : box.height + morePx },
    ...drawnAt(node, drawn),
    ...(!isFixed && { text: { ...text, resize: "height" } }),
  };
}

const ALIGNED = { top: 0, center: 0.5, bottom: 1 } as const;

/** Gives a text layer a height of its own: its letters stay as they are set, at its top, in its middle or at its end. */
export function setTextHeight(node: TextNode, height: number): SceneNode {
  const { text, box, renderBox = box } = node;
  const downPx = (height - box.height) * ALIGNED[text.alignVertical];
  return {
    ...node,
    box: { ...box, height },
    text: { ...text, resize: "none" },
    ...drawnAt(node, { ...renderBox, y: renderBox.y + downPx }),
  };
}
