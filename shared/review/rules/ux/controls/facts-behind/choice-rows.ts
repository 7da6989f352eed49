import { contrastOf, WHITE } from "../../../../../scene/color.ts";
import { bottom, right } from "../../../../../scene/geometry.ts";
import type { Rgb } from "../../../../../scene/scene.ts";
import {
  EVERYTHING_LABELS,
  FILTER_WORDS,
  SIZE_LABELS,
  SORT_WORDS,
} from "../../../../../standards/words/choice-words.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import {
  ancestors,
  descendants,
  type Frame,
  isText,
  type Layer,
  type TextLayer,
} from "../../../../../perception/frame/frame.ts";
import { isPainted } from "../../../../../perception/paint/painted-box.ts";
import { groundLayer } from "../../../../../perception/structure/peers.ts";
import { type Cell, repetitions } from "../../../../../perception/structure/repetition/repetition.ts";
import { labelWords } from "../../../../../perception/text/language/label-words.ts";
import { countWords } from "../../../../../perception/text/language/prose.ts";
import { fillsOf } from "../../../../../perception/text/typography/text-style.ts";

/** Words in a row of which only one can be chosen, and those that are drawn as chosen. */
export interface ChoiceRow {
  readonly chosen: readonly Layer[];
  readonly total: number;
}

const FEWEST = 3;
const HEIGHT_PX = { min: 22, max: 60 };
const MOST_WORDS = 4;

interface Option {
  readonly layer: Layer;
  readonly text: TextLayer;
  /** How much its ground stands out from what lies behind; 1 when it has none. */
  readonly strength: number;
}

const solidOf = (layer: Layer | undefined): Rgb | undefined => {
  const [paint, ...others] = (layer?.node.fills ?? []).filter(({ opacity }) => opacity !== 0);
  return paint?.type === "solid" && others.length === 0 ? paint.color : undefined;
};

function colorBehind(layer: Layer): Rgb | undefined {
  const painted = ancestors(layer).find(({ node }) => node.fills?.some(({ opacity }) => opacity !== 0));
  return painted ? solidOf(painted) : WHITE;
}

const textsIn = ({ layers }: Cell): readonly TextLayer[] =>
  layers.flatMap((layer) => [layer, ...descendants(layer)]).filter(isText);

function optionOf(cell: Cell): Option | undefined {
  const [layer] = cell.layers;
  const [text, ...others] = textsIn(cell);
  const { height } = cell.box;
  const isLow = height >= HEIGHT_PX.min && height <= HEIGHT_PX.max;
  if (!text || others.length > 0 || !isLow || countWords(text.node.text.characters) > MOST_WORDS)
    return undefined;
  const ground = groundLayer(cell);
  if (!ground) return { layer, text, strength: 1 };
  const [fill, behind] = [solidOf(ground), colorBehind(ground)];
  return fill && behind ? { layer, text, strength: contrastOf(fill, behind) } : undefined;
}

const SEEN_STRENGTH = 1.05;
const step = (strength: number): number => Math.round(strength * 20);

/** The options on the stronger of the two grounds that there are, when their words differ as well or the others are bare. */
function chosenOf(options: readonly Option[]): readonly Option[] {
  const strengths = [...new Set(options.map(({ strength }) => step(strength)))].toSorted((a, b) => b - a);
  const [strong, weak] = strengths;
  if (strengths.length !== 2 || strong === undefined || weak === undefined) return [];
  const chosen = options.filter(({ strength }) => step(strength) === strong);
  const others = options.filter(({ strength }) => step(strength) === weak);
  const isBare = weak <= step(SEEN_STRENGTH);
  const inks = new Set(chosen.map(({ text }) => fillsOf(text)));
  const isOtherInk = others.every(({ text }) => !inks.has(fillsOf(text)));
  return inks.size === 1 && (isBare || isOtherInk) ? chosen : [];
}

const said = ({ text }: Option): string => labelWords(text.node.text.characters).join(" ");

const isOrder = (option: Option): boolean =>
  labelWords(option.text.node.text.characters).some((word) => SORT_WORDS.has(word));

const NAVIGATION = { leastWidthPx: 700, farPx: 160, fewest: 4 };

/** The names of pages across the head of a wide screen. */
const isNavigation = (options: readonly Option[], { root: { node } }: Frame): boolean =>
  options.length >= NAVIGATION.fewest &&
  node.box.width >= NAVIGATION.leastWidthPx &&
  options.every(({ layer }) => bottom(layer.node.box) - node.box.y <= NAVIGATION.farPx);

const TRACK_PADDING_PX = 8;

/** Segments that share one box: a row of chips has none around it. */
function isInTrack(options: readonly Option[]): boolean {
  const [first, last] = [options[0], options.at(-1)];
  const track = first?.layer.parent;
  if (!first || !last || !track?.parent || !isPainted(track)) return false;
  const { box } = track.node;
  const [a, b] = [first.layer.node.box, last.layer.node.box];
  return (
    a.x - box.x <= TRACK_PADDING_PX &&
    right(box) - right(b) <= TRACK_PADDING_PX &&
    box.height - a.height <= 2 * TRACK_PADDING_PX
  );
}

const FEWEST_ORDERS = 2;

const isFilter = computed((frame: Frame): boolean =>
  frame.texts.some(({ node }) =>
    labelWords(node.text.characters.slice(0, 40)).some((word) => FILTER_WORDS.has(word)),
  ),
);

/** The sizes of what is bought; among filters, several may be chosen. */
const areSizes = (options: readonly Option[], frame: Frame): boolean =>
  options.every((one) => SIZE_LABELS.has(said(one))) && !isFilter(frame);

/** True when only one can be chosen: pages, segments, sort orders, and whatever stands beside 'All'. */
const isOneOnly = (options: readonly Option[], chosen: readonly Option[], frame: Frame): boolean =>
  chosen.some((one) => EVERYTHING_LABELS.has(said(one))) ||
  options.filter(isOrder).length >= FEWEST_ORDERS ||
  areSizes(options, frame) ||
  isNavigation(options, frame) ||
  isInTrack(options);

/** The rows of which only one option can be chosen, as far as their looks and words tell. */
export const choiceRows = computed((frame: Frame): readonly ChoiceRow[] =>
  repetitions(frame)
    .filter(({ axis, cells }) => axis === "row" && cells.length >= FEWEST)
    .flatMap(({ cells }) => {
      const options = cells.flatMap((cell) => optionOf(cell) ?? []);
      if (options.length < cells.length) return [];
      const chosen = chosenOf(options);
      if (chosen.length === 0 || !isOneOnly(options, chosen, frame)) return [];
      return [{ chosen: chosen.map(({ layer }) => layer), total: options.length }];
    }),
);
