/** A time that was paid for, in seconds. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The part of an amount that falls on the rest of a period, to the second, rounded to whole cents. */
export function shareOfRest(amount: number, { start, end }: Period, at: number): number {
  const left = Math.min(Math.max(end - at, 0), end - start);
  return Math.round((amount * left) / (end - start));
}
