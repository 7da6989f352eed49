import { expect, test } from "vitest";
import type { Paid, PaidLine, Payment } from "../payments.ts";
import { refundOf, type Use } from "./refund-of.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";

const line = (amount: number, from: number, to: number): PaidLine => ({
  amount,
  startsAt: from * DAY_S,
  endsAt: to * DAY_S,
});
const payment = (paid: number, amount = paid): Payment => ({
  id: "pi",
  invoiceId: "in",
  paid,
  amount,
  currency: "eur",
  paidAt: 0,
});
const STARTER: Paid = { lines: [line(900, 0, 30)], payments: [payment(900)] };
/** Starter for 30 days, and Studio from the 10th day on: 9.00, then 99.00 less the 6.00 that were left. */
const LARGER: Paid = {
  lines: [line(900, 0, 30), line(-600, 10, 30), line(9900, 10, 40)],
  payments: [payment(900), payment(9300)],
};

/** Starter, and Pro in the same second: all of the first one was credited, and nothing tells its period from the other. */
const LARGER_AT_ONCE: Paid = {
  lines: [line(900, 0, 30), line(-900, 0, 30), line(1900, 0, 30)],
  payments: [payment(900), payment(1000)],
};

test.each<[string, Paid, Partial<Use> & { readonly day: number }, number]>([
  ["nothing was used", STARTER, { day: 0 }, 900],
  ["time alone", STARTER, { day: 3 }, 810],
  ["reviews alone", STARTER, { day: 0, requestsUsed: 4 }, 540],
  ["the larger of the two", STARTER, { day: 3, requestsUsed: 2 }, 720],
  ["all reviews", STARTER, { day: 1, requestsUsed: 10 }, 0],
  ["after the end", STARTER, { day: 31 }, 0],
  ["a started cent is the buyer's", { ...STARTER, lines: [line(900, 0, 31)] }, { day: 1 }, 871],
  ["right after a larger plan, all of it", LARGER, { day: 10, startsAt: 10 * DAY_S, requests: 150 }, 9900],
  ["a larger plan by its own period", LARGER, { day: 13, startsAt: 10 * DAY_S, requests: 150 }, 8910],
  [
    "a larger plan by its own reviews",
    LARGER,
    { day: 10, startsAt: 10 * DAY_S, requests: 150, requestsUsed: 15 },
    8910,
  ],
  [
    "what was exchanged in the second in which it was bought was not used",
    LARGER_AT_ONCE,
    { day: 0, requestsUsed: 5 },
    950,
  ],
  ["what a bank disputes is not given back", { ...STARTER, payments: [payment(900, 0)] }, { day: 0 }, 0],
  [
    "of a half that went back before, the other half",
    { ...STARTER, payments: [payment(900, 450)] },
    { day: 3 },
    405,
  ],
  ["nothing was paid", { lines: [line(0, 0, 30)], payments: [] }, { day: 0 }, 0],
])("%s", (_, paid, { day, ...use }, refund) => {
  expect(refundOf(paid, { startsAt: 0, requests: 10, requestsUsed: 0, ...use, now: day * DAY_S })).toBe(
    refund,
  );
});
