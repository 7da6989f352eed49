/** A stretch of a text. */
export interface TextStretch {
  readonly at: number;
  readonly length: number;
}

const LONGEST_WHOLE = 60;
const QUOTED_AROUND = 16;
const LONGEST_STRETCH = 60;

/** True when a text is short enough to be quoted whole. */
export const isQuotedWhole = (text: string): boolean => text.trim().length <= LONGEST_WHOLE;

/** A place in a text with the whole words around it; a short text whole. Spaces stay as they are. */
export function quoteAround(
  text: string,
  { at, length }: TextStretch,
  isWhole = isQuotedWhole(text),
): string {
  const inOneLine = (words: string): string =>
    words
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .join(" ");
  if (isWhole) return inOneLine(text);
  const end = at + Math.min(length, LONGEST_STRETCH);
  const before = text.slice(Math.max(0, at - QUOTED_AROUND), at);
  const after = text.slice(end, end + QUOTED_AROUND);
  const from = at > QUOTED_AROUND ? before.replace(/^\S*\s/u, "… ") : before;
  const to = text.length > end + QUOTED_AROUND ? after.replace(/\s?\S*$/u, " …") : after;
  return inOneLine(`${from}${text.slice(at, end)}${to}`);
}
