import { descendants, isText, type Layer, type TextLayer } from "../frame/frame.ts";

/** The texts of a layer and of everything in it, in painting order. */
export const textsOf = (layer: Layer): readonly TextLayer[] => [layer, ...descendants(layer)].filter(isText);

/** What is written on a control, in one line. */
export const wordsOn = (layer: Layer): string =>
  textsOf(layer)
    .map(({ node }) => node.text.characters.trim())
    .join(" ")
    .replace(/\s+/g, " ");

const LONGEST_QUOTE = 40;

/** A text short enough to be quoted in a finding. */
export function quote(characters: string): string {
  const line = characters.trim().replace(/\s+/g, " ");
  return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;
}
