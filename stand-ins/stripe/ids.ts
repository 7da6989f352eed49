import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const letters = (count: number, alphabet = LETTERS): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join("");

/** An id as Stripe makes them: what it is of, then letters that nobody guesses. */
export const newId = (prefix: string): string => `${prefix}_${letters(24)}`;

/** The first half of a customer's invoice numbers. */
export const newInvoicePrefix = (): string => letters(8, LETTERS.slice(0, 36));
