import type { Change } from "../../../mend/change.ts";
import { lineHeightOf, linesIn } from "../../../mend/set-text.ts";
import { widthOf } from "../../../mend/width-of.ts";
import { ancestors, type Frame, type Layer, type TextLayer } from "../../../perception/frame/frame.ts";
import { coversBox } from "../../../perception/paint/coverage.ts";
import { paintedIndex } from "../../../perception/paint/painted-index.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { contains, grow, right } from "../../../scene/geometry.ts";
import type { Box, SceneNode, Text } from "../../../scene/scene.ts";
import { isInTheWay } from "./stands-free.ts";

/** True of what is cut off by nothing. */
const isWhole = ({ node: { box }, visibleBox }: Layer): boolean =>
  visibleBox !== null && contains(visibleBox, box, 1);

/** A guess of lines may be off by so much of one. */
const SPARE_LINE = 0.25;

/** Places are rounded on their way. */
const ROUNDED_PX = 0.5;

/** Half a letter more fits in, as far as a guess can tell: a capital does, a letter more does not. */
const LETTERS_MORE = 0.5;

/** A box that is no wider than its words by more than a guess may be off was drawn as wide as they are. */
const SNUG = 0.9;

const longestWord = (characters: string): number =>
  Math.max(0, ...characters.split(/\s+/u).map((word) => word.length));

/** A guess of how wide the longest word of a text is, by how wide all of it is. */
const widestWord = ({ characters }: Text, widthPx: number): number =>
  (widthPx * longestWord(characters)) / Math.max(1, characters.length);

/** The lines for which a box that keeps its height has room, at least one. */
const linesFor = (box: Box, text: Text): number =>
  Math.max(1, Math.floor(box.height / lineHeightOf(text) + SPARE_LINE));

/**
 * True when the letters still fit into a box of fixed width, as far as they can be guessed: one line stays one, no word is
 * broken, and a box of fixed height holds all lines.
 */
function fitsItsBox({ node: was }: TextLayer, is: TextLayer): boolean {
  const { text, box } = was;
  const now = is.node.text;
  if (text.resize === "width-and-height") return true;
  const isLine = linesIn(was) === 1;
  const drawnPx = isLine ? was.renderBox?.width : undefined;
  const isSnug = isLine && widthOf(text) >= SNUG * box.width;
  const before = drawnPx ?? (isSnug ? box.width : widthOf(text));
  const after = before * (widthOf(now) / widthOf(text));
  // Where the letters were drawn, their width is no guess.
  const sparePx = drawnPx === undefined ? LETTERS_MORE * (after / now.characters.length) : 0;
  const fitsOneLine = after - sparePx <= Math.max(box.width, before);
  if (fitsOneLine && (text.resize === "none" || isLine)) return true;
  if (after > before && widestWord(now, after) > box.width) return false;
  return text.resize === "none"
    ? Math.max(isLine ? 2 : 1, Math.ceil(after / box.width - SPARE_LINE)) <= linesFor(box, now)
    : linesIn(was) > 1;
}

/** Finds what lies over a text or reaches into its box, but for what it stands on. */
function inTheWayOf(text: TextLayer, frame: Frame): ReadonlySet<string> {
  const { box } = text.node;
  const around = new Set<Layer>([text, ...ancestors(text)]);
  const near: readonly Layer[] = [...paintedIndex(frame).touching(box), ...textIndex(frame).touching(box)];
  return new Set(
    near.filter((layer) => !around.has(layer) && isInTheWay(layer, box)).map(({ node }) => node.id),
  );
}

/** True of letters that take no more room than before. */
const isNoLarger = ({ node: { text: was } }: TextLayer, { node: { text: is } }: TextLayer): boolean =>
  widthOf(is) <= widthOf(was) && lineHeightOf(is) <= lineHeightOf(was);

/** The least room that words keep to the edge of the box they lie in, where they had as much. */
const LEAST_PAD_PX = 2;

/** Ways to tell that words leave free what their box keeps: its edge, its padding, its round corners. */
const KEPT: readonly ((holder: SceneNode, box: Box) => boolean)[] = [
  (holder, box) => contains(holder.box, grow(box, LEAST_PAD_PX)),
  ({ layout, box }, { x, width }) => {
    const [, after, , before] = layout?.paddingPx ?? [0, 0, 0, 0];
    return x >= box.x + before - ROUNDED_PX && x + width <= right(box) - after + ROUNDED_PX;
  },
  coversBox,
];

/** True where the nearest box around a text that is painted holds the text no more, or the text now takes what that keeps free. */
function leavesItsBox(was: TextLayer, is: TextLayer): boolean {
  const boxOf = (text: TextLayer): SceneNode | undefined =>
    ancestors(text).find(({ node, parent }) => parent !== null && (node.fills ?? node.strokes) !== undefined)
      ?.node;
  const [before, after] = [boxOf(was), boxOf(is)];
  if (!before || !after) return false;
  return KEPT.some((keeps) => keeps(before, was.node.box) && !keeps(after, is.node.box));
}

function keepsItsRoom(was: TextLayer, is: TextLayer, before: Frame, after: Frame): boolean {
  if (isNoLarger(was, is)) return true;
  if (leavesItsBox(was, is) || !fitsItsBox(was, is) || (isWhole(was) && !isWhole(is))) return false;
  const now = inTheWayOf(is, after);
  if (now.size === 0) return true;
  const former = inTheWayOf(was, before);
  return [...now].every((one) => former.has(one));
}

const OF_LETTERS: ReadonlySet<Change["property"]> = new Set<Change["property"]>([
  "characters",
  "font-size",
  "font-weight",
]);

const textsOf = ({ texts }: Frame, ids: ReadonlySet<string>): ReadonlyMap<string, TextLayer> =>
  new Map(texts.filter(({ node }) => ids.has(node.id)).map((text) => [text.node.id, text]));

/**
 * True when other words or larger letters have room where they stand: they fit into their box, nothing is cut off, and
 * nothing lies over them, that did not before.
 *
 * @param openBefore - opens the screen before the changes: most changes are of no letters, and need it not
 */
export function lettersHaveRoom(changes: readonly Change[], openBefore: () => Frame, after: Frame): boolean {
  const ids = new Set(changes.filter(({ property }) => OF_LETTERS.has(property)).map(({ layer }) => layer));
  if (ids.size === 0) return true;
  const before = openBefore();
  const now = textsOf(after, ids);
  return [...textsOf(before, ids)].every(([id, was]) => {
    const is = now.get(id);
    return !is || keepsItsRoom(was, is, before, after);
  });
}
