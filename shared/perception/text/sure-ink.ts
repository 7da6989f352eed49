import type { Box } from "../../scene/scene.ts";
import type { TextLayer } from "../frame/frame.ts";
import { leastWidth } from "./least-width.ts";
import { lineCount, mainRun } from "./lines.ts";

/** Height of lower-case letters. */
const X_HEIGHT_EM = 0.5;

const OFFSETS = { left: 0, justified: 0, center: 0.5, right: 1 } as const;

function sureWidth(text: TextLayer, lines: number): number {
  const { box, text: own } = text.node;
  if (own.resize === "width-and-height" || lines > 1) return box.width;
  return Math.min(box.width, leastWidth(text, own.characters));
}

/**
 * Where a text surely has letters: at most its painted box, and without ascenders and descenders. Null when the box
 * does not tell, as for a turned text.
 */
export function sureInk(text: TextLayer): Box | null {
  const { node } = text;
  const lines = lineCount(text);
  if (lines === undefined || node.rotationDeg) return null;
  const { sizePx, lineHeightPx } = mainRun(text);
  const width = sureWidth(text, lines);
  const inset = Math.max(0, (lineHeightPx - X_HEIGHT_EM * sizePx) / 2);
  return {
    x: node.box.x + (node.box.width - width) * OFFSETS[node.text.alignHorizontal],
    y: node.box.y + inset,
    width,
    height: Math.max(1, node.box.height - 2 * inset),
  };
}
