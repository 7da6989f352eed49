/** The words of a text that carry meaning: short ones mostly do not. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** Share of the words that two texts have in common, from 0 to 1 (Jaccard). */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  const together = a.size + b.size - common;
  return together === 0 ? 0 : common / together;
}
