import { expect, test } from "vitest";
import { refundOf } from "./refund-of.ts";

const DAY = 86_400;
const PERIOD = { startsAt: 0, endsAt: 30 * DAY, requests: 10 };

test.each([
  ["nothing was used", 900, 0, 0, 900],
  ["a third of the time", 900, 10, 0, 600],
  ["half of the requests, more than of the time", 900, 3, 5, 450],
  ["more of the time than of the requests", 900, 10, 1, 600],
  ["all requests", 900, 1, 10, 0],
  ["more requests than there are now", 900, 1, 12, 0],
  ["a started cent is the buyer's", 1000, 10, 0, 667],
  ["nothing was paid", 0, 3, 0, 0],
  ["a clock that is a little behind", 900, -1, 0, 900],
])("%s", (_, paid, days, requestsUsed, refund) => {
  expect(refundOf(paid, { ...PERIOD, now: days * DAY, requestsUsed })).toBe(refund);
});
