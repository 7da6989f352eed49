import byHand from "./by-hand.json" with { type: "json" };

/** How many findings of a rule on real designs were held right and worth saying, true but trivial, and wrong. */
export interface ReadFindings {
  readonly right: number;
  readonly trivial: number;
  readonly wrong: number;
}

/**
 * The record of the findings that were read by hand, counted by the id of the rule; a rule that found nothing is not in
 * it. No verdict rests on it.
 */
export const READ_BY_HAND: Readonly<Record<string, ReadFindings>> = byHand;

/** How many findings of a rule were read, and how many of them were right and worth saying. */
export function readCountsOf(
  id: string,
  counts = READ_BY_HAND,
): { readonly right: number; readonly read: number } {
  const { right, trivial, wrong } = counts[id] ?? { right: 0, trivial: 0, wrong: 0 };
  return { right, read: right + trivial + wrong };
}
