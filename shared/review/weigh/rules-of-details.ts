import byHand from "./by-hand.json" with { type: "json" };

/** How many findings of a rule on real designs were held right and worth saying, true but trivial, and wrong. */
export interface ReadFindings {
  readonly right: number;
  readonly trivial: number;
  readonly wrong: number;
}

/**
 * The findings that were read by hand, counted by the id of the rule, and by `rule/kind` where a rule tells kinds apart
 * (the `by` of its findings); what found nothing is not in it.
 */
export const READ_BY_HAND: Readonly<Record<string, ReadFindings>> = byHand;

/** Fewer findings say nothing of a rule. */
const FEWEST_READ = 5;
const LEAST_SHARE_RIGHT = 0.8;
const MOST_SHARE_WRONG = 0.2;

const NONE: ReadFindings = { right: 0, trivial: 0, wrong: 0 };

const readIn = ({ right, trivial, wrong }: ReadFindings): number => right + trivial + wrong;

const countOf = (id: string, kind: string | undefined, counts: typeof READ_BY_HAND): ReadFindings =>
  counts[kind === undefined ? id : `${id}/${kind}`] ?? NONE;

/** How many findings of a rule, of all its kinds, were read, and how many of them were right and worth saying. */
export function readCountsOf(
  id: string,
  counts = READ_BY_HAND,
): { readonly right: number; readonly read: number } {
  const own = Object.entries(counts).filter(([key]) => key === id || key.startsWith(`${id}/`));
  return own.reduce(
    (sum, [, found]) => ({ right: sum.right + found.right, read: sum.read + readIn(found) }),
    { right: 0, read: 0 },
  );
}

/**
 * True of a rule, or of a kind of it, whose lesser findings are no more than details: of those that were read too few were
 * worth saying.
 */
export function isOfDetails(id: string, kind: string | undefined, counts = READ_BY_HAND): boolean {
  const found = countOf(id, kind, counts);
  const read = readIn(found);
  return read >= FEWEST_READ && found.right < LEAST_SHARE_RIGHT * read;
}

/**
 * True of a rule, or of a kind of it, that was wrong more than once in five times, or was wrong and never once right: what it
 * finds is no more than a guess.
 */
export function isDoubted(id: string, kind: string | undefined, counts = READ_BY_HAND): boolean {
  const found = countOf(id, kind, counts);
  const read = readIn(found);
  const isNeverRight = found.right === 0 && read > 1;
  return (isNeverRight || read >= FEWEST_READ) && found.wrong > MOST_SHARE_WRONG * read;
}

const MENDED = { fewestRead: 3, leastShareRight: 0.25 };

/**
 * True of a rule, or of a kind of it, that was right in less than a quarter of what was read: what it finds is to be looked at, and
 * a click that mends it would do harm more often than good.
 */
export function isSeldomRight(id: string, kind: string | undefined, counts = READ_BY_HAND): boolean {
  const found = countOf(id, kind, counts);
  const read = readIn(found);
  return read >= MENDED.fewestRead && found.right < MENDED.leastShareRight * read;
}
