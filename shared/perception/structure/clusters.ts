import { groupBy } from "../../group-by.ts";

/** Parts things that are in order wherever the next one does not follow the one before. */
export function chainsOf<T>(
  things: Iterable<T>,
  follows: (before: T, next: T, chain: readonly [T, ...T[]]) => boolean,
): readonly (readonly [T, ...T[]])[] {
  const chains: [T, ...T[]][] = [];
  for (const thing of things) {
    const chain = chains.at(-1);
    if (chain && follows(chain.at(-1) ?? chain[0], thing, chain)) chain.push(thing);
    else chains.push([thing]);
  }
  return chains;
}

/** Sorts values along a line and parts them wherever two neighbours are further apart than a tolerance. */
export function clusters<T>(
  items: readonly T[],
  valueOf: (item: T) => number,
  tolerance: number | ((value: number) => number),
): readonly (readonly [T, ...T[]])[] {
  const toleranceAt = typeof tolerance === "number" ? () => tolerance : tolerance;
  const byValue = groupBy(items, valueOf);
  const chains = chainsOf(
    [...byValue.keys()].toSorted((a, b) => a - b),
    (before, next) => next - before <= toleranceAt(before),
  );
  return chains.map((chain) => chain.flatMap((value) => byValue.get(value) ?? []) as [T, ...T[]]);
}
