import type { Change, LengthProperty } from "../../mend/change.ts";
import { differenceOf } from "../../mend/difference.ts";
import { PADDINGS } from "../../mend/layer-lengths.ts";
import { type Layer, type TextLayer } from "../../perception/frame/frame.ts";
import { styleOf } from "../../perception/text/typography/text-style.ts";
import type { AutoLayout, TextRun } from "../../scene/scene.ts";
import { propose, type Proposal } from "./fix.ts";

/** One length of one layer; nothing to change where it is that already. */
export const lengthChange = (
  { node }: Layer,
  property: LengthProperty,
  from: number,
  to: number,
): readonly Change[] => (from === to ? [] : [{ layer: node.id, property, from, to }]);

/** True when an auto layout puts a layer in place: then it cannot be moved by itself. */
export const isPlacedByLayout = ({ node, parent }: Layer): boolean =>
  parent?.node.layout !== undefined && !node.isAbsolute;

/** True of what lies in a grid: nothing can be put beside it there, or before another one, as each has a cell of its own. */
export const isInGrid = ({ parent }: Layer): boolean => parent?.node.layout?.direction === "grid";

/** True of a layout whose gap can be set: a spread one has none, and the two of a grid are not known. */
export const setsGap = ({ align, direction }: AutoLayout): boolean =>
  align !== "space-between" && direction !== "grid";

/** Moves a layer so many px to the right and down; none where an auto layout puts it in place. */
export const moveLayer = (layer: Layer, rightPx: number, downPx: number): readonly Change[] => {
  const { x, y } = layer.node.box;
  if (isPlacedByLayout(layer)) return [];
  return [...lengthChange(layer, "x", x, x + rightPx), ...lengthChange(layer, "y", y, y + downPx)];
};

type Measure = (run: TextRun) => number;

/** Gives all stretches of a text one value, whatever they have now. */
export const setAllRuns = (
  { node }: TextLayer,
  property: LengthProperty,
  measure: Measure,
  to: number,
): readonly Change[] =>
  [...new Set(node.text.runs.map(measure))].flatMap((from) =>
    Math.abs(from - to) < 0.01 ? [] : [{ layer: node.id, property, from, to }],
  );

/** Sets a text in another size. */
export const setTextSize = (layer: TextLayer, to: number): readonly Change[] =>
  setAllRuns(layer, "font-size", ({ sizePx }) => sizePx, to);

/** Sets other words in a text; none where they are the same, or where they are hidden by an override of their case. */
const setWords = ({ node }: TextLayer, to: string): readonly Change[] =>
  node.text.characters === to
    ? []
    : [{ layer: node.id, property: "characters", from: node.text.characters, to }];

const MOST_QUOTED = 48;

/** Several spaces look like one where they are shown. */
export const withSpacesMarked = (text: string): string =>
  text.replaceAll(/ {2,}/g, (spaces) => "␣".repeat(spaces.length));

/** A stretch of a text around what is written anew, from its begin or from the word before. */
function quoteAround(words: string, at: number): string {
  const start = words.length <= MOST_QUOTED ? 0 : Math.max(0, at - MOST_QUOTED / 2);
  const head = start > 0 ? words.slice(start).replace(/^\S*\s*/u, "… ") : words;
  return withSpacesMarked(
    head.length <= MOST_QUOTED ? head : `${head.slice(0, MOST_QUOTED).replace(/\s+\S*$/u, "")} …`,
  );
}

/** Writes a text anew. `from` and `to` are what is quoted: the whole text when they are absent. */
export function wordChange(
  layer: TextLayer,
  characters: string,
  quoted?: { readonly from: string; readonly to: string },
): readonly Proposal[] {
  const changes = setWords(layer, characters);
  const { from, to } = quoted ?? { from: layer.node.text.characters.trim(), to: characters.trim() };
  const { start } = differenceOf(from, to);
  const quotes = { from: quoteAround(from, start), to: quoteAround(to, start) };
  return changes.length > 0 ? [propose("write", quotes, changes)] : [];
}

/** Writes several texts anew, each by itself. */
export function rewriteAll(
  layers: readonly TextLayer[],
  better: (characters: string) => string,
): readonly Proposal[] {
  const [first, ...others] = layers.flatMap((layer) => wordChange(layer, better(layer.node.text.characters)));
  if (!first || others.length === 0) return first ? [first] : [];
  const changes = [first, ...others].flatMap((one) => one.changes);
  return [propose("write-several", { count: changes.length, to: first.values["to"] ?? "" }, changes)];
}

/** Proposes another size for a text. */
export const setSizeOf = (layer: TextLayer, to: number): Proposal =>
  propose("text-size", { from: styleOf(layer).sizePx, to }, setTextSize(layer, to));

/** Sets a text in the size of another one; none where more than that differs, which may be meant. */
export function sizeLike(layer: TextLayer, model: TextLayer): readonly Proposal[] {
  const [own, other] = [styleOf(layer), styleOf(model)];
  const isSizeAlone =
    own.sizePx !== other.sizePx && own.weight === other.weight && own.fontFamily === other.fontFamily;
  return isSizeAlone ? [setSizeOf(layer, other.sizePx)] : [];
}

/** Sets each gap and padding of an auto layout that has one length to another. */
export function setSpacing(layer: Layer, from: number, to: number): readonly Change[] {
  const { layout } = layer.node;
  if (!layout) return [];
  const isGap = layout.gapPx === from && setsGap(layout);
  return [
    ...(isGap ? lengthChange(layer, "gap", from, to) : []),
    ...PADDINGS.flatMap((side, index) =>
      layout.paddingPx[index] === from ? lengthChange(layer, side, from, to) : [],
    ),
  ];
}
