/**
 * Things in groups, each with the first group whose first thing is like it: for a likeness that no key tells, such as
 * that of colours. Only so many groups are compared, and what is like none of these stands alone.
 */
export function groupByLikeness<T>(
  items: readonly T[],
  isAlike: (first: T, other: T) => boolean,
  mostCompared: number,
): readonly (readonly [T, ...T[]])[] {
  const groups: [T, ...T[]][] = [];
  for (const item of items) {
    const own = groups.slice(0, mostCompared).find(([first]) => isAlike(first, item));
    if (own) own.push(item);
    else groups.push([item]);
  }
  return groups;
}
