const most = (numbers: readonly number[]): number =>
  numbers.reduce((found, one) => Math.max(found, one), -Infinity);

const least = (numbers: readonly number[]): number =>
  numbers.reduce((found, one) => Math.min(found, one), Infinity);

/** How far the largest of some numbers is from the smallest. */
export const rangeOf = (numbers: readonly number[]): number => most(numbers) - least(numbers);
