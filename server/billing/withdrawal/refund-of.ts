import { groupBy } from "../../../shared/group-by.ts";
import type { Paid, PaidLine } from "../payments.ts";

/** The use made of the period under way. Instants are seconds since 1970. */
export interface Use {
  readonly now: number;
  /** The line of this period is the one whose reviews are counted. */
  readonly startsAt: number;
  /** The requests of the whole line: of a year, those of twelve months; 0: they are not counted. */
  readonly requests: number;
  readonly requestsUsed: number;
}

const part = (of: number, whole: number): number => (whole > 0 ? Math.min(Math.max(of / whole, 0), 1) : 0);

/** How much of a line was used: by its own time or, of the period under way, by its reviews, whichever is more. */
function usedShare({ amount, startsAt, endsAt }: PaidLine, use: Use): number {
  const byTime = part(use.now - startsAt, endsAt - startsAt);
  const isUnderWay = amount > 0 && startsAt === use.startsAt;
  return isUnderWay ? Math.max(byTime, part(use.requestsUsed, use.requests)) : byTime;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Joins a line and its credit where both are of the same time: bought and exchanged in the same second. */
function netOf(lines: readonly PaidLine[]): readonly PaidLine[] {
  const ofOneTime = groupBy(lines, ({ startsAt, endsAt }) => `${startsAt} ${endsAt}`);
  return [...ofOneTime.values()].map((some) => ({
    ...some[0],
    amount: sum(some.map(({ amount }) => amount)),
  }));
}

/**
 * The refund of what was paid, in whole cents: the unused part of each line of the invoices. Of what went back before,
 * nothing is given back again. A started cent is the buyer's.
 */
export function refundOf({ lines, payments }: Paid, use: Use): number {
  const unused = sum(netOf(lines).map((line) => line.amount * (1 - usedShare(line, use))));
  const left = sum(payments.map(({ amount }) => amount));
  const share = part(left, sum(payments.map(({ paid }) => paid)));
  return Math.min(left, Math.max(0, Math.ceil(unused * share - 1e-6)));
}
