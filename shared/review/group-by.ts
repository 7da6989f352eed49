/** Things with the same key together, in the order in which the first of each comes; no group is empty. */
export function groupBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
