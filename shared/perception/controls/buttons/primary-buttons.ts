import { WIDE_FROM_PX } from "../../frame/limits.ts";
import { areNear, bottom, center, right } from "../../../scene/geometry.ts";
import { contrastOf, toHex, WHITE } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { ancestors, isText, type Frame, type Layer, type TextLayer } from "../../frame/frame.ts";
import { ASIDE_WORDS, HEADER_WORDS } from "../../../standards/page-parts.ts";
import { spend } from "../../frame/budget.ts";
import { computed } from "../../frame/computed.ts";
import { sortedBy, type SortedBy } from "../../frame/sorted-by.ts";
import { dialogAround } from "../dialog-around.ts";
import type { Element } from "../../elements/element.ts";
import { elementByLayer } from "../../elements/elements.ts";
import { paintedIndex } from "../../paint/painted-index.ts";
import { isForeignPart } from "../../parts/foreign-part.ts";
import { isVeiled } from "../../paint/veils.ts";
import { boxPainter, hasPicture, isPainted } from "../../paint/painted-box.ts";
import { TASK_VERBS } from "../../../standards/words/action-words.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { countWords, lookupForm, wordsOf } from "../../text/language/prose.ts";
import { textIndex } from "../../text/text-index.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import { textsOf } from "../targets/target-words.ts";
import { targets, type Target } from "../targets/targets.ts";
import { nameWords } from "../../text/language/words.ts";

/** A button that looks like the main action: filled with a colour that stands out. */
export interface PrimaryButton {
  readonly layer: Layer;
  readonly text: string;
  /** The text as it is compared. */
  readonly label: string;
  /** The fill as `#rrggbb`, several of a gradient. */
  readonly fill: string;
  /** Equal for buttons that are one choice: those of a list of cards, a stack of three and more, or shops of several makers. */
  readonly group: string;
  /** Equal for buttons in one dialog, or outside of all dialogs. */
  readonly place: string;
}

const SMALLEST_CONTRAST = 3;

function solidFill(layer: Layer): Rgb | undefined {
  const paints = (layer.node.fills ?? []).filter((paint) => paint.opacity !== 0);
  const [paint] = paints;
  return paints.length === 1 && paint?.type === "solid" && (paint.opacity ?? 1) === 1
    ? paint.color
    : undefined;
}

const isNamed = (layer: Layer, words: ReadonlySet<string>): boolean =>
  layer.parent !== null && nameWords(layer.node.name).some((word) => words.has(word));

const TOP_PX = 8;

/** The header of a site repeats on all pages; the header of a page's content holds its main action. */
const isSiteHeader = (layer: Layer, { root }: Frame): boolean =>
  isNamed(layer, HEADER_WORDS) &&
  layer.node.box.y - root.node.box.y <= TOP_PX &&
  layer.node.box.width >= 0.9 * root.node.box.width;

const isAside = (layer: Layer, frame: Frame): boolean =>
  ancestors(layer).some((one) => isNamed(one, ASIDE_WORDS) || isSiteHeader(one, frame));

const paintedBehind = (layer: Layer): Layer | undefined =>
  ancestors(layer).find(({ node }) => node.fills?.some((paint) => paint.opacity !== 0));

/** The solid colour behind a button; white when nothing is painted. A picture or a gradient cannot be told. */
function colorBehind(layer: Layer): Rgb | undefined {
  const painted = paintedBehind(layer);
  return painted ? solidFill(painted) : WHITE;
}

/** How loud a button is on a picture depends on the picture. */
function isOnPicture(layer: Layer): boolean {
  const painted = paintedBehind(layer);
  return painted !== undefined && hasPicture(painted);
}

const CERTAIN = 0.7;

/** The button that people see in a layer, when it surely is one. */
function seenButton(layer: Layer, frame: Frame): Element | undefined {
  const element = elementByLayer(frame).get(layer);
  return element?.role === "button" && element.certainty >= CERTAIN ? element : undefined;
}

/** A fill as `#rrggbb`, or what makes up a gradient. */
function lookOfFill(painter: Layer): string | undefined {
  const fill = solidFill(painter);
  if (fill) return toHex(fill);
  const stops = (painter.node.fills ?? []).flatMap((paint) => (paint.type === "gradient" ? paint.stops : []));
  return stops.length > 0 ? stops.map(({ color }) => toHex(color)).join(" ") : undefined;
}

function standsOut(painter: Layer): boolean {
  const [fill, behind] = [solidFill(painter), colorBehind(painter)];
  return fill !== undefined && behind !== undefined && contrastOf(fill, behind) >= SMALLEST_CONTRAST;
}

function primaryFill({ layer, kind, how, isDisabled }: Target, frame: Frame): string | undefined {
  const isButton = kind === "button" || (how === "structure" && !kind && !isText(layer));
  const painter = isButton && !isDisabled ? boxPainter(layer) : undefined;
  if (!painter || isOnPicture(painter) || isVeiled(layer, frame)) return undefined;
  if (elementByLayer(frame).get(layer)?.role === "segmented-item") return undefined;
  const seen = seenButton(layer, frame);
  const isLoud = seen?.isPrimary ?? (seen?.emphasis === "filled" || standsOut(painter));
  return isLoud ? lookOfFill(painter) : undefined;
}

