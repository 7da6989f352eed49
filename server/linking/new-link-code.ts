import { randomInt } from "node:crypto";

/** No vowels, so no words; and nothing that looks like a digit. */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const LENGTH = 8;

/** A code for people to compare: 34 bits, good for a few minutes and a few tries. */
export const newLinkCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
