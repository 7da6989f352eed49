import { FIELD_WORDS, PROMPT_WORDS, WRITING_WORDS } from "../../../../standards/words/label-words.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import type { Thing } from "../../../things/thing.ts";
import { isTableCell } from "../../looks/is-table-cell.ts";
import { isQuietBox, leavesRoom } from "./fields.ts";
import { claim, type Claim, type Sign } from "../sign.ts";

const SIZE = { minHeightPx: 28, maxHeightPx: 76, narrowestPx: 160, flattest: 2.4 };
/** One word, “Search”, asks only behind an icon. */
const WORDS = { fewest: 2, most: 6 };

const hasSize = ({ box: { width, height } }: Thing): boolean =>
  height >= SIZE.minHeightPx &&
  height <= SIZE.maxHeightPx &&
  width >= SIZE.narrowestPx &&
  width >= SIZE.flattest * height;

/** No other box lies between a box and its words: a bar around a field is none itself. */
function holdsByItself(thing: Thing, words: Thing): boolean {
  let around = words.parent;
  while (around && around !== thing && !around.painter) around = around.parent;
  return around === thing;
}

/** “Your email address” names what to write in a box of any colour; “Add a card” may be what a button does. */
const asksForWriting = (words: readonly string[]): boolean =>
  WRITING_WORDS.has(words[0] ?? "") && words.some((word) => FIELD_WORDS.has(word));

/** “What are you looking for?” behind a sign. */
const asksBehindSign = (words: Thing, sign: Thing | undefined): boolean =>
  sign !== undefined &&
  sign.box.x < words.box.x &&
  (words.layer.node.text?.characters ?? "").trimEnd().endsWith("?");

/** Boxes that ask at their left for something to be written, “Enter a code”; a button may stand at their right. */
export const promptedBoxes: Sign = (sight): readonly Claim[] =>
  sight.things.flatMap((thing) => {
    if (!thing.parent || !thing.painter || thing.kind === "picture" || !hasSize(thing)) return [];
    const { texts, icons, pictures, first, leftIcon } = sight.contentOf(thing);
    if (!first || texts > 2 || icons > 2 || pictures > 0) return [];
    const words = labelWords(first.layer.node.text.characters);
    const isAsked = asksBehindSign(first, leftIcon);
    if (!isQuietBox(thing, sight) && !asksForWriting(words) && !isAsked) return [];
    const fewest = leftIcon && leftIcon.box.x < first.box.x ? 1 : WORDS.fewest;
    const isPrompt =
      words.length >= fewest && words.length <= WORDS.most && (isAsked || PROMPT_WORDS.has(words[0] ?? ""));
    return isPrompt &&
      holdsByItself(thing, first) &&
      leavesRoom(thing, first, leftIcon) &&
      !isTableCell(thing, sight)
      ? [claim("field", [thing], 0.8)]
      : [];
  });
