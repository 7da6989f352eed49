import {
  DRAWN_STATE_WORDS,
  OTHER_STATE_WORDS,
  TYPE_PROPERTY_WORDS,
  TYPE_STEP_WORDS,
  TYPE_STYLE_WORDS,
} from "../../../standards/words/sheet-words.ts";
import { toHex } from "../../../scene/color.ts";
import { grow } from "../../../scene/geometry.ts";
import { computed } from "../../frame/computed.ts";
import { type Frame, type Layer, type TextLayer } from "../../frame/frame.ts";
import { paintedIndex } from "../../paint/painted-index.ts";
import { wordsOf } from "../../text/language/prose.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import { nameWords } from "../../text/language/words.ts";
import { isDeviceSize } from "./device-size.ts";

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
  { says: namesStyle, fewest: 3, share: 0.3, also: (names) => sizesOf(names) >= 3 },
  {
    says: namesState,
    fewest: 3,
    share: 0.15,
    also: (states) => states.some((text) => DRAWN_STATE_WORDS.has(nameWords(wordsOf(text))[0] ?? "")),
  },
];

function hasCaptions({ says, fewest, share, also }: Captions, frame: Frame): boolean {
  const found = frame.texts.filter((text) => says(text, frame));
  return (
    new Set(found.map((text) => wordsOf(text).toLowerCase())).size >= fewest &&
    found.length >= share * frame.texts.length &&
    (also?.(found) ?? true)
  );
}

/** True when a frame is no screen but a sheet of styles or components. */
export const isStyleSheet = computed(
  (frame: Frame): boolean =>
    showsComponents(frame) || CAPTIONS.some((captions) => hasCaptions(captions, frame)),
);
