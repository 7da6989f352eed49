import { differenceOf, type TextDifference } from "../../../../shared/mend/difference.ts";
import { groupBy } from "../../../../shared/group-by.ts";
import type { Point } from "../../../../shared/scene/geometry.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { readText } from "../../../../shared/scene/rest/read-text.ts";
import type { Text } from "../../../../shared/scene/scene.ts";
import type { Size } from "../paint/gradient.ts";
import { type Glyph, glyphsOf, runAt } from "./glyphs.ts";
import type { Measure } from "./measure.ts";
import { runWidth, shown, START_SHARE, TOP_SHARE } from "./text-layout.ts";
import { type WidthOf, wrap } from "./text-lines.ts";
import { objectOf } from "../object-of.ts";

/** The letters of a text that was written otherwise, and the size that it then has. */
interface LettersAgain {
  readonly glyphs: readonly Glyph[];
  readonly size: Size;
}

/** Characters that begin a line, or are written as two: what is set anew with them is left to a font. */
const UNSURE = /[\n\r\u2028\u2029\uD800-\uDFFF]/;
/** How far a line may be over the room that it has: the file rounds. */
const TOLERANCE_PX = 0.5;

const lookAt = (text: Text, at: number): string =>
  JSON.stringify({ ...runAt(text, at), start: 0, end: 0, fills: undefined });

