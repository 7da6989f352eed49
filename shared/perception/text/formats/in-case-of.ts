/** A word with a capital at its start. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A word with the capitals of what it stands in place of: throughout, or at its start. */
export function inCaseOf(written: string, better: string): string {
  if (/^\P{Ll}+$/u.test(written)) return better.toUpperCase();
  return /^\p{Lu}/u.test(written) ? capitalised(better) : better;
}
