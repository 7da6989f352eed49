import {
  COLOR_WORDS,
  TYPE_PROPERTY_WORDS,
  TYPE_STEP_WORDS,
  TYPE_STYLE_WORDS,
} from "../../../standards/words/sheet-words.ts";
import { toHex } from "../../../scene/color.ts";
import { area, grow } from "../../../scene/geometry.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../frame/frame.ts";
import { paintedIndex } from "../../paint/painted-index.ts";
import { wordsOf } from "../../text/language/prose.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import { nameWords } from "../../text/language/words.ts";
import { isDeviceSize } from "./device-size.ts";
import { isWords } from "../../things/thing.ts";
import { type Cell, repetitions } from "../repetition/repetition.ts";

/** The fewest main components that make a sheet of a frame. */
const FEWEST_COMPONENTS = 4;

const isMain = ({ node }: Layer): boolean => node.type === "COMPONENT" || node.type === "COMPONENT_SET";

/** Main components are kept on sheets; some may be kept on the screen where they are used. */
function showsComponents({ layers, root }: Frame): boolean {
  const mains = layers.filter((layer) => layer !== root && isMain(layer));
  const isSet = ({ node }: Layer): boolean => node.type === "COMPONENT_SET";
  if (isMain(root)) return false;
  return mains.some(isSet) || (mains.length >= FEWEST_COMPONENTS && !isDeviceSize(root.node.box));
}

/** An order may be called #248560; a colour has letters, more often than not. */
const HEX = /#[0-9a-f]{6}\b/i;
const HEX_WITH_LETTER = /#(?=[0-9]{0,5}[a-f])[0-9a-f]{6}\b/i;

const isShade = (text: TextLayer): boolean => {
  const [first = "", second = "", ...others] = nameWords(wordsOf(text));
  return others.length === 0 && COLOR_WORDS.has(first) && /^\d{1,4}$/.test(second);
};

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
  readonly also?: (captions: readonly TextLayer[]) => boolean;
}

const CAPTIONS: readonly Captions[] = [
  {
    says: (text) => HEX.test(wordsOf(text)),
    fewest: 4,
    share: 0.15,
    also: (codes) => codes.filter((text) => HEX_WITH_LETTER.test(wordsOf(text))).length >= codes.length / 2,
  },
  { says: namesItsColor, fewest: 2, share: 0.1 },
  { says: isShade, fewest: 4, share: 0.15 },
  { says: namesStyle, fewest: 3, share: 0.3, also: (names) => sizesOf(names) >= 3 },
];

function hasCaptions({ says, fewest, share, also }: Captions, frame: Frame): boolean {
  const found = frame.texts.filter((text) => says(text, frame));
  return (
    new Set(found.map((text) => wordsOf(text).toLowerCase())).size >= fewest &&
    found.length >= share * frame.texts.length &&
    (also?.(found) ?? true)
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
  const samples = new Map<string, TextLayer[]>();
  for (const text of frame.texts) {
    const words = wordsOf(text).toLowerCase();
    const same = samples.get(words) ?? [];
    samples.set(words, same);
    if (/\p{L}{3}/u.test(words)) same.push(text);
  }
  return [...samples.values()].some(
    (same) =>
      same.length >= LADDER.share * frame.texts.length &&
      new Set(same.map((text) => styleOf(text).sizePx)).size >= LADDER.sizes,
  );
}

/** True of a frame that is no screen, but a sheet of styles or components. */
export const isSheet = computed(
  (frame: Frame): boolean =>
    showsComponents(frame) ||
    showsPalette(frame) ||
    hasLadder(frame) ||
    CAPTIONS.some((captions) => hasCaptions(captions, frame)),
);
