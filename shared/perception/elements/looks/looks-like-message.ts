import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";

const ENDED = /[.!?…]$/u;
const NEXT_SENTENCE = /\p{L}{3}[.!?…]\s\p{L}/u;

/**
 * True when what is painted around a text is the bubble of a message or a note: nobody writes two sentences on a
 * button.
 */
export function looksLikeMessage(thing: Thing, sight: Sight): boolean {
  const { texts, first } = sight.contentOf(thing);
  const words = texts === 1 && first ? first.layer.node.text.characters.trim() : "";
  return ENDED.test(words) && NEXT_SENTENCE.test(words);
}
