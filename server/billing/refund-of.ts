const DAY = 86_400;

/** From the first payment on. */
export const WITHDRAWAL_S = 14 * DAY;

/** What was had of a period. */
export interface Use {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly now: number;
  readonly requests: number;
  readonly requestsUsed: number;
}

const part = (of: number, whole: number): number => (whole > 0 ? Math.min(Math.max(of / whole, 0), 1) : 0);

/** How much of a period was used: by time or by requests, whichever is more. */
const usedShare = ({ startsAt, endsAt, now, requests, requestsUsed }: Use): number =>
  Math.max(part(now - startsAt, endsAt - startsAt), part(requestsUsed, requests));

/** What is given back of what was paid, in whole cents. A started cent is the buyer's. */
export const refundOf = (paidCents: number, use: Use): number =>
  Math.min(paidCents, Math.max(0, Math.ceil(paidCents * (1 - usedShare(use)) - 1e-9)));
