/**
 * Joins items that share a key, directly or through others: for each item the group that it is in, by the index of one of
 * its items. Takes the keys of each item.
 */
export function joinByKeys(keysOfEach: readonly (readonly unknown[])[]): readonly number[] {
  const groups = keysOfEach.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (groups[root] !== root) root = groups[root] = groups[groups[root] as number] as number;
    return root;
  };
  const firstWith = new Map<unknown, number>();
  keysOfEach.forEach((keys, index) => {
    for (const key of keys) {
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, index);
      else groups[rootOf(index)] = rootOf(first);
    }
  });
  return groups.map((_, index) => rootOf(index));
}
