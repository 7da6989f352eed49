import type { Random } from "../database/support/random.ts";

/** The items in an order that the random source gives. */
export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.below(left.length), 1));
}
