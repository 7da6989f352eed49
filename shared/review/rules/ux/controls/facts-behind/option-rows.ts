import { colorDistance } from "../../../../../perception/contrast/colors/color-distance.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import {
  ancestors,
  descendants,
  type Frame,
  isText,
  type Layer,
  type TextLayer,
} from "../../../../../perception/frame/frame.ts";
import { lookOfPaints } from "../../../../../perception/frame/look-of-paints.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { groundLayer } from "../../../../../perception/structure/peers.ts";
import { type Cell, repetitions } from "../../../../../perception/structure/repetition/repetition.ts";
import { labelWords } from "../../../../../perception/text/language/label-words.ts";
import { countWords } from "../../../../../perception/text/language/prose.ts";
import { fillsOf, styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { contrastOf, quantize, WHITE } from "../../../../../scene/color.ts";
import { bottom, contains, grow } from "../../../../../scene/geometry.ts";
import { plainPaint } from "../../../../../scene/paints-of.ts";
import {
  EVERYTHING_LABELS,
  FILTER_WORDS,
  SIZE_LABELS,
  SORT_WORDS,
} from "../../../../../standards/words/choice-words.ts";

/** Words in a row of which one is in force. */
export interface OptionRow {
  readonly options: readonly [Layer, ...Layer[]];
  /** The options that are drawn as chosen. */
  readonly chosen: readonly Layer[];
  /** Nothing at all sets one of them apart. */
  readonly areAlike: boolean;
}

const COUNT = { fewest: 3, mostAlike: 12, fewestOrders: 2 };
const HEIGHT_PX = { min: 14, boxed: 22, max: 60 };
const MOST_WORDS = 4;
/** Two inks that near are one to the eye. */
const SAME_INK = 0.1;
/** A line under the chosen one stands a little below, of larger words further. */
const REACH = { leastPx: 8, share: 0.6 };

interface Option {
  readonly cell: Cell;
  readonly layer: Layer;
  readonly text: TextLayer;
  readonly said: string;
}

function optionOf(cell: Cell): readonly Option[] {
  const [layer] = cell.layers;
  const [text, ...others] = cell.layers.flatMap((one) => [one, ...descendants(one)]).filter(isText);
  const { height } = cell.box;
  if (!text || others.length > 0 || height < HEIGHT_PX.min || height > HEIGHT_PX.max) return [];
  const { characters } = text.node.text;
  if (countWords(characters) > MOST_WORDS) return [];
  return [{ cell, layer, text, said: labelWords(characters).join(" ") }];
}

const isOrder = ({ said }: Option): boolean => said.split(" ").some((word) => SORT_WORDS.has(word));

const areOrders = (options: readonly Option[]): boolean =>
  options.filter(isOrder).length >= COUNT.fewestOrders;

/** How much the ground of an option stands out from what lies behind; 1 when it has none, undefined where nobody can tell. */
function strengthOf({ cell }: Option): number | undefined {
  const ground = groundLayer(cell);
  if (!ground) return 1;
  const painted = ancestors(ground).find(({ node }) => node.fills?.some(({ opacity }) => opacity !== 0));
  const fill = plainPaint(ground.node.fills)?.color;
  const behind = painted ? plainPaint(painted.node.fills)?.color : WHITE;
  return fill && behind && contrastOf(fill, behind);
}

const SEEN_STRENGTH = 1.05;
const step = (strength: number): number => Math.round(strength * 20);

/** The options on the stronger of the two grounds that there are, when their words differ as well or the others are bare. */
function chosenOf(options: readonly Option[]): readonly Option[] {
  const strengths = options.map(strengthOf);
  const steps = strengths.map((strength) => (strength === undefined ? -1 : step(strength)));
  const [strong, weak, ...more] = [...new Set(steps)].toSorted((a, b) => b - a);
  const areBoxes = options.every(({ cell }) => cell.box.height >= HEIGHT_PX.boxed);
  if (strong === undefined || weak === undefined || weak < 0 || more.length > 0 || !areBoxes) return [];
  const chosen = options.filter((_, index) => steps[index] === strong);
  const inks = new Set(chosen.map(({ text }) => fillsOf(text)));
  const isOtherInk = options.every((one) => chosen.includes(one) || !inks.has(fillsOf(one.text)));
  return inks.size === 1 && (weak <= step(SEEN_STRENGTH) || isOtherInk) ? chosen : [];
}

const NAVIGATION = { leastWidthPx: 700, farPx: 160, fewest: 4 };

/** The names of pages across the head of a wide screen. */
const isNavigation = (options: readonly Option[], { root: { node } }: Frame): boolean =>
  options.length >= NAVIGATION.fewest &&
  node.box.width >= NAVIGATION.leastWidthPx &&
  options.every(({ layer }) => bottom(layer.node.box) - node.box.y <= NAVIGATION.farPx);

const isFilter = computed((frame: Frame): boolean =>
  frame.texts.some(({ node }) =>
    labelWords(node.text.characters.slice(0, 40)).some((word) => FILTER_WORDS.has(word)),
  ),
);

/** True when only one can be chosen: pages, orders, sizes of what is bought, and whatever stands beside 'All'. */
const isOneOnly = (options: readonly Option[], chosen: readonly Option[], frame: Frame): boolean =>
  chosen.some(({ said }) => EVERYTHING_LABELS.has(said)) ||
  areOrders(options) ||
  (options.every(({ said }) => SIZE_LABELS.has(said)) && !isFilter(frame)) ||
  isNavigation(options, frame);

/** All that may mark an option besides its ink. */
function lookOf({ cell, text }: Option): string {
  const ground = groundLayer(cell)?.node;
  const inside = cell.layers.reduce((sum, layer) => sum + 1 + descendants(layer).length, 0);
  const { decoration } = text.node.text.runs[0] ?? {};
  const marks = [styleOf(text), decoration, inside, ground?.effects?.length, text.node.opacity];
  return `${JSON.stringify(marks)} ${lookOfPaints(ground?.fills)} ${lookOfPaints(ground?.strokes)}`;
}

function haveOneInk(options: readonly Option[]): boolean {
  const [first, ...others] = options.map(({ text }) => plainPaint(text.node.fills)?.color);
  return (
    first !== undefined &&
    others.every((ink) => ink !== undefined && colorDistance(quantize(first), quantize(ink)) < SAME_INK)
  );
}

/** Something is painted behind or under one of them: a line, a thumb that slides. */
function isMarkedBeside({ cell: { box, layers } }: Option, frame: Frame): boolean {
  const own = new Set(layers.flatMap((layer) => [layer, ...descendants(layer)]));
  const around = grow(box, Math.max(REACH.leastPx, REACH.share * box.height));
  const column = { ...around, y: frame.root.node.box.y, height: frame.root.node.box.height };
  return paintedIndex(frame)
    .touching(around)
    .some((layer) => contains(column, layer.node.box) && !own.has(layer));
}

/** Beside 'All', and among orders to sort by, one is always in force: nothing shows which. */
const areUnmarked = (options: readonly Option[], frame: Frame): boolean =>
  options.length <= COUNT.mostAlike &&
  (EVERYTHING_LABELS.has(options[0]?.said ?? "") || areOrders(options)) &&
  options.every(({ text }) => countWords(text.node.text.characters) < MOST_WORDS) &&
  haveOneInk(options) &&
  new Set(options.map(lookOf)).size === 1 &&
  !options.some((one) => isMarkedBeside(one, frame));

/** The rows of which one option is in force, as far as their looks and words tell. */
export const optionRows = computed((frame: Frame): readonly OptionRow[] =>
  repetitions(frame)
    .filter(({ axis, cells }) => axis === "row" && cells.length >= COUNT.fewest)
    .flatMap(({ cells }) => {
      const options = cells.toSorted((a, b) => a.box.x - b.box.x).flatMap(optionOf);
      const [first, ...others] = options.map(({ layer }) => layer);
      if (!first || options.length < cells.length) return [];
      const chosen = chosenOf(options);
      const areAlike = areUnmarked(options, frame);
      return areAlike || (chosen.length > 0 && isOneOnly(options, chosen, frame))
        ? [{ options: [first, ...others], chosen: chosen.map(({ layer }) => layer), areAlike }]
        : [];
    }),
);
