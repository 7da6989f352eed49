/** A stretch of a text that is wrong, and what should stand there. */
export interface Slip {
  readonly at: number;
  readonly length: number;
  readonly better: string;
}

/** A text with one slip put right. */
const withoutSlip = (text: string, { at, length, better }: Slip): string =>
  text.slice(0, at) + better + text.slice(at + length);

/** A text with more faults than that is to be read by a person. */
const MOST_FAULTS = 10;

/** Corrects one slip of a text after the other, until `find` finds none. */
export function untilRight(text: string, find: (text: string) => Slip | undefined): string {
  let right = text;
  for (let count = 0; count < MOST_FAULTS; count += 1) {
    const slip = find(right);
    if (!slip) break;
    right = withoutSlip(right, slip);
  }
  return right;
}
