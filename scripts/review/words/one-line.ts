/** Text on one line: control characters of a foreign file never reach the terminal. */
export const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** Why something failed, on one line. */
export const messageOf = (cause: unknown): string =>
  onOneLine(cause instanceof Error ? cause.message : String(cause));

const LONGEST_NAME = 60;

/** A name on one line, shortened. */
export const oneLine = (text: string, longest = LONGEST_NAME): string => {
  const flat = onOneLine(text);
  return flat.length > longest ? `${flat.slice(0, longest - 1)}…` : flat;
};
