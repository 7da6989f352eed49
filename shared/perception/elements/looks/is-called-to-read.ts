import { READING_BOX_WORDS } from "../../../standards/words/control-names.ts";
import { FIELD_WORDS } from "../../../standards/words/label-words.ts";
import { nameWords } from "../../text/language/words.ts";
import type { Thing } from "../../things/thing.ts";

/** True when the name of a thing says that it is there to be read: “Card 1”, but not “Card number”. */
export function isCalledToRead({ layer }: Thing): boolean {
  const words = nameWords(layer.node.name);
  return (
    words.some((word) => READING_BOX_WORDS.has(word)) &&
    !words.some((word) => FIELD_WORDS.has(word) && !READING_BOX_WORDS.has(word))
  );
}
