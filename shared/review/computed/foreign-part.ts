import type { Layer } from "../frame.ts";
import { controlKindOfName } from "./control-kind.ts";
import { remembered } from "./remembered.ts";
import { nameWords } from "./words.ts";

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

const isForeignSegment = (words: string): boolean =>
  isNote(words) || PICTURES.some((phrase) => words === phrase || words.endsWith(` ${phrase}`));

/** 'Button / Icon' is a button, not an icon. */
function isForeignName(name: string): boolean {
  const kind = controlKindOfName(name);
  if (kind !== undefined && kind !== "none") return false;
  return name.split("/").some((segment) => isForeignSegment(nameWords(segment).join(" ")));
}

/**
 * Whether a layer belongs to something that the screen only shows: notes to developers, the system's bars, a
 * keyboard, an illustration, a chart, a map, a logo.
 */
export const isForeignPart: (layer: Layer) => boolean = remembered(({ node, parent }: Layer) => {
  if (!parent) return false;
  return (!node.text && isForeignName(node.name)) || isForeignPart(parent);
});

/** Whether a layer is a note to developers or painted by the system: no part of the screen at all. */
export const isNoPart: (layer: Layer) => boolean = remembered(({ node, parent }: Layer) => {
  if (!parent) return false;
  return (!node.text && isNote(nameWords(node.name).join(" "))) || isNoPart(parent);
});
