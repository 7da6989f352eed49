import type { Text } from "../scene/scene.ts";
import { widthOf } from "./width-of.ts";

/** Lines break between words: so much of each is left empty. */
const FILLED = 0.95;
/** A guess is drawn to what is known in so many steps at most. */
const MOST_STEPS = 60;
const STEP = 1.03;

const paragraphsOf = ({ characters }: Text): readonly number[] =>
  characters.split(/\r?\n|\u2028/u).map((line) => line.trim().length);

const linesAt = (paragraphs: readonly number[], capacity: number): number =>
  paragraphs.reduce((lines, length) => lines + Math.max(1, Math.ceil(length / Math.max(1, capacity))), 0);

/**
 * How many lines a text takes in another width, guessed by its letters and by how many it takes now: `shown.lines` in
 * `shown.width`.
 */
export function linesInWidth(
  text: Text,
  shown: { readonly lines: number; readonly width: number },
  width: number,
): number {
  const paragraphs = paragraphsOf(text);
  const letters = Math.max(1, text.characters.length);
  let advance = Math.max(0.1, widthOf(text) / letters / FILLED);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const lines = linesAt(paragraphs, shown.width / advance);
    if (lines === shown.lines) break;
    advance *= lines > shown.lines ? 1 / STEP : STEP;
  }
  return linesAt(paragraphs, width / advance);
}
