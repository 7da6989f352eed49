/** Marks that nobody sees: those that turn the direction of writing, among others. Two join letters, and stay. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;

/** Text on one line: control characters of a foreign file never reach a terminal, a document or our own sentences. */
export const onOneLine = (text: string): string =>
  text
    .replace(UNSEEN, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();

const LONGEST_NAME = 60;

/** A name on one line, shortened. */
export const oneLine = (text: string, longest = LONGEST_NAME): string => {
  const flat = onOneLine(text);
  return flat.length > longest ? `${flat.slice(0, longest - 1).replace(/\p{Cs}$/u, "")}…` : flat;
};
