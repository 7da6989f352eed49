import { isSystemPart } from "./system-parts.ts";
import { controlKindOfName } from "../elements/control-kind.ts";
import { selfOrAncestor } from "../frame/self-or-ancestor.ts";
import { rememberedText } from "../frame/remembered-text.ts";
import { nameWords } from "../text/language/words.ts";

const phrases = (list: string): readonly string[] => list.split(", ");

/** Notes to developers, and what the system paints. */
const NOTES: readonly string[] = [
  ...phrases("redline, redlines, annotation, annotations, measuring line, status bar, statusbar"),
  ...phrases("home indicator, barre d etat"),
];

/** Pictures and devices. A name must end in it: a 'map' is one, a 'map card' is a card. */
const PICTURES: readonly string[] = [
  ...phrases("spec, specs, guide, guides, keyboard, keypad, clavier, illustration, mockup, screenshot"),
  ...phrases("chart, graph, graphique, map, logo, icon, emoji, browser, watermark, barcode, qr code"),
];

const isNote = (words: string): boolean => NOTES.some((phrase) => ` ${words} `.includes(` ${phrase} `));

/** A device in a picture: 'iPhone 15 Pro', 'MacBook'. */
const DEVICE = /^(i ?phone|i ?pad|mac ?book|i ?mac|apple watch|samsung galaxy|google pixel|device|laptop)\b/;

/** Sheets of words that are only called maps. */
const IN_WORDS = /\b(journey|experience|empathy|story|mind|site|user) map$/;

const isForeignSegment = (words: string): boolean =>
  isNote(words) ||
  DEVICE.test(words) ||
  (!IN_WORDS.test(words) && PICTURES.some((phrase) => words === phrase || words.endsWith(` ${phrase}`)));

/** 'Button / Icon' is a button, not an icon. */
const isForeignName = rememberedText((name) => {
  const kind = controlKindOfName(name);
  if (kind !== undefined && kind !== "none") return false;
  return name.split("/").some((segment) => isForeignSegment(nameWords(segment).join(" ")));
});

const isNoteName = rememberedText((name) => isNote(nameWords(name).join(" ")));

/**
 * True when a layer belongs to something that the screen only shows: notes to developers, the system's bars, a
 * keyboard, an illustration, a chart, a map, a logo.
 */
export const isForeignPart = selfOrAncestor(
  (layer) => (!layer.node.text && isForeignName(layer.node.name)) || isSystemPart(layer),
);

/** True when a layer is a note to developers or painted by the system: no part of the screen at all. */
export const isNoPart = selfOrAncestor(
  (layer) => (!layer.node.text && isNoteName(layer.node.name)) || isSystemPart(layer),
);

const PICTURE = /(^| )(illustration|mockup|screenshot|watermark)$/;

const isPictureName = rememberedText((name) => {
  const words = nameWords(name).join(" ");
  return PICTURE.test(words) || DEVICE.test(words);
});

/** True when a layer is part of a picture whose texts are not there to be read: a device, a screenshot, a watermark. */
export const isInPicture = selfOrAncestor(({ node }) => !node.text && isPictureName(node.name));
