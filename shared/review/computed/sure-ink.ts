import type { Box } from "../../scene/scene.ts";
import type { TextLayer } from "../frame.ts";
import { lineCount, mainRun } from "./lines.ts";

/** Narrower than any common interface font sets its characters on average. */
const NARROW_ADVANCE_EM = 0.38;
/** Height of lower-case letters. */
const X_HEIGHT_EM = 0.5;

const OFFSETS = { left: 0, justified: 0, center: 0.5, right: 1 } as const;

function sureWidth({ node }: TextLayer, sizePx: number, lines: number): number {
  const { characters, resize } = node.text;
  if (resize === "width-and-height" || lines > 1) return node.box.width;
  return Math.min(node.box.width, characters.trim().length * sizePx * NARROW_ADVANCE_EM);
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
  const width = sureWidth(text, sizePx, lines);
  const inset = Math.max(0, (lineHeightPx - X_HEIGHT_EM * sizePx) / 2);
  return {
    x: node.box.x + (node.box.width - width) * OFFSETS[node.text.alignHorizontal],
    y: node.box.y + inset,
    width,
    height: Math.max(1, node.box.height - 2 * inset),
  };
}
