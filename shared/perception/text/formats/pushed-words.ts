import { rememberedText } from "../../frame/remembered-text.ts";

/** Words that spaces keep apart, with what stands on both sides of them. */
export interface PushedWords {
  readonly before: string;
  readonly after: string;
  /** How many spaces stand there in a row. */
  readonly spaces: number;
  /** True when they stand at the start of a line, and not between two words of one. */
  readonly isIndent: boolean;
}

/** Fewer spaces are a slip of the finger, or part a few words that look even, and nobody sees how it is made. Those around a sign that parts words, as in “9  –  5”, part them better. */
const WIDE_GAP = /(?<=[\p{L}\p{N}.,:;!?%)\]’”"'])[ \u00A0]{6,}(?=[\p{L}\p{N}$€£₹+#@([“"'])/gu;

const LEADING_SPACES = /^[ \u00A0]+/u;
const FIRST_WORD = /^[^\s]{1,24}/u;
const LAST_WORD = /(?<!\S)\S{1,24}$/u;
const STARTS_AN_ITEM = /^(?:[-–—•*·▪◦>]|\d{1,2}[.)])/u;

/** Points of a list are indented by fewer. */
const DEEPER_THAN_LISTS = 6;

/** Farther on nobody reads; a text of spaces alone may be long. */
const MOST_CHARACTERS = 4000;

const pushed = (before: string, spaces: number, after: string, isIndent: boolean): PushedWords => ({
  before: LAST_WORD.exec(before.trimEnd())?.[0] ?? "…",
  after: FIRST_WORD.exec(after)?.[0] ?? "…",
  spaces,
  isIndent,
});

function gapIn(line: string): PushedWords | undefined {
  const gaps = [...line.matchAll(WIDE_GAP)];
  const widest = Math.max(...gaps.map(([gap]) => gap.length));
  const found = gaps.find(([gap]) => gap.length === widest);
  if (!found) return undefined;
  const { index } = found;
  return pushed(line.slice(Math.max(0, index - 40), index), widest, line.slice(index + widest), false);
}

const indentOf = (line: string): number => LEADING_SPACES.exec(line)?.[0].length ?? 0;

/** A line that spaces push to its place, deeper than a list is indented; the first line of a paragraph may be. */
function pushedLineIn(lines: readonly string[]): PushedWords | undefined {
  const written = lines.filter((line) => line.trim() !== "");
  const indents = written.map(indentOf);
  const at = written.findIndex(
    (line, index) =>
      index > 0 && (indents[index] ?? 0) >= DEEPER_THAN_LISTS && !STARTS_AN_ITEM.test(line.trimStart()),
  );
  const [line, above] = [written[at], written[at - 1]];
  return line && above ? pushed(above.slice(-40), indents[at] ?? 0, line.trimStart(), true) : undefined;
}

/** Words of a text that runs of spaces put into their place; undefined where there are none. */
export const pushedWords = rememberedText((text): PushedWords | undefined => {
  const lines = text.slice(0, MOST_CHARACTERS).split(/[\n\u2028]/u);
  for (const line of lines) {
    const found = gapIn(line.trim());
    if (found) return found;
  }
  return pushedLineIn(lines);
});
