import type { TextLayer } from "../frame/frame.ts";
import { lookOfPaints } from "../frame/look-of-paints.ts";
import { countWords, wordsOf } from "../text/language/prose.ts";

/** A longer text that changes its colour within a word has an initial, or a slip. */
const MOST_WORDS = 3;

const isLetter = (character: string | undefined): boolean => /\p{L}/u.test(character ?? "");

/** True of a name whose colour or weight changes within a word, as logos set as text have it: nobody sets a label that way. */
export function isWordmark(layer: TextLayer): boolean {
  const { characters, runs } = layer.node.text;
  if (runs.length < 2 || countWords(wordsOf(layer)) > MOST_WORDS) return false;
  const lookOf = (index: number): string =>
    `${lookOfPaints(runs[index]?.fills ?? layer.node.fills)} ${runs[index]?.weight}`;
  return runs.some(
    ({ start }, index) =>
      index > 0 &&
      isLetter(characters[start - 1]) &&
      isLetter(characters[start]) &&
      lookOf(index) !== lookOf(index - 1),
  );
}
