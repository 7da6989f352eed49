import { expect, test } from "vitest";
import { isDoubted, isOfDetails, isSeldomRight, readCountsOf } from "./rules-of-details.ts";

const read = (right: number, trivial: number, wrong: number) => ({ rule: { right, trivial, wrong } });

test("a rule that is right less than eight in ten times of at least five is one of details", () => {
  expect(isOfDetails("rule", undefined, read(3, 1, 1))).toBe(true);
  expect(isOfDetails("rule", undefined, read(7, 2, 0))).toBe(true);
  expect(isOfDetails("rule", undefined, read(4, 1, 0))).toBe(false);
  expect(isOfDetails("rule", undefined, read(0, 0, 4))).toBe(false);
  expect(isOfDetails("rule", undefined, {})).toBe(false);
});

test("a rule that is wrong more than once in five times, or never right, is doubted, one that is trivial is not", () => {
  expect(isDoubted("rule", undefined, read(3, 0, 2))).toBe(true);
  expect(isDoubted("rule", undefined, read(4, 0, 1))).toBe(false);
  expect(isDoubted("rule", undefined, read(0, 9, 1))).toBe(false);
  expect(isDoubted("rule", undefined, read(1, 0, 3))).toBe(false);
  expect(isDoubted("rule", undefined, read(0, 0, 2))).toBe(true);
  expect(isDoubted("rule", undefined, read(0, 0, 1))).toBe(false);
});

test("a kind is judged by what was read of it, and a rule told by the sum of its kinds", () => {
  const counts = {
    rule: { right: 9, trivial: 0, wrong: 0 },
    "rule/faint": { right: 1, trivial: 4, wrong: 0 },
    "ruler/faint": { right: 0, trivial: 0, wrong: 9 },
  };
  expect(isOfDetails("rule", undefined, counts)).toBe(false);
  expect(isOfDetails("rule", "faint", counts)).toBe(true);
  expect(isOfDetails("rule", "bold", counts)).toBe(false);
  expect(readCountsOf("rule", counts)).toEqual({ right: 10, read: 14 });
});

test("what was read is what the rules are told by", () => {
  const { right, read: all } = readCountsOf("text-contrast");
  expect(all).toBeGreaterThan(100);
  expect(right).toBeLessThan(all);
  expect(isOfDetails("shouting", undefined)).toBe(true);
  expect(isOfDetails("text-contrast", undefined)).toBe(false);
});

test("what was right in less than one of four is mended by nobody’s click", () => {
  const counts = { odd: { right: 2, trivial: 6, wrong: 7 }, even: { right: 4, trivial: 3, wrong: 1 } };
  expect(["odd", "even", "unread"].map((id) => isSeldomRight(id, undefined, counts))).toEqual([
    true,
    false,
    false,
  ]);
});
