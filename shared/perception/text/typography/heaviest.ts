/** The key with the largest sum of weights; the first one wins a draw, and 0 when there is none. */
export function heaviest(items: readonly (readonly [key: number, weight: number])[]): number {
  const sums = new Map<number, number>();
  for (const [key, weight] of items) sums.set(key, (sums.get(key) ?? 0) + weight);
  let best: readonly [number, number] = [0, -1];
  for (const entry of sums) if (entry[1] > best[1]) best = entry;
  return best[0];
}
