import { describe, expect, test } from "vitest";
import { FREE_TRIAL_REVIEWS, OPINION_REWARD, PLANS, findPlan, planId } from "./plans.ts";

describe("the plans", () => {
  test("are the four of the price list, from the smallest to the largest", () => {
    expect(PLANS.map(({ id, price_eur, seats, requests }) => [id, price_eur, seats, requests])).toEqual([
      ["regard_plan_starter", "9", 1, 10],
      ["regard_plan_essential", "19", 1, 20],
      ["regard_plan_pro", "59", 1, 85],
      ["regard_plan_studio", "99", 1, 150],
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

test("what is free: three reviews to try, four credits for an opinion", () => {
  expect(FREE_TRIAL_REVIEWS).toBe(3);
  expect(OPINION_REWARD.promised + OPINION_REWARD.thanks).toBe(4);
});
