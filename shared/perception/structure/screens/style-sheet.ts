import {
  DRAWN_STATE_WORDS,
  OTHER_STATE_WORDS,
  TYPE_PROPERTY_WORDS,
  TYPE_STEP_WORDS,
  TYPE_STYLE_WORDS,
  ZONE_PHRASES,
  ZONE_WORDS,
} from "../../../standards/words/sheet-words.ts";
import { groupBy } from "../../../group-by.ts";
import { toHex } from "../../../scene/color.ts";
import { area, grow } from "../../../scene/geometry.ts";
import { computed } from "../../frame/computed.ts";
import { descendants, isText, type Frame, type Layer, type TextLayer } from "../../frame/frame.ts";
import { boxPainter } from "../../paint/painted-box.ts";
import { paintedIndex } from "../../paint/painted-index.ts";
import { wordsOf } from "../../text/language/prose.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import { nameWords } from "../../text/language/words.ts";
import { isDeviceSize } from "./device-size.ts";
import { isWords } from "../../things/thing.ts";
import { type Cell, repetitions, type Repetition } from "../repetition/repetition.ts";

const FEWEST = { components: 4, variants: 4, cells: 6, looks: 3, zones: 8 };

const isMain = ({ node }: Layer): boolean => node.type === "COMPONENT" || node.type === "COMPONENT_SET";

/** Main components are kept on sheets; some may be kept on the screen where they are used. */
function showsComponents({ layers, root }: Frame): boolean {
  const mains = layers.filter((layer) => layer !== root && isMain(layer));
  const isSet = ({ node }: Layer): boolean => node.type === "COMPONENT_SET";
  if (isMain(root)) return false;
  return mains.some(isSet) || (mains.length >= FEWEST.components && !isDeviceSize(root.node.box));
}

const textsIn = (layer: Layer): readonly TextLayer[] => [layer, ...descendants(layer)].filter(isText);

/** The set of which an instance shows a variant. */
const setOf = ({ node }: Layer, { scene }: Frame): string | undefined =>
  scene.components[node.instance?.componentId ?? ""]?.setName;

/** The same words on many variants of one component are the words that it was made with. */
function showsVariants(frame: Frame): boolean {
  if (isDeviceSize(frame.root.node.box)) return false;
  const shown = new Map<string, Set<string>>();
  const inside = new Set<Layer>();
  for (const layer of frame.layers) {
    const set = setOf(layer, frame);
    const isInside = layer.parent !== null && inside.has(layer.parent);
    if (isInside || set !== undefined) inside.add(layer);
    if (isInside || set === undefined) continue;
    const words = textsIn(layer).map(wordsOf).join("|");
    if (!/\p{L}/u.test(words)) continue;
    const key = `${set}\n${words}`;
    const variants = shown.get(key) ?? new Set();
    shown.set(key, variants.add(layer.node.instance?.componentId ?? ""));
    if (variants.size >= FEWEST.variants) return true;
  }
  return false;
}

/** An order may be called #248560; a colour has letters, more often than not. */
const HEX = /#[0-9a-f]{6}\b/i;
const HEX_WITH_LETTER = /#(?=[0-9]{0,5}[a-f])[0-9a-f]{6}\b/i;

const BARE_HEX = /^#?[0-9a-f]{6}$/i;

/** A swatch stands so close to its code. */
const BESIDE_PX = 40;

/** True of a code that says the colour it is written on, or that of a box beside it. */
function namesItsColor(text: TextLayer, frame: Frame): boolean {
  const code = wordsOf(text).trim().toLowerCase();
  if (!BARE_HEX.test(code)) return false;
  return paintedIndex(frame)
    .touching(grow(text.node.box, BESIDE_PX))
    .some(({ node: { text: words, fills = [] } }) => {
      const [paint, ...others] = fills;
      const isPlain = !words && others.length === 0 && paint?.type === "solid";
      return isPlain && toHex(paint.color) === `#${code.replace("#", "")}`;
    });
}

/** `Heading 2`: nothing but the name of a style, and which of its steps. */
function namesStyle(text: TextLayer): boolean {
  const words = nameWords(wordsOf(text));
  const isNumber = (word: string): boolean => /^\d+$/.test(word);
  const others = words.filter((word) => !TYPE_STEP_WORDS.has(word) && !isNumber(word));
  const isNumbered = words.some(isNumber) && others.some((word) => TYPE_STYLE_WORDS.has(word));
  return (
    others.length > 0 &&
    (isNumbered ||
      words.some((word) => TYPE_STEP_WORDS.has(word)) ||
      others.some((word) => /^h[1-6]$/.test(word))) &&
    others.every((word) => TYPE_STYLE_WORDS.has(word) || TYPE_PROPERTY_WORDS.has(word))
  );
}

const namesState = (text: TextLayer): boolean => {
  const [word = "", ...others] = nameWords(wordsOf(text));
  return others.length === 0 && (DRAWN_STATE_WORDS.has(word) || OTHER_STATE_WORDS.has(word));
};

const MOST_ZONE_WORDS = 3;

/** “SEARCH BAR”: no words for people, but the name of what will stand there. */
const namesZone = (text: TextLayer): boolean => {
  const words = nameWords(wordsOf(text));
  return (
    ZONE_PHRASES.has(words.join(" ")) ||
    (words.length <= MOST_ZONE_WORDS && words.some((word) => ZONE_WORDS.has(word)))
  );
};

const sizesOf = (texts: readonly TextLayer[]): number =>
  new Set(
    texts.map((text) => `${styleOf(text).sizePx} ${styleOf(text).weight} ${styleOf(text).lineHeightPx}`),
  ).size;

