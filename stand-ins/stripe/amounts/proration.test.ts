import { expect, test } from "vitest";
import { shareOfRest } from "./proration.ts";

const PERIOD = { start: 1000, end: 1000 + 30 * 86_400 };
const after = (days: number): number => PERIOD.start + days * 86_400;

test.each([
  [5900, after(0), 5900],
  [5900, after(15), 2950],
  [5900, after(30), 0],
  [900, after(10), 600],
  [1000, after(20), 333],
  [2000, after(20), 667],
  [5900, after(30) - 1, 0],
  [5900, after(-1), 5900],
  [5900, after(31), 0],
])("of %i cents at %i what is left is %i", (amount, at, expected) => {
  expect(shareOfRest(amount, PERIOD, at)).toBe(expected);
});

test("what is given back and what was used make the whole, to a cent", () => {
  for (let at = PERIOD.start; at <= PERIOD.end; at += 9973) {
    const left = shareOfRest(5900, PERIOD, at);
    const used = (5900 * (at - PERIOD.start)) / (PERIOD.end - PERIOD.start);
    expect(Math.abs(left + used - 5900)).toBeLessThanOrEqual(0.5);
  }
});
