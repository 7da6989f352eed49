/** The letter that tells 0. Bytes with sign are told by a letter each, which packs better than base 64. */
const ZERO = 35;

/** Writes whole numbers from -128 to 127 as a text, a letter for each: small ones, most of all, as ASCII. */
export const writeNumbers = (numbers: readonly number[]): string =>
  numbers.map((number) => String.fromCharCode(ZERO + (number & 0xff))).join("");

/** Reads what `writeNumbers` wrote. */
export const readNumbers = (letters: string): readonly number[] =>
  Array.from(letters, (letter) => ((letter.charCodeAt(0) - ZERO) << 24) >> 24);
