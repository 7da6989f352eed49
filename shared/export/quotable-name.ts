import { oneLine } from "../one-line.ts";

/** Quotation marks: a name must not end its own quotation and go on in our words. */
const QUOTES = /["“”„‟«»]/g;

/** Telephone numbers: nine digits or more, with what people write between them. */
const NUMBER = /\+?\p{Nd}(?:[ ()./_–-]{0,2}\p{Nd}){8,}/gu;

/** Marks that a slash or a backslash makes an address of. */
const SLASHES = /[/\\／＼]{2,}/g;

/**
 * Marks that join the parts of an address, where a letter follows or none precedes: dots (that of other scripts, too,
 * which browsers read alike), colons, the sign of mail. Between digits they stand in versions and times.
 */
const JOINTS = /(?:(?<!\d)[.:](?=\S)|[.:](?=[^\s\d])|[。．｡：@＠](?=\S))(?![\s.])/g;

/**
 * A name that somebody chose as it may stand, in quotation marks, in what others are sent: one line of at most 60
 * characters, in which no mail program finds an address, a telephone number or the end of the quotation.
 */
export const quotableName = (name: string): string =>
  oneLine(
    oneLine(name, 1000)
      .replace(QUOTES, "'")
      .replace(NUMBER, "…")
      .replace(SLASHES, " ")
      .replace(JOINTS, "$& "),
  );