/** True when nothing but a few characters differs, and lines are set so that letters can be moved along. */
function isMovable(was: Text, is: Text, { start, end, instead }: TextDifference): boolean {
  const rest = (text: Text) => JSON.stringify({ ...text, characters: "", runs: [] });
  const looks = (text: Text, from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => lookAt(text, from + index)).join("");
  const isPlain = !was.isTruncated && was.alignHorizontal !== "justified";
  return (
    isPlain &&
    !UNSURE.test(was.characters.slice(start, end) + instead) &&
    rest(was) === rest(is) &&
    looks(was, 0, start) === looks(is, 0, start) &&
    looks(was, end, was.characters.length) === looks(is, start + instead.length, is.characters.length)
  );
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

const widthIn =
  (widths: readonly number[]): WidthOf =>
  (start, end) =>
    sum(widths.slice(start, end));

/** The heights of the lines of a paragraph as a file has them; null where it breaks lines in another way than we do. */
function heightsOf(
  letters: readonly (Glyph | undefined)[],
  starts: readonly number[],
): readonly number[] | null {
  const heights = starts.map((start) => letters[start]?.y);
  const isSame = letters.every((letter, index) => {
    const line = starts.findLastIndex((start) => start <= index);
    return !letter || letter.y === heights[line];
  });
  const known = heights.filter((height) => height !== undefined);
  return isSame && known.length === starts.length && new Set(known).size === known.length ? known : null;
}

/** How far the longest line reaches, among the letters given. */
function widest(letters: readonly Glyph[]): number {
  const lines = groupBy(letters, ({ y }) => y);
  const widths = [...lines.values()].map(
    (line) => Math.max(...line.map(({ x, widthPx }) => x + widthPx)) - Math.min(...line.map(({ x }) => x)),
  );
  return Math.max(0, ...widths);
}

/**
 * Writes other characters into a text that is drawn from the letters of its file: those that stay move along, in the lines
 * that their widths make. A new one looks like its like in the same text; where that has none, a font sets it. Undefined
 * where the text has to be laid out from the beginning.
 */
export function lettersAgain(
  node: RestNode,
  is: Text,
  size: Size,
  measure: Measure,
): LettersAgain | undefined {
  const was = readText(objectOf(node));
  const glyphs = glyphsOf(node);
  const difference = differenceOf(was.characters, is.characters);
  if (glyphs.length === 0 || !isMovable(was, is, difference)) return undefined;
  const { start, end, instead } = difference;
  const longer = instead.length - (end - start);

  // The sign of a list, and a line under letters, come before their letter.
  const letterAt = new Map(glyphs.map((glyph) => [glyph.at, glyph]));
  const widthAt = (at: number): number => {
    const [letter, next] = [letterAt.get(at), letterAt.get(at + 1)];
    if (!letter) return 0;
    return next && next.y === letter.y && next.x >= letter.x
      ? next.x - letter.x
      : letter.widthPx + (runAt(was, at)?.letterSpacingPx ?? 0);
  };
  const written = Array.from(instead, (character, index): Omit<Glyph, "x" | "y"> => {
    const at = start + index;
    const run = runAt(is, at);
    const like = [...letterAt.values()].find(
      (letter) => was.characters[letter.at] === character && lookAt(was, letter.at) === lookAt(is, at),
    );
    if (like) return { ...like, at, widthPx: widthAt(like.at) };
    const characters = run ? shown(character, run) : character;
    return { at, widthPx: run ? runWidth(characters, run, measure) : 0, path: undefined, characters };
  });

  const from = is.characters.lastIndexOf("\n", start - 1) + 1;
  const next = was.characters.indexOf("\n", end);
  const to = next < 0 ? was.characters.length : next;
  const ats = Array.from({ length: to - from }, (_, index) => from + index);
  const oldWidths = ats.map(widthAt);
  const widths = oldWidths.toSpliced(start - from, end - start, ...written.map(({ widthPx }) => widthPx));
  const isHugging = is.resize === "width-and-height";
  const share = START_SHARE[is.alignHorizontal];
  const indent = share === 0 ? (letterAt.get(from)?.x ?? 0) : 0;
  const room = isHugging ? Infinity : size.width - indent + TOLERANCE_PX;
  const oldLines = wrap(was.characters.slice(from, to), room, widthIn(oldWidths));
  const lines = wrap(is.characters.slice(from, to + longer), room, widthIn(widths));
  const heights = heightsOf(
    ats.map((at) => letterAt.get(at)),
    oldLines.map((line) => line.start),
  );
  if (!heights) return undefined;

  const pitch = runAt(is, from)?.lineHeightPx ?? 0;
  const grown = (lines.length - oldLines.length) * pitch;
  const lineWidths = lines.map((line) => widthIn(widths)(line.start, line.end));
  const others = widest(glyphs.filter(({ at }) => at < from || at >= to));
  const before = oldLines.map((line) => widthIn(oldWidths)(line.start, line.end));
  const wider = isHugging ? Math.max(others, ...lineWidths) - Math.max(others, ...before) : 0;
  const width = size.width + wider;
  const isFixed = is.resize === "none";
  const down = isFixed ? -grown * TOP_SHARE[is.alignVertical] : 0;

  const pens = lines.flatMap((line, row) => {
    const left = share === 0 ? indent : (width - (lineWidths[row] ?? 0)) * share;
    const y = (heights[row] ?? (heights.at(-1) ?? 0) + (row - heights.length + 1) * pitch) + down;
    const lineEnd = lines[row + 1]?.start ?? widths.length;
    return Array.from({ length: lineEnd - line.start }, (_, index) => ({
      x: left + sum(widths.slice(line.start, line.start + index)),
      y,
    }));
  });
  const movedAt = (at: number): number => (at < end ? Math.min(at, start) : at + longer);
  const moveOf = (letter: Glyph): Point => {
    const pen = pens[movedAt(letter.at) - from];
    if (letter.at >= from && letter.at < to && pen) return { x: pen.x - letter.x, y: pen.y - letter.y };
    return { x: wider * share, y: down + (letter.at >= to ? grown : 0) };
  };
  const isGone = ({ at }: Glyph): boolean => at >= start && at < end;
  const letters = [...letterAt.values()];
  const isTorn = glyphs.some((line) => {
    const first = letterAt.get(line.at) ?? line;
    const under = letters.filter(
      ({ x, y }) => line !== first && y === first.y && x >= first.x && x < line.x + line.widthPx,
    );
    const moves = under.map((letter) => JSON.stringify(moveOf(letter)));
    return under.some(isGone) || new Set(moves).size > 1;
  });
  if (isTorn) return undefined;
  const moved = glyphs.flatMap((glyph): Glyph[] => {
    const letter = letterAt.get(glyph.at) ?? glyph;
    if (isGone(glyph) && glyph === letter) return [];
    const at = movedAt(glyph.at);
    const { x, y } = moveOf(letter);
    return [{ ...glyph, at, x: glyph.x + x, y: glyph.y + y }];
  });
  const added = written.map((glyph): Glyph => ({ ...glyph, ...(pens[glyph.at - from] ?? { x: 0, y: 0 }) }));
  // Where a font would set more of it than is left, all of it looks better in that.
  if (added.filter(({ path }) => path === undefined).length > moved.length) return undefined;
  return { glyphs: [...moved, ...added], size: { width, height: size.height + (isFixed ? 0 : grown) } };
}
