/** One line of a text: the characters from `start` up to `end`, without the spaces that hang over its end. */
export interface TextLine {
  readonly start: number;
  readonly end: number;
  readonly isParagraphStart: boolean;
  /** The paragraph ends here: justified text stays ragged. */
  readonly isParagraphEnd: boolean;
}

/** The width in px of the characters from `start` up to `end`. */
export type WidthOf = (start: number, end: number) => number;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A word with the spaces after it; one may break after a hyphen, and between the signs of CJK. */
const WORD =
  /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]\s*|[^\s\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF-]+-*\s*|-+\s*|\s+/g;

function paragraphs(characters: string): readonly Range[] {
  const breaks = [...characters.matchAll(/\r\n|[\n\r\u2028\u2029]/g)];
  const starts = [0, ...breaks.map((found) => found.index + found[0].length)];
  return starts.map((start, index) => ({ start, end: breaks[index]?.index ?? characters.length }));
}

const wordsIn = (characters: string, { start, end }: Range): readonly Range[] =>
  [...characters.slice(start, end).matchAll(WORD)].map((found) => ({
    start: start + found.index,
    end: start + found.index + found[0].length,
  }));

/** The end of a stretch without the spaces it ends in. */
const trimmedEnd = (characters: string, { start, end }: Range): number =>
  start + characters.slice(start, end).trimEnd().length;

/** Cuts a word that is wider than the box; at least one character goes on each line. */
function cut(characters: string, word: Range, widthPx: number, widthOf: WidthOf): readonly Range[] {
  const pieces: Range[] = [];
  let start = word.start;
  let end = start;
  for (const character of characters.slice(word.start, word.end)) {
    const next = end + character.length;
    const isSpace = character.trim() === "";
    if (end > start && !isSpace && widthOf(start, next) > widthPx) {
      pieces.push({ start, end });
      start = end;
    }
    end = next;
  }
  return [...pieces, { start, end }];
}

function wrapParagraph(
  characters: string,
  paragraph: Range,
  widthPx: number,
  widthOf: WidthOf,
): readonly TextLine[] {
  const lines: Range[] = [];
  let line: Range | null = null;
  const fits = (range: Range) => widthOf(range.start, trimmedEnd(characters, range)) <= widthPx;
  const words = wordsIn(characters, paragraph).flatMap((word) =>
    fits(word) ? [word] : cut(characters, word, widthPx, widthOf),
  );
  for (const word of words) {
    const longer: Range = { start: line?.start ?? word.start, end: word.end };
    if (line && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line ?? paragraph);
  return lines.map((range, index) => ({
    start: range.start,
    end: trimmedEnd(characters, range),
    isParagraphStart: index === 0,
    isParagraphEnd: index === lines.length - 1,
  }));
}

/** Breaks a text into lines no wider than the box; an infinite width breaks only where the text itself does. */
export const wrap = (characters: string, widthPx: number, widthOf: WidthOf): readonly TextLine[] =>
  paragraphs(characters).flatMap((paragraph) => wrapParagraph(characters, paragraph, widthPx, widthOf));
