/** A set of words or phrases from lines of them, with commas between. */
export const list = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(", ")));
