import { linesInWidth } from "../../../mend/wrapped.ts";
import type { Layer, TextLayer } from "../../../perception/frame/frame.ts";
import { shownLineCount } from "../../../perception/text/typography/line-capacity.ts";
import { mainRun } from "../../../perception/text/typography/lines.ts";
import { bottom, right } from "../../../scene/geometry.ts";
import { propose, type Proposal } from "../fix.ts";
import { isPlacedByLayout, lengthChange } from "../set-values.ts";
import { INSET_PX, type Sticking } from "./sticking.ts";

const isHuggingDown = ({ node }: Layer): boolean =>
  node.layout !== undefined && node.sizing?.vertical === "hug";

/** True when all around a text keeps to its content, up to the box that is painted. */
function growsDown(text: TextLayer, container: Layer): boolean {
  for (let next = text.parent; next; next = next.parent) {
    if (!isHuggingDown(next)) return false;
    if (next === container) return true;
  }
  return false;
}

/** Gives a text with too many lines for its height that height, where its box keeps to its content. */
export function heightenText({ text, ink, thing }: Sticking): readonly Proposal[] {
  const { node } = text;
  const lines = shownLineCount(text);
  const { lineHeightPx } = mainRun(text);
  if (!lines || node.text.resize !== "none" || !isPlacedByLayout(text) || bottom(ink) <= bottom(node.box))
    return [];
  const height = Math.round(lines * lineHeightPx);
  if (!growsDown(text, thing.painter ?? thing.layer)) return [];
  const changes = height > node.box.height ? lengthChange(text, "height", node.box.height, height) : [];
  return changes.length > 0 ? [propose("text-height", { to: height, lines }, changes)] : [];
}

/** The room that the box around a text keeps at its right side. */
function insetOf({ text, box, thing }: Sticking): number {
  const container = thing.painter ?? thing.layer;
  const own = container.node.layout?.paddingPx[1] ?? 0;
  const like = Math.min(INSET_PX.most, Math.round(text.node.box.x - box.x));
  return Math.max(INSET_PX.usual, container === text.parent ? own : like);
}

const isLast = ({ parent, node }: TextLayer): boolean =>
  parent?.node.layout?.direction === "vertical" || parent?.children.at(-1)?.node === node;

/** Lets a text of an auto layout end within its box, where that grows down with its new lines. */
export function wrapInLayout(sticking: Sticking): readonly Proposal[] {
  const { text, ink, box, thing } = sticking;
  const { node } = text;
  const lines = shownLineCount(text);
  const isOut = right(ink) > right(box) && ink.x >= box.x;
  if (!isOut || !lines || !isLast(text) || !growsDown(text, thing.painter ?? thing.layer)) return [];
  const width = Math.floor(right(box) - insetOf(sticking) - node.box.x);
  const letterPx = ink.width / Math.max(1, node.text.characters.length / lines);
  const longest = node.text.characters.split(/\s+/u).reduce((most, word) => Math.max(most, word.length), 0);
  if (longest * letterPx > width) return [];
  const wrapped = linesInWidth(node.text, { lines, width: Math.max(1, ink.width) }, width);
  const height = Math.round(wrapped * mainRun(text).lineHeightPx);
  const changes = [
    ...lengthChange(text, "width", node.box.width, width),
    ...(node.text.resize === "none" ? lengthChange(text, "height", node.box.height, height) : []),
  ];
  return [propose("wrap", { to: width }, changes)];
}
