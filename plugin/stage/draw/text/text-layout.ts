import type { Text, TextRun } from "../../../../shared/scene/scene.ts";
import type { Size } from "../paint/gradient.ts";
import { type DrawnFont, isStoodIn, type Measure } from "./measure.ts";
import { type LineTypes, type ListEntry, listEntryAt } from "./lists.ts";
import { type TextLine, type WidthOf, wrap } from "./text-lines.ts";

/** A stretch of one style on one line, at its place in the box. */
export interface TextPiece {
  readonly text: string;
  readonly run: TextRun;
  readonly x: number;
  readonly baselineY: number;
  readonly widthPx: number;
  /** The width was adapted to the box: the font at hand is not exactly that of the design. */
  readonly isFitted: boolean;
  readonly wordSpacingPx?: number;
}

const ELLIPSIS = "…";
/** Half the difference of Inter's ascent and descent, in em: the baseline lies this far below the middle of a line. */
const BASELINE_SHIFT_EM = 0.3638;
/** How much wider a box may be taken for, so that the text has as many lines as its height says. */
const TOLERANCES = [1.005, 1.02, 1.05, 1.1];
/** The same where the font is not that of the design: letters are squeezed to four fifths of their width. */
const STOOD_IN_TOLERANCES = [...TOLERANCES, 1.25];
/** Beyond this factor the box was not made for this text. */
const MAX_FIT = 1.4;

const titleCase = (text: string): string => text.replace(/(^|\s)(\S)/g, (found) => found.toUpperCase());

/** Characters as their run shows them. */
export function shown(characters: string, run: TextRun): string {
  if (run.case === "upper") return characters.toUpperCase();
  if (run.case === "lower") return characters.toLowerCase();
  return run.case === "title" ? titleCase(characters) : characters;
}

/** The font of a run. */
const fontOf = (run: TextRun): DrawnFont => ({
  family: run.fontFamily,
  sizePx: run.sizePx,
  weight: run.weight,
  isItalic: run.isItalic ?? false,
  isSmallCaps: run.case === "small-caps",
});

/** The width of characters in px. */
export const runWidth = (text: string, run: TextRun, measure: Measure): number =>
  measure(text, fontOf(run)) + (run.letterSpacingPx ?? 0) * Array.from(text).length;

/** The parts of the runs that lie between two characters. */
const runsBetween = (text: Text, start: number, end: number) =>
  text.runs
    .filter((run) => run.start < end && run.end > start)
    .map((run) => ({ run, from: Math.max(run.start, start), to: Math.min(run.end, end) }));

/** The width of a stretch, with the room in front of it that an entry of a list keeps for its sign. */
const widthIn =
  (text: Text, measure: Measure, types: LineTypes): WidthOf =>
  (start, end) => {
    const runs = runsBetween(text, start, end);
    return runs.reduce(
      (sum, { run, from, to }) => sum + runWidth(shown(text.characters.slice(from, to), run), run, measure),
      listEntryAt(text, types, start, runs[0]?.run)?.indentPx ?? 0,
    );
  };

/** The runs of a line; an empty line has that of its place. */
function runsOf(text: Text, line: TextLine): readonly TextRun[] {
  const runs = runsBetween(text, line.start, line.end).map(({ run }) => run);
  const here = text.runs.find((run) => run.end > line.start) ?? text.runs.at(-1);
  return runs.length > 0 || !here ? runs : [here];
}

const lineHeight = (text: Text, line: TextLine): number =>
  Math.max(0, ...runsOf(text, line).map((run) => run.lineHeightPx));

const heightOf = (text: Text, lines: readonly TextLine[]): number =>
  lines.reduce(
    (sum, line, index) =>
      sum +
      lineHeight(text, line) +
      (line.isParagraphEnd && index < lines.length - 1 ? (text.paragraphSpacingPx ?? 0) : 0),
    0,
  );

/** Lines as the box holds them; another font at hand than in the design must not add a line. */
function breakLines(text: Text, size: Size, widthOf: WidthOf, measure: Measure): readonly TextLine[] {
  if (text.resize === "width-and-height") return wrap(text.characters, Infinity, widthOf);
  const isOther = text.runs.some((run) => isStoodIn(fontOf(run), measure));
  const tries = (isOther ? STOOD_IN_TOLERANCES : TOLERANCES).map((tolerance) =>
    wrap(text.characters, size.width * tolerance + 0.5, widthOf),
  );
  const firstHeight = text.runs[0]?.lineHeightPx ?? 0;
  return tries.find((lines) => heightOf(text, lines) <= size.height + firstHeight / 2) ?? tries[0] ?? [];
}

interface Cut {
  readonly lines: readonly TextLine[];
  readonly isCut: boolean;
}

function truncate(
  text: Text,
  lines: readonly TextLine[],
  size: Size,
  widthOf: WidthOf,
  ellipsisPx: number,
): Cut {
  if (!text.isTruncated) return { lines, isCut: false };
  const perBox = Math.floor((size.height + 1) / Math.max(1, text.runs[0]?.lineHeightPx ?? 1));
  const max = Math.max(1, text.maxLines ?? perBox);
  const last = lines[max - 1];
  if (lines.length <= max || !last) return { lines, isCut: false };
  let end = last.end;
  while (end > last.start && widthOf(last.start, end) + ellipsisPx > size.width) end--;
  return { lines: [...lines.slice(0, max - 1), { ...last, end, isParagraphEnd: true }], isCut: true };
}

