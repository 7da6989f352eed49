import { areNear, bottom, contains, gapBetween } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { spend } from "../../../../../perception/frame/budget.ts";
import {
  descendants,
  frameOf,
  isText,
  type Layer,
  type TextLayer,
} from "../../../../../perception/frame/frame.ts";
import { isPainted } from "../../../../../perception/paint/painted-box.ts";
import { inkBox } from "../../../../../perception/text/typography/ink.ts";
import { countWords } from "../../../../../perception/text/language/prose.ts";
import { lineCount, styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";

interface Neighbour {
  readonly layer: Layer;
  /** How many layers up from the heading the two have a common parent. */
  readonly level: number;
}

const OVERLAP_PX = 2;
/** A text with fewer words is no paragraph. */
const FEWEST_WORDS = 10;
/** Fewer stand in one line, however high their box is. */
const FEWEST_IN_LINES = 4;
const BOLDER = 150;
/** A lower box is a badge above its title, a wider one a bar. */
const BUTTON = { lowestPx: 28, highestPx: 64, widestPx: 400 };
/** A layer with more children is a canvas, not a column of text. */
const MOST_CHILDREN = 400;

/** The box of a text may be far wider than its letters. */
const seenBox = (layer: Layer): Box => (isText(layer) && inkBox(layer)) || layer.node.box;

const isBeside = (a: Layer, b: Layer): boolean => gapBetween(seenBox(a), seenBox(b)).x >= 0;

/** The nearest layer above or below, looked for in wider and wider layers, up to a painted box or the screen. */
function neighbour(heading: TextLayer, distance: (other: Layer) => number): Neighbour | undefined {
  let [child, level]: [Layer, number] = [heading, 0];
  for (let parent = child.parent; parent; child = parent, parent = child.parent, level++) {
    if (parent.children.length > MOST_CHILDREN) return undefined;
    const own = child;
    spend(heading, parent.children.length);
    const nearest = parent.children
      .filter((one) => one !== own && one.visibleBox && !one.node.isAbsolute && !isBeside(one, heading))
      .filter((one) => distance(one) >= -OVERLAP_PX)
      .reduce<Layer | undefined>((a, b) => (a && distance(a) <= distance(b) ? a : b), undefined);
    if (nearest) return { layer: nearest, level };
    if (isPainted(parent)) return undefined;
  }
  return undefined;
}

const textsIn = (layer: Layer): readonly TextLayer[] =>
  (isText(layer) ? [layer] : descendants(layer).filter(isText)).filter(({ visibleBox }) => visibleBox);

/** The texts in a layer, or those that are painted on it when it can hold none. */
function textsOf(layer: Layer): readonly TextLayer[] {
  if (layer.children.length > 0 || isText(layer)) return textsIn(layer);
  return textIndex(frameOf(layer))
    .touching(layer.node.box)
    .filter(({ node, order }) => order > layer.order && contains(layer.node.box, node.box, 1));
}

const CARD = { lowestPx: 40, alikePx: 4, alikeRatio: 1.5 };

/** The painted box that a layer is, or that fills it. */
const cardOf = (layer: Layer): Layer | undefined =>
  [layer, ...layer.children].find(
    (one) =>
      !isText(one) &&
      isPainted(one) &&
      one.node.box.height >= CARD.lowestPx &&
      contains(one.node.box, layer.node.box, 1),
  );

/** Between two cards that are alike, each with words of its own, a heading belongs to the lower one. */
function isBetweenCards(above: Layer, below: Layer): boolean {
  const [upper, lower] = [cardOf(above), cardOf(below)];
  if (!upper || !lower || textsOf(above).length === 0 || textsOf(below).length === 0) return false;
  const [a, b] = [upper.node.box, lower.node.box];
  return (
    areNear(a.x, b.x, CARD.alikePx) &&
    areNear(a.width, b.width, CARD.alikePx) &&
    Math.max(a.height, b.height) <= CARD.alikeRatio * Math.min(a.height, b.height)
  );
}

/** True when a paragraph or a list stands in the next column, at the height of the heading: then that may be its content. */
function hasContentBeside(heading: TextLayer, level: number): boolean {
  let [child, parent] = [heading as Layer, heading.parent];
  for (let steps = 0; parent && steps <= level; child = parent, parent = parent.parent, steps++) {
    const own = child;
    const beside = parent.children.filter(
      (one) => one !== own && isBeside(one, heading) && gapBetween(one.node.box, heading.node.box).y < 0,
    );
    const words = beside.flatMap(textsOf).map((text) => countWords(text.node.text.characters));
    if (words.reduce((sum, one) => sum + one, 0) >= FEWEST_WORDS) return true;
  }
  return false;
}

const lowest = (texts: readonly TextLayer[]): TextLayer | undefined =>
  texts.toSorted((a, b) => bottom(b.node.box) - bottom(a.node.box))[0];

const isWeaker = (text: TextLayer, heading: TextLayer): boolean => {
  const [own, other] = [styleOf(text), styleOf(heading)];
  return own.sizePx < other.sizePx || (own.sizePx === other.sizePx && own.weight <= other.weight - BOLDER);
};

const FEWEST_ITEMS = 3;

/** The last of three texts and more that are alike, one below the other: the end of a list. */
function endsList(text: TextLayer, above: Layer): boolean {
  const look = ({ sizePx, weight }: ReturnType<typeof styleOf>): string => `${sizePx} ${weight}`;
  const own = look(styleOf(text));
  const rows = textsOf(above).filter(
    (one) => look(styleOf(one)) === own && one.node.box.x === text.node.box.x,
  );
  return new Set(rows.map(({ node }) => node.box.y)).size >= FEWEST_ITEMS;
}

/** Several lines; a few words in a high box are one. */
const isOfLines = (text: TextLayer): boolean =>
  lineCount(text) >= 2 &&
  (text.node.text.characters.trim().includes("\n") ||
    countWords(text.node.text.characters) >= FEWEST_IN_LINES);

/**
 * The end of a section: a paragraph, a list, a button. A short text above a heading may belong to it, as its kicker or
 * its date.
 */
const endsSection = (text: TextLayer, above: Layer, heading: TextLayer): boolean =>
  isWeaker(text, heading) &&
  (countWords(text.node.text.characters) >= FEWEST_WORDS ||
    isOfLines(text) ||
    endsList(text, above) ||
    isInButton(text, above));

const isOfButtonSize = ({ width, height }: Box): boolean =>
  height >= BUTTON.lowestPx && height <= BUTTON.highestPx && width <= BUTTON.widestPx;

/** A text on a painted box of its own, no higher than a button. */
function isInButton(text: TextLayer, above: Layer): boolean {
  for (let box: Layer | null = text; box && box !== above.parent; box = box.parent)
    if (!isText(box) && isPainted(box)) return isOfButtonSize(box.node.box);
  return false;
}

/** Where the letters are; a box that keeps to the height of its text need not be guessed at. */
const inkOf = (text: TextLayer): Box =>
  text.node.renderBox || text.node.text.resize === "none" ? (inkBox(text) ?? text.node.box) : text.node.box;

const bottomOf = (layer: Layer, text: TextLayer): number =>
  bottom(
    (isText(layer) ? undefined : cardOf(layer)?.node.box) ??
      (isPainted(layer) && !isText(layer) ? layer.node.box : inkOf(text)),
  );

function topOf(layer: Layer): number {
  if (isText(layer)) return inkOf(layer).y;
  if (isPainted(layer)) return layer.node.box.y;
  const painted = descendants(layer).filter((one) => one.visibleBox && (isText(one) || isPainted(one)));
  return painted.reduce(
    (top, one) => Math.min(top, (isText(one) ? inkOf(one) : one.node.box).y),
    bottom(layer.node.box),
  );
}

/**
 * The free space above and below a heading, in px, when it stands between the paragraph that ends the section
 * before and content of its own; undefined when it does not, or when that cannot be told.
 */
export function headingSpace(heading: TextLayer): { abovePx: number; belowPx: number } | undefined {
  const box = seenBox(heading);
  const above = neighbour(heading, (other) => box.y - bottom(seenBox(other)));
  const below = neighbour(heading, (other) => seenBox(other).y - bottom(box));
  if (!above || !below || below.level > above.level) return undefined;
  if (hasContentBeside(heading, below.level)) return undefined;
  const end = lowest(textsOf(above.layer));
  const [start] = textsOf(below.layer);
  const isBetween = isBetweenCards(above.layer, below.layer);
  if (!end || !(isBetween ? isWeaker(end, heading) : endsSection(end, above.layer, heading)))
    return undefined;
  if (start && !isWeaker(start, heading)) return undefined;
  const ink = inkOf(heading);
  return { abovePx: ink.y - bottomOf(above.layer, end), belowPx: topOf(below.layer) - bottom(ink) };
}
