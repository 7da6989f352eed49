import { intersection } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import type { TextLayer } from "../../frame/frame.ts";
import { remembered } from "../../frame/remembered.ts";
import { leastWidth } from "./least-width.ts";
import { knownLineCount, mainRun } from "./lines.ts";
import { selfOrAncestor } from "../../frame/self-or-ancestor.ts";

/** True when a layer, or one around it, is turned: its box is then not as large as the layer. */
const isTurned = selfOrAncestor(({ node }) => node.rotationDeg !== undefined);

/** Height of lower-case letters. */
const X_HEIGHT_EM = 0.5;

const OFFSETS = { left: 0, justified: 0, center: 0.5, right: 1 } as const;

const isEmpty = (line: string): boolean => line.trim() === "";

const paragraphsOf = ({ node }: TextLayer): readonly string[] =>
  node.text.characters.split(/[\n\u2028]/u).filter((line) => !isEmpty(line));

/** How many lines at the start and at the end of a text hold nothing. */
function emptyLines({ node }: TextLayer): readonly [number, number] {
  const lines = node.text.characters.split(/[\n\u2028]/u);
  const first = lines.findIndex((line) => !isEmpty(line));
  const last = lines.findLastIndex((line) => !isEmpty(line));
  return first === -1 ? [lines.length, 0] : [first, lines.length - 1 - last];
}

/** The box without the empty lines at its start and its end. */
function filledLines(text: TextLayer, lines: number): Box {
  const { box } = text.node;
  const lineHeightPx = box.height / lines;
  const [above, below] = emptyLines(text);
  return { ...box, y: box.y + above * lineHeightPx, height: box.height - (above + below) * lineHeightPx };
}

/** Every line is as wide as this, or wider. */
function sureWidth(text: TextLayer, lines: number): number {
  const { box, text: own } = text.node;
  if (lines === 1 && own.resize === "width-and-height") return box.width;
  return paragraphsOf(text).reduce((least, line) => Math.min(least, leastWidth(text, line)), box.width);
}

/** The part of a box that is seen, and that the editor says it has painted with the text; null when there is none. */
function painted({ node, visibleBox }: TextLayer, box: Box): Box | null {
  const seen = visibleBox && intersection(box, visibleBox);
  return seen && node.renderBox && !node.effects ? intersection(seen, node.renderBox) : seen;
}

/**
 * The box in which a text surely has letters: at most what is seen of its painted box, without empty lines, ascenders
 * and descenders. Null when there is no such place, or when the box does not tell, as for a turned text.
 */
export const sureInk: (text: TextLayer) => Box | null = remembered((text: TextLayer) => {
  const { node } = text;
  const lines = knownLineCount(text);
  if (lines === undefined || isTurned(text)) return null;
  const { sizePx, lineHeightPx } = mainRun(text);
  const filled = filledLines(text, lines);
  const width = sureWidth(text, lines);
  const inset = Math.max(0, (lineHeightPx - X_HEIGHT_EM * sizePx) / 2);
  return painted(text, {
    x: filled.x + (filled.width - width) * OFFSETS[node.text.alignHorizontal],
    y: filled.y + inset,
    width,
    height: Math.max(1, filled.height - 2 * inset),
  });
});
