import { list } from "../../../standards/list.ts";
import { SELF_EXPLAINING_WORDS } from "../../../standards/words/field-words.ts";
import { center } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { lettersBox } from "../../text/typography/ink.ts";
import { ancestors, descendants, type Layer, type TextLayer } from "../../frame/frame.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { nameWords } from "../../text/language/words.ts";
import type { Field } from "./fields.ts";

const SURROUNDING_LAYERS = 3;
const SEARCH_WORDS = list("search, recherche, loupe");
/** A text that its designer calls a label floats up when people type. */
const LABEL_WORDS = list("label, floating, libelle");

const saysOneOf = (words: ReadonlySet<string>, names: readonly string[]): boolean =>
  names.some((name) => nameWords(name).some((word) => words.has(word)));

const surroundings = (layer: Layer): readonly Layer[] =>
  ancestors(layer)
    .filter(({ parent }) => parent !== null)
    .slice(0, SURROUNDING_LAYERS);

const nameOf = ({ node }: Layer): string => node.name;

/**
 * True when a field says by itself what it is for, as a search, a filter or a message do: by the words in it,
 * by its name, or by the names of its icons.
 */
export function explainsItself({ target: { layer }, inside }: Field): boolean {
  const read = inside.flatMap(({ node }) => labelWords(node.text.characters));
  if (read.some((word) => SELF_EXPLAINING_WORDS.has(word))) return true;
  return saysOneOf(SELF_EXPLAINING_WORDS, [layer, ...surroundings(layer), ...descendants(layer)].map(nameOf));
}

/** True when a field without words is one to search with: it holds a magnifying glass that is called so. */
export const isSearchField = ({ target: { layer } }: Field): boolean =>
  saysOneOf(SEARCH_WORDS, [layer, ...descendants(layer)].map(nameOf));

/** Words whose middle lies higher in a field of one line leave room for what is typed below them. */
const RAISED = { share: 0.36, highestPx: 72 };

const isRaised = (text: TextLayer, box: Box): boolean =>
  box.height <= RAISED.highestPx && center(lettersBox(text)).y - box.y < RAISED.share * box.height;

/** True when the words in a field are its label, which makes room when people type, or has made it already. */
export const hasFloatingLabel = ({ target: { layer }, box, inside }: Field): boolean =>
  // Words on a line to write on stand above it, and leave no room.
  inside.some((text) => text !== layer && isRaised(text, box)) ||
  saysOneOf(LABEL_WORDS, [
    ...inside.flatMap(({ node, parent }) => [node.name, parent === layer ? "" : (parent?.node.name ?? "")]),
    ...[layer, ...surroundings(layer).slice(0, 1)].map(nameOf).filter((name) => /float/i.test(name)),
  ]);
