import { randomFrom } from "../../../scripts/elements/random-from.ts";

/** A source of numbers that gives the same ones for the same seed. */
export interface Random {
  /** From 0 up to, and without, `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
}

export function seededRandom(seed: number): Random {
  const next = randomFrom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
