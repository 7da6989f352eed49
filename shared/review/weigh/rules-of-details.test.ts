import { expect, test } from "vitest";
import { isRuleOfDetails, READ_BY_HAND, readCountsOf } from "./rules-of-details.ts";

const read = (right: number, trivial: number, wrong: number) => ({ rule: { right, trivial, wrong } });

test("a rule that is right less than eight in ten times of at least five is one of details", () => {
  expect(isRuleOfDetails("rule", read(3, 1, 1))).toBe(true);
  expect(isRuleOfDetails("rule", read(7, 2, 0))).toBe(true);
  expect(isRuleOfDetails("rule", read(4, 1, 0))).toBe(false);
  expect(isRuleOfDetails("rule", read(0, 0, 4))).toBe(false);
  expect(isRuleOfDetails("rule", {})).toBe(false);
});

test("what was read is what the rules are told by", () => {
  const { right, read: all } = readCountsOf("text-contrast");
  expect(all).toBeGreaterThan(100);
  expect(right).toBeLessThan(all);
  expect(Object.keys(READ_BY_HAND).filter((id) => isRuleOfDetails(id))).toContain("near-miss-alignment");
  expect(isRuleOfDetails("text-contrast")).toBe(false);
});
