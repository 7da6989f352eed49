/** The key with the largest sum of weights; the first one wins a draw. */
export function heaviest<Key>(items: readonly (readonly [key: Key, weight: number])[]): Key | undefined {
  const sums = new Map<Key, number>();
  for (const [key, weight] of items) sums.set(key, (sums.get(key) ?? 0) + weight);
  let best: readonly [Key | undefined, number] = [undefined, -1];
  for (const entry of sums) if (entry[1] > best[1]) best = entry;
  return best[0];
}
