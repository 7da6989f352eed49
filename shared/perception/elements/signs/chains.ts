/** Parts things that are in order wherever the next one does not follow the one before. */
export function chainsOf<T>(
  things: readonly T[],
  follows: (before: T, next: T) => boolean,
): readonly (readonly T[])[] {
  const chains: T[][] = [];
  for (const thing of things) {
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    if (chain && before !== undefined && follows(before, thing)) chain.push(thing);
    else chains.push([thing]);
  }
  return chains;
}
