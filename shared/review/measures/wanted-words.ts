import { isText } from "../../perception/frame/frame.ts";
import { textBeside, type Side } from "../fixes/words/text-beside.ts";
import { frameOfPart, layersIn, outermostOf, textsOfPart, type MeasuredPart } from "./measure.ts";
import type { Made } from "./made.ts";

const LONGEST_TEXT = 600;

const bare = (words: string): string => words.replaceAll(/\s+/g, "");

/** Writes a part anew that holds a single text, besides such as nobody reads. */
export function rewritten(part: MeasuredPart, to: string): Made {
  const isRead = (characters: string): boolean =>
    part.words === "" || bare(part.words).includes(bare(characters));
  const [text, ...others] = layersIn(part)
    .filter(isText)
    .filter(({ node }) => isRead(node.text.characters));
  if (!text || others.length > 0 || to === "" || to.length > LONGEST_TEXT) return null;
  const from = text.node.text.characters;
  return from === to ? [] : [{ layer: text.node.id, property: "characters", from, to }];
}

/** Puts a new text beside a part. */
export function added(part: MeasuredPart, side: Side, words: string): Made {
  const [layer] = outermostOf(part);
  if (!layer || words === "" || words.length > LONGEST_TEXT) return null;
  const change = textBeside({ layer, own: textsOfPart(part), side, words }, frameOfPart(part));
  return change ? [change] : null;
}