/** The share of the room beside a line that is on its left. */
export const START_SHARE = { left: 0, justified: 0, center: 0.5, right: 1 } as const;
/** The share of the room around all lines that is above them. */
export const TOP_SHARE = { top: 0, center: 0.5, bottom: 1 } as const;

/** The factor that brings the measured lines to the width that the design gives them. */
function fitOf(text: Text, size: Size, widest: number): number {
  const isHugging = text.resize === "width-and-height";
  if (widest <= 0 || size.width <= 0 || !(isHugging || widest > size.width)) return 1;
  const fit = size.width / widest;
  const isNear = Math.abs(fit - 1) * widest < 0.35;
  return isNear || fit > MAX_FIT || fit < 1 / MAX_FIT ? 1 : fit;
}

/** The settings that all lines of a text share. */
interface Setting {
  readonly text: Text;
  readonly size: Size;
  readonly measure: Measure;
  readonly types: LineTypes;
  readonly fit: number;
}

/** One line at its height: where it starts, and the sign it ends in when the text was cut there. */
interface SetLine {
  readonly line: TextLine;
  readonly widthPx: number;
  readonly baselineY: number;
  readonly ending: string;
}

const spacesIn = (text: string): number => text.split(/\s/).length - 1;

function wordSpacing({ text, size }: Setting, { line, widthPx }: SetLine): number {
  const spaces = spacesIn(text.characters.slice(line.start, line.end));
  const isSpread = text.alignHorizontal === "justified" && !line.isParagraphEnd && spaces > 0;
  return isSpread ? Math.max(0, size.width - widthPx) / spaces : 0;
}

/** The sign in front of the first line of an entry, in the looks of its letters. */
function signOf(
  { sign, signX }: ListEntry,
  run: TextRun,
  at: Pick<TextPiece, "x" | "baselineY"> & Pick<Setting, "measure">,
): TextPiece {
  const widthPx = runWidth(sign, run, at.measure);
  return { text: sign, run, x: at.x + signX(widthPx), baselineY: at.baselineY, widthPx, isFitted: false };
}

function piecesOf(setting: Setting, set: SetLine): readonly TextPiece[] {
  const { text, size, measure, types, fit } = setting;
  const wordSpacingPx = wordSpacing(setting, set);
  const parts = runsBetween(text, set.line.start, set.line.end);
  let x = (size.width - set.widthPx) * START_SHARE[text.alignHorizontal];
  const run = parts[0]?.run;
  const entry = listEntryAt(text, types, set.line.start, run);
  const signs =
    run && entry && set.line.isParagraphStart
      ? [signOf(entry, run, { x, baselineY: set.baselineY, measure })]
      : [];
  x += (entry?.indentPx ?? 0) * fit;
  const pieces = parts.map(({ run, from, to }, index) => {
    const ending = index === parts.length - 1 ? set.ending : "";
    const characters = shown(text.characters.slice(from, to), run) + ending;
    const widthPx = runWidth(characters, run, measure) * fit;
    const piece: TextPiece = {
      text: characters,
      run,
      x,
      baselineY: set.baselineY,
      widthPx,
      isFitted: fit !== 1,
      ...(wordSpacingPx > 0 ? { wordSpacingPx } : {}),
    };
    x += widthPx + wordSpacingPx * spacesIn(characters);
    return piece;
  });
  return [...signs, ...pieces];
}

const largestSize = (text: Text, line: TextLine): number =>
  Math.max(0, ...runsOf(text, line).map((run) => run.sizePx));

/** Sets a text in a box: every piece with its place, from 0,0. */
export function layOut(
  text: Text,
  size: Size,
  measure: Measure,
  types: LineTypes = [],
): readonly TextPiece[] {
  const widthOf = widthIn(text, measure, types);
  const first = text.runs[0];
  const ellipsisPx = first ? runWidth(ELLIPSIS, first, measure) : 0;
  const { lines, isCut } = truncate(
    text,
    breakLines(text, size, widthOf, measure),
    size,
    widthOf,
    ellipsisPx,
  );
  const endings = lines.map((_, index) => (isCut && index === lines.length - 1 ? ELLIPSIS : ""));
  const widths = lines.map(
    (line, index) => widthOf(line.start, line.end) + (endings[index] ? ellipsisPx : 0),
  );
  const fit = fitOf(text, size, Math.max(0, ...widths));
  let top = (size.height - heightOf(text, lines)) * TOP_SHARE[text.alignVertical];
  return lines.flatMap((line, index) => {
    const height = lineHeight(text, line);
    const baselineY = top + height / 2 + largestSize(text, line) * BASELINE_SHIFT_EM;
    top += height + (line.isParagraphEnd ? (text.paragraphSpacingPx ?? 0) : 0);
    const set = { line, widthPx: (widths[index] ?? 0) * fit, baselineY, ending: endings[index] ?? "" };
    return piecesOf({ text, size, measure, types, fit }, set);
  });
}

/** The size that a text takes when its box hugs it, or hugs its height. */
export function hugSize(text: Text, size: Size, measure: Measure, types: LineTypes = []): Size {
  const widthOf = widthIn(text, measure, types);
  const isHugging = text.resize === "width-and-height";
  const lines = wrap(text.characters, isHugging ? Infinity : size.width, widthOf);
  const widest = Math.max(0, ...lines.map((line) => widthOf(line.start, line.end)));
  return {
    width: isHugging ? Math.ceil(widest) : size.width,
    height: text.resize === "none" ? size.height : Math.round(heightOf(text, lines)),
  };
}
