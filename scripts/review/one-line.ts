/** Text on one line: control characters of a foreign file never reach the terminal. */
export const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

const MAX_LENGTH = 60;

/** A name on one line, shortened. */
export const oneLine = (text: string): string => {
  const flat = onOneLine(text);
  return flat.length > MAX_LENGTH ? `${flat.slice(0, MAX_LENGTH - 1)}…` : flat;
};
