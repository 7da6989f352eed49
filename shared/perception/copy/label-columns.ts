import { gapBetween, right } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { columnsOf } from "../structure/columns.ts";
import { countWords, wordsOf } from "../text/language/prose.ts";
import { textIndex } from "../text/text-index.ts";
import { fillsOf, styleOf } from "../text/typography/text-style.ts";
import { proseTexts } from "./copy-texts.ts";

const MOST_WORDS = 4;
const FEWEST = 4;
/** A label has the value that it names at its right, at most so far away. */
const NEAR_PX = 240;
const ENDS_IN_COLON = /\p{L}\s?:$/u;

const keyOf = (text: TextLayer): string => {
  const { sizePx, weight, fontFamily } = styleOf(text);
  return [sizePx, weight, fontFamily, fillsOf(text)].join("|");
};

function byLook(texts: readonly TextLayer[]): readonly (readonly TextLayer[])[] {
  const groups = new Map<string, TextLayer[]>();
  for (const text of texts) {
    const group = groups.get(keyOf(text));
    if (group) group.push(text);
    else groups.set(keyOf(text), [text]);
  }
  return [...groups.values()];
}

/** True when something stands at the right of a text, in its line. */
const namesSomething = (text: TextLayer, frame: Frame): boolean => {
  const { box } = text.node;
  return textIndex(frame)
    .touching({ x: right(box), y: box.y, width: NEAR_PX, height: box.height })
    .some((other) => other !== text && gapBetween(box, other.node.box).x >= 0);
};

/** The labels of a form or a list of details: short texts of one look below each other, most of which end in a colon. */
export const labelColumns = computed((frame: Frame): readonly (readonly TextLayer[])[] => {
  const short = proseTexts(frame).filter((text) => countWords(wordsOf(text)) <= MOST_WORDS);
  return byLook(short)
    .flatMap((alike) => columnsOf(alike).map(({ layers }) => layers))
    .map((column) => column.filter((text) => namesSomething(text, frame)))
    .filter((column) => {
      const withColon = column.filter((text) => ENDS_IN_COLON.test(wordsOf(text))).length;
      return column.length >= FEWEST && withColon >= column.length - 1;
    });
});
