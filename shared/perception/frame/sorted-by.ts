/** Things in the order of a number that they have. */
export interface SortedBy<T> {
  /** The things whose number is so near to a value, in the order of their numbers. */
  readonly near: (value: number, tolerance: number) => readonly T[];
  /** How many things `near` would give. */
  readonly countNear: (value: number, tolerance: number) => number;
}

/** The first position whose number is at least, or else above, a limit. */
function positionOf(numbers: readonly number[], isBefore: (value: number) => boolean): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(numbers[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorts things by a number, so that those near a value are found without a look at all the others. */
export function sortedBy<T>(things: readonly T[], numberOf: (thing: T) => number): SortedBy<T> {
  const sorted = things.toSorted((a, b) => numberOf(a) - numberOf(b));
  const numbers = sorted.map(numberOf);
  const range = (value: number, tolerance: number): readonly [number, number] => [
    positionOf(numbers, (other) => value - other > tolerance),
    positionOf(numbers, (other) => other - value <= tolerance),
  ];
  return {
    near: (value, tolerance) => sorted.slice(...range(value, tolerance)),
    countNear: (value, tolerance) => {
      const [start, end] = range(value, tolerance);
      return end - start;
    },
  };
}