/** Texts of a sheet that say what it shows: a page about a product may show a few of them. */
interface Captions {
  readonly says: (text: TextLayer, frame: Frame) => boolean;
  /** How many different ones there are at least, and which share of all texts they make up. */
  readonly fewest: number;
  readonly share: number;
  readonly also?: (captions: readonly TextLayer[], frame: Frame) => boolean;
}

const CAPTIONS: readonly Captions[] = [
  {
    says: (text) => HEX.test(wordsOf(text)),
    fewest: 4,
    share: 0.15,
    also: (codes) => codes.filter((text) => HEX_WITH_LETTER.test(wordsOf(text))).length >= codes.length / 2,
  },
  { says: namesItsColor, fewest: 2, share: 0.1 },
  { says: namesStyle, fewest: 3, share: 0.3, also: (names) => sizesOf(names) >= 3 },
  {
    says: namesState,
    fewest: 3,
    share: 0.15,
    also: (states) => states.some((text) => DRAWN_STATE_WORDS.has(nameWords(wordsOf(text))[0] ?? "")),
  },
  {
    says: namesZone,
    fewest: 2,
    share: 0.1,
    also: (_, { texts }) =>
      texts.length >= FEWEST.zones && new Set(texts.map((text) => styleOf(text).sizePx)).size === 1,
  },
];

function hasCaptions({ says, fewest, share, also }: Captions, frame: Frame): boolean {
  const found = frame.texts.filter((text) => says(text, frame));
  return (
    new Set(found.map((text) => wordsOf(text).toLowerCase())).size >= fewest &&
    found.length >= share * frame.texts.length &&
    (also?.(found, frame) ?? true)
  );
}

const SWATCH = { smallestPx: 32, largestPx: 400, largestMarkPx: 12 };
/** A ratio, a step, or the two letters that show a colour of text. */
const SAMPLE = /^(?:aa|[\d\s.,:/%#-]*)$/i;
const PALETTE = { colors: 5, share: 0.15 };

/** The one colour of a box with nothing on it but samples and marks: what holds words or a picture is made for people. */
function swatchOf({ thing: { painter, children }, box }: Cell): string | undefined {
  const [paint, ...others] = painter?.node.fills ?? [];
  const sides = [box.width, box.height];
  const isBare = children.every((one) =>
    isWords(one) ? SAMPLE.test(wordsOf(one.layer)) : one.box.width <= SWATCH.largestMarkPx,
  );
  const isOfSize = sides.every((px) => px >= SWATCH.smallestPx && px <= SWATCH.largestPx);
  return isBare && isOfSize && paint?.type === "solid" && others.length === 0
    ? toHex(paint.color)
    : undefined;
}

/** Bare boxes of one size in many colours, and words enough to name them. */
function showsPalette(frame: Frame): boolean {
  if (isDeviceSize(frame.root.node.box)) return false;
  return repetitions(frame).some(({ cells }) => {
    const swatches = cells.filter((cell) => swatchOf(cell) !== undefined);
    const covered = swatches.reduce((sum, { box }) => sum + area(box), 0);
    return (
      new Set(swatches.map(swatchOf)).size >= PALETTE.colors &&
      frame.texts.length >= swatches.length &&
      covered >= PALETTE.share * area(frame.root.node.box)
    );
  });
}

const LADDER = { sizes: 4, share: 0.3 };

/** The same words in many sizes make up much of a sheet; on the screen of a device they are a slip, and no sample. */
function hasLadder(frame: Frame): boolean {
  if (isDeviceSize(frame.root.node.box)) return false;
  const samples = groupBy(
    frame.texts.filter((text) => /\p{L}{3}/u.test(wordsOf(text))),
    (text) => wordsOf(text).toLowerCase(),
  );
  return [...samples.values()].some(
    (same) =>
      same.length >= LADDER.share * frame.texts.length &&
      new Set(same.map((text) => styleOf(text).sizePx)).size >= LADDER.sizes,
  );
}

const lookOf = (layer: Layer): string => {
  const { fills = [], strokes = [] } = boxPainter(layer)?.node ?? {};
  return JSON.stringify([layer.node.instance?.componentId, layer.node.opacity, fills, strokes]);
};

/** One control with the same words on it and many looks. */
function isOneControl({ cells }: Repetition): boolean {
  const words = new Set(cells.map(({ layers }) => layers.flatMap(textsIn).map(wordsOf).join("|")));
  const looks = new Set(cells.map(({ layers: [layer] }) => lookOf(layer)));
  return words.size === 1 && /\p{L}/u.test([...words].join("")) && looks.size >= FEWEST.looks;
}

/** The words of a control are so much of what a sheet of its states says. */
const STATES_SHARE = 0.5;

/** A grid of one control, or hardly anything but boxes of one. */
function isControlSheet(frame: Frame): boolean {
  const shown = repetitions(frame).filter(isOneControl);
  const states = shown.flatMap(({ cells }) => (cells.every(({ thing }) => thing.painter) ? cells : []));
  const said = new Set(states.flatMap(({ layers }) => layers.flatMap(textsIn)));
  return (
    (states.length > 0 && said.size >= STATES_SHARE * frame.texts.length) ||
    shown.some(({ axis, cells }) => axis === "grid" && cells.length >= FEWEST.cells)
  );
}

const SHAPES: readonly ((frame: Frame) => boolean)[] = [
  showsComponents,
  showsVariants,
  showsPalette,
  hasLadder,
  isControlSheet,
];

/** True when a frame is no screen but a sheet of styles or components, or a sketch whose texts name its parts. */
export const isStyleSheet = computed(
  (frame: Frame): boolean =>
    SHAPES.some((shows) => shows(frame)) || CAPTIONS.some((captions) => hasCaptions(captions, frame)),
);
