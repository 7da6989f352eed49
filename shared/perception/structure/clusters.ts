/** Sorts values along a line and parts them wherever two neighbours are further apart than a tolerance. */
export function clusters<T>(
  items: readonly T[],
  valueOf: (item: T) => number,
  tolerance: number | ((value: number) => number),
): readonly (readonly T[])[] {
  const toleranceAt = typeof tolerance === "number" ? () => tolerance : tolerance;
  const found: T[][] = [];
  let last = -Infinity;
  for (const item of items.toSorted((a, b) => valueOf(a) - valueOf(b))) {
    const value = valueOf(item);
    if (value - last > toleranceAt(last)) found.push([]);
    found.at(-1)?.push(item);
    last = value;
  }
  return found;
}
