/** The first letter, which tells the lowest number that is ASCII. Bytes with sign are a letter each: that packs better than base 64. */
const FIRST = 35;
const LOWEST = -16;

/** Writes whole numbers from -128 to 127 as a text, a letter for each: those that are frequent as ASCII. */
export const writeNumbers = (numbers: readonly number[]): string =>
  numbers.map((number) => String.fromCharCode(FIRST + ((number - LOWEST) & 0xff))).join("");

/** Reads what `writeNumbers` wrote. */
export function readNumbers(letters: string): Int8Array {
  const numbers = new Int8Array(letters.length);
  for (let index = 0; index < letters.length; index++)
    numbers[index] = letters.charCodeAt(index) - FIRST + LOWEST;
  return numbers;
}