type Candidate = Omit<PrimaryButton, "group">;

const STORES = [
  "app store",
  "google play",
  "play store",
  "appgallery",
  "galaxy store",
  "microsoft store",
  "f-droid",
];

/** The shops of several makers are one choice: nobody ranks them. */
const isStore = (label: string): boolean => STORES.some((store) => label.includes(store));

const labelsOfButtons = computed(
  (frame: Frame): ReadonlySet<Layer> =>
    new Set(targets(frame).flatMap(({ layer, kind }) => (kind === "button" ? textsOf(layer) : []))),
);

const LINE = { offPx: 6, apartPx: 160, mostWords: 3, fewest: 2 };

/** The marked one in a row of words of one size: where somebody is, and nothing to do. */
function isChosenPlace(layer: Layer, label: TextLayer, frame: Frame): boolean {
  const { x, width } = layer.node.box;
  const { y } = center(label.node.box);
  const row = {
    x: x - LINE.apartPx,
    y: y - LINE.offPx,
    width: width + 2 * LINE.apartPx,
    height: 2 * LINE.offPx,
  };
  const { sizePx, fontFamily } = styleOf(label);
  const beside = textIndex(frame)
    .touching(row)
    .filter((text) => {
      const isLevel = text !== label && areNear(center(text.node.box).y, y, LINE.offPx);
      const isWord = isLevel && countWords(wordsOf(text)) <= LINE.mostWords;
      return isWord && styleOf(text).sizePx === sizePx && styleOf(text).fontFamily === fontFamily;
    });
  return beside.filter((text) => !labelsOfButtons(frame).has(text)).length >= LINE.fewest;
}

const JOINED_PX = 2;

/** The filled part of a switch drawn as joined boxes: another one of its height touches it, painted otherwise. */
function isJoinedPart(layer: Layer, frame: Frame): boolean {
  const { box } = layer.node;
  const own = lookOfFill(boxPainter(layer) ?? layer);
  const around = { ...box, x: box.x - JOINED_PX, width: box.width + 2 * JOINED_PX };
  return paintedIndex(frame)
    .touching(around)
    .some((one) => {
      const other = one.node.box;
      const isLevel = areNear(other.y, box.y, 1) && areNear(other.height, box.height, 1);
      const isBeside = right(other) <= box.x + JOINED_PX || other.x >= right(box) - JOINED_PX;
      return isLevel && isBeside && !isText(one) && lookOfFill(one) !== own;
    });
}

const FOOT = { heightPx: 140, shortestPagePx: 900 };

/**
 * All but a button that stands alone in the last strip of a page of a site: it says who made it, or where else to find
 * them. Two of them end a form.
 */
function withoutFoot(candidates: readonly Candidate[], { root }: Frame): readonly Candidate[] {
  const page = root.node.box;
  const isPage = page.width >= WIDE_FROM_PX && page.height >= FOOT.shortestPagePx;
  const isInFoot = ({ layer }: Candidate): boolean =>
    isPage && center(layer.node.box).y >= bottom(page) - FOOT.heightPx;
  const inFoot = candidates.filter(isInFoot);
  return inFoot.length === 1 && candidates.length > 1
    ? candidates.filter((one) => !isInFoot(one))
    : candidates;
}

const SQUARE = { widestPx: 56, ratio: 1.25 };

/** A small square shows a sign, also where it is a letter of a font of signs. */
const isSquare = ({ node: { box } }: Layer): boolean =>
  box.width <= SQUARE.widestPx && box.width <= SQUARE.ratio * box.height;

function candidateOf(target: Target, frame: Frame): Candidate[] {
  const fill = primaryFill(target, frame);
  if (!fill) return [];
  const [text, ...others] = textsOf(target.layer);
  if (!text || others.length > 0 || !/\p{L}{2}/u.test(text.node.text.characters)) return [];
  if (isAside(target.layer, frame) || isForeignPart(target.layer)) return [];
  if (isSquare(target.layer) || isJoinedPart(target.layer, frame)) return [];
  if (isChosenPlace(target.layer, text, frame)) return [];
  const place = dialogAround(target.layer)?.node.id ?? "";
  const { characters } = text.node.text;
  return [{ layer: target.layer, text: characters.trim(), label: lookupForm(characters), fill, place }];
}

const SIMILAR = 1.15;
const SAME_WIDTH_PX = 2;

function isSimilar({ node: a }: Layer, { node: b }: Layer): boolean {
  const ratio = a.box.height / b.box.height;
  return areNear(a.box.width, b.box.width, SAME_WIDTH_PX) && ratio <= SIMILAR && ratio >= 1 / SIMILAR;
}

/** Two may be rivals; of so many in one group people are asked which. */
export const FEWEST_OF_A_CHOICE = 3;
const MOST_WORDS_OF_ACTION = 4;

