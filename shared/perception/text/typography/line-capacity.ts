import type { TextLayer } from "../../frame/frame.ts";
import { remembered } from "../../frame/remembered.ts";
import { knownLineCount, mainRun } from "./lines.ts";

/** Mean advance of a character in em, of common interface fonts; only for guesses. */
const MEAN_ADVANCE_EM = 0.5;

/** Height of the letters of one line, with what goes up or down. */
const LETTERS_EM = 0.85;

const paragraphsOf = (text: TextLayer): readonly number[] =>
  text.node.text.characters
    .trim()
    .split(/\r?\n|\u2028/u)
    .map((line) => line.trim().length);

/** The lines that are painted, where the box was given a height and does not tell. */
function paintedLineCount(
  { node }: TextLayer,
  { sizePx, lineHeightPx }: { sizePx: number; lineHeightPx: number },
): number | undefined {
  if (!node.renderBox || node.effects || node.rotationDeg) return undefined;
  return Math.max(1, Math.round((node.renderBox.height - LETTERS_EM * sizePx) / lineHeightPx) + 1);
}

/** The number of lines of a text, by its box or else by what is painted. */
export const shownLineCount: (text: TextLayer) => number | undefined = remembered(
  (text: TextLayer) => knownLineCount(text) ?? paintedLineCount(text, mainRun(text)),
);

const linesAt = (paragraphs: readonly number[], capacity: number): number =>
  paragraphs.reduce((lines, length) => lines + Math.max(1, Math.ceil(length / capacity)), 0);

/** The fewest characters a line may hold for the paragraphs to fit into so many lines; none when they never do. */
function leastCapacity(paragraphs: readonly number[], lines: number): number | undefined {
  let [low, high] = [1, Math.max(...paragraphs)];
  if (linesAt(paragraphs, high) > lines) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (linesAt(paragraphs, middle) <= lines) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * About how many characters a full line of a text holds: by its width, and within what the number of its lines allows. The
 * mean of all lines says too little, as the last one of each paragraph is short.
 */
export const lineCapacity: (text: TextLayer) => number | undefined = remembered((text: TextLayer) => {
  const lines = shownLineCount(text);
  if (lines === undefined || lines < 2) return undefined;
  const paragraphs = paragraphsOf(text);
  const least = leastCapacity(
    paragraphs,
    Math.max(lines, Math.round(text.node.box.height / mainRun(text).lineHeightPx)),
  );
  if (least === undefined) return undefined;
  const most = (leastCapacity(paragraphs, lines - 1) ?? Infinity) - 1;
  const guess = Math.round(
    (text.node.renderBox ?? text.node.box).width / (MEAN_ADVANCE_EM * mainRun(text).sizePx),
  );
  return Math.max(least, Math.min(guess, most));
});
