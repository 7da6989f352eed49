import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";

const LETTER = /\p{L}/gu;
/** Hebrew, Arabic, Syriac and their like. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu;

const count = (pattern: RegExp, characters: string): number => characters.match(pattern)?.length ?? 0;

/** True for a screen most of whose letters are read from right to left: its words begin at the right. */
export const readsFromRight = computed(({ texts }: Frame): boolean => {
  let [all, fromRight] = [0, 0];
  for (const { node } of texts) {
    all += count(LETTER, node.text.characters);
    fromRight += count(FROM_RIGHT, node.text.characters);
  }
  return fromRight > all / 2;
});
