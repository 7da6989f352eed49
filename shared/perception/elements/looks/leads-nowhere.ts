import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { isCount } from "./is-value.ts";
import { isSetAsLink } from "./is-set-as-link.ts";

/** Endings of words that introduce the next text: a value after a colon, a name after “by”. */
const GOES_ON = /(?:[:,]|(?:^|\s)(?:by|par|von|por))$/iu;
const LONGEST_ENDING = 8;

/**
 * True when words are surely no link, wherever they stand: a mark of copyright, or the beginning of what stands behind
 * them (of 782 such texts on pages none was a link), or a count of something.
 */
export function leadsNowhere(thing: Thing, sight: Sight): boolean {
  const { texts, first } = sight.contentOf(thing);
  if (texts !== 1 || !first || isSetAsLink(first)) return false;
  const characters = first.layer.node.text.characters.trim();
  return characters.includes("©") || GOES_ON.test(characters.slice(-LONGEST_ENDING)) || isCount(characters);
}
