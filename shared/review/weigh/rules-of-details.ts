import byHand from "./by-hand.json" with { type: "json" };

/** How many findings of a rule on real designs were held right and worth saying, true but trivial, and wrong. */
export interface ReadFindings {
  readonly right: number;
  readonly trivial: number;
  readonly wrong: number;
}

/** The findings that were read by hand, counted by the id of the rule; a rule that found nothing is not in it. */
export const READ_BY_HAND: Readonly<Record<string, ReadFindings>> = byHand;

/** Fewer findings say nothing of a rule. */
const FEWEST_READ = 5;
const LEAST_SHARE_RIGHT = 0.8;

/** How many findings of a rule were read, and how many of them were right and worth saying. */
export function readCountsOf(
  id: string,
  counts = READ_BY_HAND,
): { readonly right: number; readonly read: number } {
  const { right, trivial, wrong } = counts[id] ?? { right: 0, trivial: 0, wrong: 0 };
  return { right, read: right + trivial + wrong };
}

/** True of a rule whose findings are never more than details: of those that were read too few were worth saying. */
export function isRuleOfDetails(id: string, counts = READ_BY_HAND): boolean {
  const { right, read } = readCountsOf(id, counts);
  return read >= FEWEST_READ && right < LEAST_SHARE_RIGHT * read;
}