/** The layers of one parent with a button somewhere in them, by their width. */
interface Holding {
  readonly count: number;
  readonly byWidth: SortedBy<Layer>;
}

type Holders = ReadonlyMap<Layer | null, Holding>;

/** The layers with a button somewhere in them, by their parent. */
function holdersOf(candidates: readonly Candidate[]): Holders {
  const holders = new Set<Layer>();
  for (const { layer } of candidates)
    for (let next: Layer | null = layer; next && !holders.has(next); next = next.parent) holders.add(next);
  const byParent = new Map<Layer | null, Layer[]>();
  for (const holder of holders) {
    const siblings = byParent.get(holder.parent);
    if (siblings) siblings.push(holder);
    else byParent.set(holder.parent, [holder]);
  }
  return new Map(
    [...byParent].map(([parent, siblings]) => [
      parent,
      { count: siblings.length, byWidth: sortedBy(siblings, ({ node }) => node.box.width) },
    ]),
  );
}

function hasSimilar(one: Layer, holders: Holders): boolean {
  const near = holders.get(one.parent)?.byWidth.near(one.node.box.width, SAME_WIDTH_PX) ?? [];
  spend(one, near.length);
  return near.some((other) => other !== one && isSimilar(one, other));
}

/** 'Add to cart', 'Buy now', 'Save': they ask for more than one thing. Answers, places and ways to sign in do not. */
function askForSeveralThings(stack: readonly Candidate[]): boolean {
  const verbs = stack.map(({ text }) => labelWords(text)[0] ?? "");
  const isOneTask = stack.every(({ text }) => labelWords(text).length <= MOST_WORDS_OF_ACTION);
  return isOneTask && new Set(verbs).size > 1 && verbs.every((verb) => TASK_VERBS.has(verb));
}

/** The layers that hold three buttons or more, each of which does another thing: that is no choice. */
function holdersOfTasks(candidates: readonly Candidate[]): ReadonlySet<Layer | null> {
  const stacks = new Map<Layer | null, Candidate[]>();
  for (const one of candidates) {
    const stack = stacks.get(one.layer.parent);
    if (stack) stack.push(one);
    else stacks.set(one.layer.parent, [one]);
  }
  const ofTasks = [...stacks].filter(
    ([, stack]) => stack.length >= FEWEST_OF_A_CHOICE && askForSeveralThings(stack),
  );
  return new Set(ofTasks.map(([parent]) => parent));
}

const FEWEST_TILES = 5;

const sizeOf = (layer: Layer): string => {
  const { width, height } = (boxPainter(layer) ?? layer).node.box;
  return `${Math.round(width)} × ${Math.round(height)}`;
};

/** The sizes that five boxes of a screen and more have, in whatever colours: tiles to choose from, a calendar, a pad. */
const sizesOfTiles = computed((frame: Frame): ReadonlySet<string> => {
  const places = new Map<string, Set<string>>();
  for (const layer of frame.layers) {
    if (!layer.visibleBox || isText(layer) || !isPainted(layer)) continue;
    const { x, y } = layer.node.box;
    places.set(
      sizeOf(layer),
      (places.get(sizeOf(layer)) ?? new Set()).add(`${Math.round(x)} ${Math.round(y)}`),
    );
  }
  return new Set([...places].flatMap(([size, all]) => (all.size >= FEWEST_TILES ? [size] : [])));
});

/**
 * A key for the group that a button belongs to: the shops of an app, tiles of one size, a stack of three buttons or more, a
 * list whose cards each hold one, or the button alone.
 */
function groupOf(
  { layer, label }: Candidate,
  holders: Holders,
  ofTasks: ReadonlySet<Layer | null>,
  frame: Frame,
): string {
  if (isStore(label)) return "stores";
  if (sizesOfTiles(frame).has(sizeOf(layer))) return `tiles ${sizeOf(layer)}`;
  if ((holders.get(layer.parent)?.count ?? 0) >= FEWEST_OF_A_CHOICE)
    return ofTasks.has(layer.parent) ? `button ${layer.node.id}` : `stack ${layer.parent?.node.id}`;
  const card = ancestors(layer).find((one) => hasSimilar(one, holders));
  return card?.parent ? `list ${card.parent.node.id}` : `button ${layer.node.id}`;
}

/** The buttons of a frame that look like main actions, from top to bottom; those of headers and footers are left out. */
export const primaryButtons = computed((frame: Frame): readonly PrimaryButton[] => {
  const candidates = withoutFoot(
    targets(frame).flatMap((target) => candidateOf(target, frame)),
    frame,
  );
  const holders = holdersOf(candidates);
  const ofTasks = holdersOfTasks(candidates);
  return candidates
    .map((candidate) => ({ ...candidate, group: groupOf(candidate, holders, ofTasks, frame) }))
    .toSorted((a, b) => a.layer.node.box.y - b.layer.node.box.y || a.layer.order - b.layer.order);
});
