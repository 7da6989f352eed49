import {
  COLOR_WORDS,
  DRAWN_STATE_WORDS,
  OTHER_STATE_WORDS,
  TYPE_PROPERTY_WORDS,
  TYPE_STEP_WORDS,
  TYPE_STYLE_WORDS,
} from "../../../standards/words/sheet-words.ts";
import { toHex } from "../../../scene/color.ts";
import { computed } from "../../frame/computed.ts";
import { descendants, isText, type Frame, type Layer, type TextLayer } from "../../frame/frame.ts";
import { groundBehind } from "../../paint/backdrop.ts";
import { boxPainter } from "../../paint/painted-box.ts";
import { wordsOf } from "../../text/language/prose.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import { nameWords } from "../../text/language/words.ts";
import { isDeviceSize } from "./device-size.ts";
import { showsPalette } from "./palette.ts";
import { pieces } from "../piece.ts";
import { repetitions, type Repetition } from "../repetition/repetition.ts";

/** The signs by which people see that a frame is a sheet of styles or components. */
export type SheetSign = "components" | "variants" | "swatches" | "type-samples" | "states" | "icons";

/** So much of the texts must speak of styles: a page about a product may show a few of them. */
const SMALLEST_SHARE = { captions: 0.15, samples: 0.3, icons: 0.7 };
const FEWEST = {
  components: 4,
  variants: 4,
  colors: 4,
  named: 2,
  samples: 3,
  sizes: 3,
  states: 3,
  cells: 6,
  looks: 3,
  icons: 12,
};

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

const different = (texts: readonly TextLayer[]): number => new Set(texts.map(wordsOf)).size;

const isShade = (text: TextLayer): boolean => {
  const [first = "", second = "", ...others] = nameWords(wordsOf(text));
  return others.length === 0 && COLOR_WORDS.has(first) && /^\d{1,4}$/.test(second);
};

const isMuch = (some: readonly TextLayer[], { texts }: Frame, share: number): boolean =>
  some.length >= share * texts.length;

const BARE_HEX = /^#?[0-9a-f]{6}$/i;

/** True of a code that says the colour it is written on. */
function namesItsGround(text: TextLayer, frame: Frame): boolean {
  const code = wordsOf(text).trim().toLowerCase();
  if (!BARE_HEX.test(code)) return false;
  const ground = groundBehind(frame, text.node.box, text.order);
  return ground !== undefined && toHex(ground) === `#${code.replace("#", "")}`;
}

function showsSwatches(frame: Frame): boolean {
  const codes = frame.texts.filter((text) => HEX.test(wordsOf(text)));
  const sure = codes.filter((text) => HEX_WITH_LETTER.test(wordsOf(text)));
  const areColors = different(codes) >= FEWEST.colors && sure.length >= codes.length / 2;
  if (areColors && isMuch(codes, frame, SMALLEST_SHARE.captions)) return true;
  const named = frame.texts.filter((text) => namesItsGround(text, frame));
  if (different(named) >= FEWEST.named && isMuch(named, frame, SMALLEST_SHARE.captions)) return true;
  const shades = frame.texts.filter(isShade);
  const areShades = different(shades) >= FEWEST.colors && isMuch(shades, frame, SMALLEST_SHARE.captions);
  return areShades || showsPalette(frame);
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const isStep = (word: string): boolean => TYPE_STEP_WORDS.has(word);

const isLevel = (word: string): boolean => /^h[1-6]$/.test(word);

/** `Heading 2`: nothing but the name of a style, and which of its steps. */
function namesStyle(text: TextLayer): boolean {
  const words = nameWords(wordsOf(text));
  const others = words.filter((word) => !isStep(word) && !isNumber(word));
  const isNumbered = words.some(isNumber) && others.some((word) => TYPE_STYLE_WORDS.has(word));
  return (
    others.length > 0 &&
    (isNumbered || words.some(isStep) || others.some(isLevel)) &&
    others.every((word) => TYPE_STYLE_WORDS.has(word) || TYPE_PROPERTY_WORDS.has(word))
  );
}

const sizesOf = (texts: readonly TextLayer[]): number =>
  new Set(
    texts.map((text) => `${styleOf(text).sizePx} ${styleOf(text).weight} ${styleOf(text).lineHeightPx}`),
  ).size;

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
      isMuch(same, frame, SMALLEST_SHARE.samples) &&
      new Set(same.map((text) => styleOf(text).sizePx)).size > FEWEST.sizes,
  );
}

function showsTypeSamples(frame: Frame): boolean {
  const named = frame.texts.filter(namesStyle);
  const areSamples = different(named) >= FEWEST.samples && sizesOf(named) >= FEWEST.sizes;
  return (areSamples && isMuch(named, frame, SMALLEST_SHARE.samples)) || hasLadder(frame);
}

const isState = (word: string): boolean => DRAWN_STATE_WORDS.has(word) || OTHER_STATE_WORDS.has(word);

/** `Hover`, `Pressed`, `Disabled` beside each other. */
function namesStates(frame: Frame): boolean {
  const words = frame.texts.map((text) => ({ text, words: nameWords(wordsOf(text)) }));
  const alone = words.filter(({ words: [word = "", ...others] }) => others.length === 0 && isState(word));
  const said = new Set(alone.map(({ words: [word = ""] }) => word));
  return (
    said.size >= FEWEST.states &&
    [...said].some((word) => DRAWN_STATE_WORDS.has(word)) &&
    isMuch(
      alone.map(({ text }) => text),
      frame,
      SMALLEST_SHARE.captions,
    )
  );
}

const lookOf = (layer: Layer): string => {
  const { fills = [], strokes = [] } = boxPainter(layer)?.node ?? {};
  return JSON.stringify([layer.node.instance?.componentId, layer.node.opacity, fills, strokes]);
};

/** A grid of one control with the same words on it and many looks. */
function isOneControl({ axis, cells }: Repetition): boolean {
  if (axis !== "grid" || cells.length < FEWEST.cells) return false;
  const hosts = cells.map(({ layers: [layer] }) => layer);
  const words = new Set(hosts.map((layer) => textsIn(layer).map(wordsOf).join("|")));
  const [only = ""] = words;
  return words.size === 1 && /\p{L}/u.test(only) && new Set(hosts.map(lookOf)).size >= FEWEST.looks;
}

const showsStates = (frame: Frame): boolean => namesStates(frame) || repetitions(frame).some(isOneControl);

const CODE_NAME = /^[a-z0-9]+([-_/][a-z0-9]+)*$/;

/** Drawings with names as developers call them: `arrow-left`. */
function showsIcons(frame: Frame): boolean {
  const named = frame.texts.filter((text) => CODE_NAME.test(wordsOf(text)) && /[a-z]/.test(wordsOf(text)));
  const joined = named.filter((text) => /[-_/]/.test(wordsOf(text)));
  return (
    named.length >= FEWEST.icons &&
    joined.length >= named.length / 4 &&
    isMuch(named, frame, SMALLEST_SHARE.icons) &&
    pieces(frame).filter(({ kind }) => kind === "shape").length >= named.length
  );
}

const SIGNS: readonly (readonly [SheetSign, (frame: Frame) => boolean])[] = [
  ["components", showsComponents],
  ["variants", showsVariants],
  ["swatches", showsSwatches],
  ["type-samples", showsTypeSamples],
  ["states", showsStates],
  ["icons", showsIcons],
];

/** The sign that a frame is a sheet of styles or components; undefined when it is none. */
export const sheetSign = computed(
  (frame: Frame): SheetSign | undefined => SIGNS.find(([, shows]) => shows(frame))?.[0],
);
