import { areNear, gapBetween, grow } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { SITE_BAR_PX } from "../frame/limits.ts";
import { lookOfPaints } from "../frame/look-of-paints.ts";
import { countWords, wordsOf } from "../text/language/prose.ts";
import { textIndex } from "../text/text-index.ts";
import { styleOf } from "../text/typography/text-style.ts";

/** A longer text that changes its colour within a word has an initial, or a slip. */
const MOST_WORDS = 3;

const isLetter = (character: string | undefined): boolean => /\p{L}/u.test(character ?? "");

/** True of a name whose colour or weight changes within a word: nobody sets a label that way. */
function changesWithinWord(layer: TextLayer): boolean {
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

const TOUCHING_PX = 1;
/** A word, or the end of a domain. */
const ONE_WORD = /^\.?\p{L}+$/u;

/** A word and the one in another colour that begins where it ends, from left to right: one name; undefined of other texts. */
export function nameOfTwo(text: TextLayer, frame: Frame): readonly TextLayer[] | undefined {
  const { box, fills } = text.node;
  if (!ONE_WORD.test(wordsOf(text))) return undefined;
  const other = textIndex(frame)
    .touching(grow(box, TOUCHING_PX))
    .find(
      (one) =>
        one !== text &&
        ONE_WORD.test(wordsOf(one)) &&
        areNear(one.node.box.y, box.y, TOUCHING_PX) &&
        Math.abs(gapBetween(one.node.box, box).x) <= TOUCHING_PX &&
        styleOf(one).sizePx === styleOf(text).sizePx &&
        lookOfPaints(one.node.fills) !== lookOfPaints(fills),
    );
  return other && [text, other].toSorted((a, b) => a.node.box.x - b.node.box.x);
}

const nameIn = (text: TextLayer, frame: Frame): string | undefined =>
  nameOfTwo(text, frame)?.map(wordsOf).join("");

/** The names in the bar of a site: further down two such words may as well be the coloured ones of a heading. */
const namesInBar = computed(
  (frame: Frame): ReadonlySet<string | undefined> =>
    new Set(
      frame.texts
        .filter(({ node }) => node.box.y - frame.root.node.box.y <= SITE_BAR_PX)
        .flatMap((text) => nameIn(text, frame) ?? []),
    ),
);

/** True of a name in two colours or weights, as logos set as text have it. */
export const isWordmark = (layer: TextLayer, frame: Frame): boolean =>
  changesWithinWord(layer) || namesInBar(frame).has(nameIn(layer, frame));
