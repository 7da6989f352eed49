import { differenceOf } from "../../../../shared/mend/difference.ts";
import type { MarkedRange } from "../../realm/editor.ts";

/** A text that is edited, with what the plugin marked of it. */
export interface MarkedText {
  readonly text: string;
  /** From left to right, none over another. */
  readonly marks: readonly MarkedRange[];
}

/** A stretch of a text, and what the plugin marked there. */
export interface Stretch {
  readonly start: number;
  readonly words: string;
  readonly mark: MarkedRange | null;
}

/** The marks of a plugin that lie in the text, from left to right; of two that overlap, the first counts. */
export function marksIn(text: string, told: readonly MarkedRange[]): readonly MarkedRange[] {
  let reached = 0;
  return told
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (!(start >= reached && end > start && end <= text.length)) return false;
      reached = end;
      return true;
    });
}

/**
 * The text after somebody typed: marks stay at their words, and what was typed at takes its mark away, until the plugin
 * has looked anew.
 */
export function retyped(marked: MarkedText, text: string): MarkedText {
  const { text: before, marks } = marked;
  if (text === before) return marked;
  const { start, end } = differenceOf(before, text);
  const by = text.length - before.length;
  const kept = marks.flatMap((mark) => {
    if (mark.end < start) return [mark];
    return mark.start > end ? [{ ...mark, start: mark.start + by, end: mark.end + by }] : [];
  });
  return { text, marks: kept };
}

/** The text cut where marks begin and end. */
export function stretchesOf({ text, marks }: MarkedText): readonly Stretch[] {
  let reached = 0;
  const stretch = (start: number, end: number, mark: MarkedRange | null): Stretch[] =>
    end > start ? [{ start, words: text.slice(start, end), mark }] : [];
  const stretches = marks.flatMap((mark) => {
    const both = [...stretch(reached, mark.start, null), ...stretch(mark.start, mark.end, mark)];
    reached = mark.end;
    return both;
  });
  return [...stretches, ...stretch(reached, text.length, null)];
}

/** The text with another word where a mark is. */
export const replacedIn = (text: string, { start, end }: MarkedRange, suggestion: string): string =>
  text.slice(0, start) + suggestion + text.slice(end);
