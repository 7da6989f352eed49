/** A text with more faults than that is to be read by a person. */
const MOST_FAULTS = 10;

/** Corrects one fault of a text after the other, until `correct` finds none. */
export function untilRight(text: string, correct: (text: string) => string | undefined): string {
  let right = text;
  for (let count = 0; count < MOST_FAULTS; count += 1) {
    const next = correct(right);
    if (next === undefined || next === right) break;
    right = next;
  }
  return right;
}
