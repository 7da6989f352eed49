import { describe, expect, test } from "vitest";
import type { Due } from "../../../../shared/api/endpoints/subscription.ts";
import { PLANS, planId, type Interval, type PlanName, type PlanTerms } from "../../../../shared/plans.ts";
import { planOffer, type Subscriber } from "./plan-offer.ts";

const NOBODY: Subscriber = {
  planId: null,
  planInterval: null,
  nextPlanId: null,
  nextPlanInterval: null,
  nextStartAt: null,
  stripeCancelAt: 0,
};
const PRO: Subscriber = { ...NOBODY, planId: planId("pro"), planInterval: "month" };
const END = 1_800_000_000;
const due = (more: Partial<Due>): Due => ({
  kind: "renewal",
  planId: planId("pro"),
  interval: "month",
  money: { amount: 5900, currency: "eur" },
  payUrl: "https://example.test/pay",
  isUnderWay: false,
  needsProof: false,
  planUntil: null,
  ...more,
});

const monthly = (name: PlanName): PlanTerms => ({ planId: planId(name), interval: "month" });

/** Mark, action and words of each plan, from the smallest to the largest. */
const offers = (subscriber: Subscriber, payment: Due | null = null, interval: Interval = "month") =>
  PLANS.map(({ id }) => {
    const { mark, action, says } = planOffer({ planId: id, interval }, subscriber, payment);
    return [mark, action, says].filter(Boolean).join(" ");
  });

describe("the plans of an account", () => {
  test.each<[string, Subscriber, Due | null, readonly string[]]>([
    [
      "without a plan",
      NOBODY,
      null,
      ["subscribe subscribe", "subscribe subscribe", "subscribe subscribe", "subscribe subscribe"],
    ],
    [
      "with a plan",
      PRO,
      null,
      ["downgrade change", "downgrade change", "current cancel cancel", "upgrade change"],
    ],
    [
      "whose plan ends",
      { ...PRO, stripeCancelAt: END },
      null,
      ["downgrade change", "downgrade change", "ends renew renew", "upgrade change"],
    ],
    [
      "with a smaller plan to come",
      { ...PRO, nextPlanId: planId("starter"), nextStartAt: END },
      null,
      ["starts keep change", "downgrade change", "current cancel cancel", "upgrade change"],
    ],
    [
      "whose renewal is due",
      PRO,
      due({}),
      ["pay change", "pay change", "current cancel cancel", "pay change"],
    ],
    [
      "whose larger plan waits for its payment",
      PRO,
      due({ kind: "change", planId: planId("studio") }),
      ["downgrade change", "downgrade change", "current cancel cancel", "pay change"],
    ],
    [
      "whose first debit is under way",
      NOBODY,
      due({ kind: "first", isUnderWay: true }),
      ["wait subscribe", "wait subscribe", "waits wait subscribe", "wait subscribe"],
    ],
    [
      "whose renewal is debited",
      PRO,
      due({ isUnderWay: true }),
      ["wait change", "wait change", "current cancel cancel", "wait change"],
    ],
    [
      "whose plan is paused until it is paid",
      NOBODY,
      due({}),
      ["pay subscribe", "pay subscribe", "pay subscribe", "pay subscribe"],
    ],
  ])("%s", (_, subscriber, payment, expected) => {
    expect(offers(subscriber, payment)).toEqual(expected);
  });

  test.each<[string, Subscriber, Interval, readonly string[]]>([
    [
      "paid by the month: a year of it, or of a larger one, is more",
      PRO,
      "year",
      ["downgrade change", "downgrade change", "upgrade year", "upgrade change"],
    ],
    [
      "paid by the year: no month is more than it",
      { ...PRO, planInterval: "year" },
      "month",
      ["downgrade change", "downgrade change", "downgrade month", "downgrade change"],
    ],
    [
      "paid by the year, and by the month from then on",
      {
        ...PRO,
        planInterval: "year",
        nextPlanId: planId("pro"),
        nextPlanInterval: "month",
        nextStartAt: END,
      },
      "month",
      ["downgrade change", "downgrade change", "starts keep month", "downgrade change"],
    ],
    [
      "paid by the year, among years",
      { ...PRO, planInterval: "year" },
      "year",
      ["downgrade change", "downgrade change", "current cancel cancel", "upgrade change"],
    ],
  ])("%s", (_, subscriber, interval, expected) => {
    expect(offers(subscriber, null, interval)).toEqual(expected);
  });

  test("say when one ends or starts, in milliseconds", () => {
    expect(planOffer(monthly("pro"), { ...PRO, stripeCancelAt: END }).at).toBe(END * 1000);
    const next = { ...PRO, nextPlanId: planId("starter"), nextStartAt: END };
    expect(planOffer(monthly("starter"), next).at).toBe(END * 1000);
    expect(planOffer(monthly("pro"), next).at).toBeNull();
  });
});
