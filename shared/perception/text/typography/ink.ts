import { intersection } from "../../../scene/geometry.ts";
import type { Box, Text } from "../../../scene/scene.ts";
import type { TextLayer } from "../../frame/frame.ts";
import { remembered } from "../../frame/remembered.ts";

/** Mean advance of a character in em, of common interface fonts; only for guesses. */
const MEAN_ADVANCE_EM = 0.52;

const runWidth = (text: Text): number =>
  text.runs.reduce(
    (width, run) =>
      width + (run.end - run.start) * (run.sizePx * MEAN_ADVANCE_EM + (run.letterSpacingPx ?? 0)),
    0,
  );

const OFFSETS = { left: 0, justified: 0, top: 0, center: 0.5, right: 1, bottom: 1 } as const;

/** Guesses where the glyphs lie in the box of a text whose painted box is unknown. */
function guess(text: Text, box: Box): Box {
  const lineHeightPx = text.runs.reduce((most, run) => Math.max(most, run.lineHeightPx), -Infinity);
  const lines = Math.max(1, Math.round(box.height / lineHeightPx));
  const wanted = text.resize === "width-and-height" ? box.width : runWidth(text);
  const width = wanted > box.width || text.characters.includes("\n") ? box.width : wanted;
  const needed = Math.ceil(wanted / Math.max(1, box.width)) * lineHeightPx;
  const height = lines > 1 && !text.characters.includes("\n") ? Math.min(box.height, needed) : box.height;
  return {
    x: box.x + (box.width - width) * OFFSETS[text.alignHorizontal],
    y: box.y + (box.height - height) * OFFSETS[text.alignVertical],
    width,
    height,
  };
}

/** The box in which the glyphs of a text lie and can be seen; null when all of it is clipped away. */
export const inkBox: (layer: TextLayer) => Box | null = remembered(({ node, visibleBox }: TextLayer) => {
  if (!visibleBox) return null;
  // A shadow within the letters paints nothing beside them.
  const isOnlyInk = (node.effects ?? []).every(({ type }) => type === "inner-shadow");
  const painted = isOnlyInk ? node.renderBox : undefined;
  const seen = intersection(painted ?? guess(node.text, node.box), visibleBox);
  // An empty first line leaves the box of a text above its letters, which nothing cuts off.
  return seen ?? (painted && visibleBox === node.box ? painted : visibleBox);
});

/** The box of the letters of a text, or its own where none of them can be seen. */
export const lettersBox = (text: TextLayer): Box => inkBox(text) ?? text.node.box;
