import { quantize } from "../../../../../scene/color.ts";
import { grow } from "../../../../../scene/geometry.ts";
import { EVERYTHING_LABELS, SORT_WORDS } from "../../../../../standards/words/choice-words.ts";
import { colorDistance } from "../../../../../perception/contrast/colors/color-distance.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import {
  descendants,
  type Frame,
  isText,
  type Layer,
  type TextLayer,
} from "../../../../../perception/frame/frame.ts";
import { lookOfPaints } from "../../../../../perception/frame/look-of-paints.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { type Cell, repetitions } from "../../../../../perception/structure/repetition/repetition.ts";
import { groundLayer } from "../../../../../perception/structure/peers.ts";
import { labelWords } from "../../../../../perception/text/language/label-words.ts";
import { countWords } from "../../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";

/** Options of which one is in force, drawn all alike. */
export interface UnmarkedChoice {
  readonly options: readonly [Layer, ...Layer[]];
}

const FEWEST = 3;
const MOST = 12;
const HEIGHT_PX = { min: 14, max: 60 };
const MOST_WORDS = 3;
const FEWEST_ORDERS = 2;
/** Two inks that near are one to the eye. */
const SAME_INK = 0.1;
/** A line under the chosen one stands a little below. */
const REACH_PX = 8;

const wordsIn = ({ layers }: Cell): readonly TextLayer[] =>
  layers.flatMap((layer) => [layer, ...descendants(layer)]).filter(isText);

const said = (text: TextLayer): string => labelWords(text.node.text.characters).join(" ");

const isOrder = (text: TextLayer): boolean =>
  labelWords(text.node.text.characters).some((word) => SORT_WORDS.has(word));

/** Beside 'All', and among orders to sort by, one is always in force. */
const isOneInForce = (texts: readonly TextLayer[]): boolean =>
  EVERYTHING_LABELS.has(texts[0] ? said(texts[0]) : "") || texts.filter(isOrder).length >= FEWEST_ORDERS;

const inkOf = ({ node }: TextLayer) => {
  const [fill, ...more] = (node.fills ?? []).filter(({ opacity }) => opacity !== 0);
  return fill?.type === "solid" && more.length === 0 ? quantize(fill.color) : undefined;
};

/** All that may mark an option besides its ink. */
function lookOf(cell: Cell, text: TextLayer): string {
  const ground = groundLayer(cell)?.node;
  const inside = cell.layers.reduce((sum, layer) => sum + 1 + descendants(layer).length, 0);
  const { decoration } = text.node.text.runs[0] ?? {};
  const marks = [styleOf(text), decoration, inside, ground?.effects?.length, text.node.opacity];
  return `${JSON.stringify(marks)} ${lookOfPaints(ground?.fills)} ${lookOfPaints(ground?.strokes)}`;
}

const areAlike = (values: readonly string[]): boolean => values.every((value) => value === values[0]);

function haveOneInk(texts: readonly TextLayer[]): boolean {
  const [first, ...others] = texts.map(inkOf);
  return (
    first !== undefined && others.every((ink) => ink !== undefined && colorDistance(first, ink) < SAME_INK)
  );
}

/** Something is painted behind or under one of them: a line, a thumb that slides. */
function isMarkedBeside({ box, layers }: Cell, frame: Frame): boolean {
  const own = new Set(layers.flatMap((layer) => [layer, ...descendants(layer)]).map(({ order }) => order));
  return paintedIndex(frame)
    .touching(grow(box, REACH_PX))
    .some(({ node, order }) => {
      const [left, width] = [box.x - REACH_PX, box.width + 2 * REACH_PX];
      return node.box.x >= left && node.box.x + node.box.width <= left + width && !own.has(order);
    });
}

function unmarkedIn(cells: readonly Cell[], frame: Frame): readonly UnmarkedChoice[] {
  const texts = cells.flatMap((cell) => {
    const [text, ...more] = wordsIn(cell);
    const isLow = cell.box.height >= HEIGHT_PX.min && cell.box.height <= HEIGHT_PX.max;
    const isShort = text !== undefined && countWords(text.node.text.characters) <= MOST_WORDS;
    return text && isShort && isLow && more.length === 0 ? [text] : [];
  });
  const [first, ...others] = cells.map(({ layers: [layer] }) => layer);
  if (!first || texts.length < cells.length || !isOneInForce(texts) || !haveOneInk(texts)) return [];
  const looks = cells.map((cell, index) => lookOf(cell, texts[index] as TextLayer));
  if (!areAlike(looks) || cells.some((cell) => isMarkedBeside(cell, frame))) return [];
  return [{ options: [first, ...others] }];
}

/** Filters that begin with 'All', and orders to sort by, of which none is drawn as the one in force; by the first of them. */
export const unmarkedChoices = computed(
  (frame: Frame): ReadonlyMap<Layer, UnmarkedChoice> =>
    new Map(
      repetitions(frame)
        .filter(({ axis, cells }) => axis === "row" && cells.length >= FEWEST && cells.length <= MOST)
        .flatMap(({ cells }) =>
          unmarkedIn(
            cells.toSorted((a, b) => a.box.x - b.box.x),
            frame,
          ),
        )
        .map((choice) => [choice.options[0], choice] as const),
    ),
);
