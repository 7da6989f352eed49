import type { Candidate } from "../candidate.ts";

/** Quotation marks of both languages. A mark inside a word is an apostrophe. */
const QUOTED = /“([^”]+)”|"([^"]+)"|«\s*([^»]+?)\s*»|(?<![\p{L}\d])[‘']([^‘’']+)[’'](?![\p{L}\d])/gu;

/** The quotes in a text, without their marks. */
export const quotesIn = (text: string): readonly string[] =>
  [...text.matchAll(QUOTED)].map(([, a, b, c, d]) => a ?? b ?? c ?? d ?? "");

/** A text without what it quotes: what a design says is not what the model says. */
export const unquoted = (text: string): string => text.replaceAll(QUOTED, "“”");

/** Only letters, digits and signs of money: a price is three texts to the file and one to people. */
export const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{Sc}%]+/gu, "");

/** The words of the screen that a claim quotes. */
export const quotesOf = ({ title, problem }: Pick<Candidate, "title" | "problem">): readonly string[] =>
  quotesIn(`${title}\n${problem}`).filter((quote) => bare(quote) !== "");

/**
 * True when a text holds a quote, as people would read it: what is left out of the quote may stand between its parts.
 */
export function holds(text: string, quote: string): boolean {
  const held = bare(text);
  let from = 0;
  for (const piece of quote.split(/…|\.{3}|\[…\]/)) {
    const at = held.indexOf(bare(piece), from);
    if (at === -1) return false;
    from = at + bare(piece).length;
  }
  return true;
}
