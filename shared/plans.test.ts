import { describe, expect, test } from "vitest";
import {
  eurosOf,
  findInterval,
  findPlan,
  FREE_TRIAL_REVIEWS,
  INTERVALS,
  isMore,
  OPINION_REWARD,
  planId,
  PLANS,
  priceKey,
  savedCents,
  type PlanTerms,
} from "./plans.ts";

describe("the plans", () => {
  test("are the four of the price list, from the smallest to the largest", () => {
    expect(
      PLANS.map(({ id, priceCents: { month, year }, seats, requests }) => [id, month, year, seats, requests]),
    ).toEqual([
      ["regard_plan_starter", 900, 9000, 1, 10],
      ["regard_plan_essential", 1900, 19_000, 1, 20],
      ["regard_plan_pro", 5900, 59_000, 1, 85],
      ["regard_plan_studio", 9900, 99_000, 1, 150],
    ]);
  });

  test("only one is the most popular, and it is Pro", () => {
    expect(PLANS.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual(["Pro"]);
  });

  test("are found by their id, and nothing else is", () => {
    expect(findPlan(planId("studio"))?.requests).toBe(150);
    expect(findPlan("studio")).toBeNull();
    expect(findPlan("")).toBeNull();
  });
});

describe("the terms of a plan", () => {
  test("a year costs ten months", () => {
    for (const plan of PLANS) expect(savedCents(plan)).toBe(2 * plan.priceCents.month);
  });

  test("each has a price of its own, known by its key", () => {
    const keys = PLANS.flatMap(({ id }) => INTERVALS.map((interval) => priceKey({ planId: id, interval })));
    expect(keys).toContain("regard_plan_pro");
    expect(keys).toContain("regard_plan_pro_year");
    expect(new Set(keys).size).toBe(2 * PLANS.length);
  });

  const terms = (name: "starter" | "pro", interval: "month" | "year"): PlanTerms => ({
    planId: planId(name),
    interval,
  });
  test.each<[string, PlanTerms, PlanTerms, boolean]>([
    ["a larger plan", terms("pro", "month"), terms("starter", "month"), true],
    ["a year of the same plan", terms("pro", "year"), terms("pro", "month"), true],
    ["the same", terms("pro", "year"), terms("pro", "year"), false],
    [
      "a larger plan, by the month instead of the year",
      terms("pro", "month"),
      terms("starter", "year"),
      false,
    ],
  ])("%s", (_, one, than, expected) => expect(isMore(one, than)).toBe(expected));

  test("an interval is found by its name, and nothing else is", () => {
    expect(["month", "year", "week", ""].map(findInterval)).toEqual(["month", "year", null, null]);
  });

  test("cents are written as euros", () => {
    expect([900, 59_000, 750].map(eurosOf)).toEqual(["9", "590", "7.50"]);
  });
});

test("what is free: three reviews to try, four credits for an opinion", () => {
  expect(FREE_TRIAL_REVIEWS).toBe(3);
  expect(OPINION_REWARD.promised + OPINION_REWARD.thanks).toBe(4);
});
