import { describe, expect, test } from "vitest";
import { planId, type Interval, type PlanId } from "../../../shared/plans.ts";
import type { Phase, Schedule, Subscription } from "../payments.ts";
import { planOf, type BillingState } from "./plan-of.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";

const START = 1_800_000_000;
const END = START + 30 * DAY_S;
const NOW = START + 10 * DAY_S;

const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  id: "sub_1",
  status: "active",
  createdAt: START,
  planId: planId("pro"),
  interval: "month",
  seats: 1,
  priceId: "price_pro",
  anchor: START,
  periodStart: START,
  periodEnd: END,
  cancelAt: null,
  isEndingWithPeriod: false,
  unpaidSince: null,
  isBegun: true,
  isDebitUnderWay: false,
  paysByDebit: false,
  isPeriodPaid: true,
  orphans: [],
  failedRefunds: [],
  takenBack: null,
  refunded: 0,
  openDisputes: [],
  keepsCard: true,
  paysWith: "pm_1",
  pending: null,
  schedule: null,
  latestInvoice: {
    id: "in_1",
    isOpen: false,
    isPaid: true,
    blocked: null,
    url: "https://example.test/in_1",
    due: { amount: 0, currency: "eur" },
    total: { amount: 5900, currency: "eur" },
    isVatFree: false,
    attempts: 1,
  },
  language: "en",
  buyer: null,
  ...more,
});

const phase = (
  plan: PlanId | null,
  startsAt: number,
  endsAt: number,
  interval: Interval = "month",
  seats = 1,
): Phase => ({
  terms: plan && { planId: plan, interval, seats },
  startsAt,
  endsAt,
});
const schedule = (more: Partial<Schedule> = {}): Schedule => ({
  id: "sub_sched_1",
  isEnding: false,
  paysWith: "pm_1",
  phases: [phase(planId("pro"), START, END), phase(planId("starter"), END, END + 30 * DAY_S)],
  ...more,
});

const ACTIVE: Partial<BillingState> = {
  planId: planId("pro"),
  interval: "month",
  anchor: START,
  paidUntil: END + 7 * DAY_S,
  subId: "sub_1",
  cancelAt: null,
  isCancelled: false,
  nextPlanId: null,
  nextStartAt: null,
  lastInvoiceUrl: "https://example.test/in_1",
};
const NONE: Partial<BillingState> = { planId: null, interval: null, anchor: null, paidUntil: null };

const CASES: readonly [string, readonly Subscription[], Partial<BillingState>, number?][] = [
  ["nothing was ever bought", [], { ...NONE, subId: null, isCancelled: false, lastInvoiceUrl: null }],
  ["active", [subscription()], ACTIVE],
  ["on trial", [subscription({ status: "trialing" })], ACTIVE],
  ["the renewal is late by six days", [subscription()], ACTIVE, END + 6 * DAY_S],
  ["the renewal was never heard of", [subscription()], { ...NONE, subId: "sub_1" }, END + 7 * DAY_S],
  [
    "past due, six days",
    [subscription({ status: "past_due" })],
    { planId: planId("pro"), paidUntil: START + 7 * DAY_S },
    START + 6 * DAY_S,
  ],
  [
    "past due, seven days",
    [subscription({ status: "past_due" })],
    { ...NONE, subId: "sub_1", isCancelled: false },
    START + 7 * DAY_S,
  ],
  [
    "past due for the second month: grace is given once",
    [subscription({ status: "past_due", unpaidSince: START - 30 * DAY_S })],
    NONE,
    START + DAY_S,
  ],
  ["unpaid", [subscription({ status: "unpaid" })], { ...NONE, subId: "sub_1" }],
  ["paused", [subscription({ status: "paused" })], { ...NONE, subId: "sub_1" }],
  [
    "not paid for the first time yet",
    [subscription({ status: "incomplete", isBegun: false })],
    { ...NONE, subId: null },
  ],
  [
    "called active while a bank was asked for its first money",
    [subscription({ isBegun: false, isDebitUnderWay: true })],
    { ...NONE, subId: null },
  ],
  ["never paid", [subscription({ status: "incomplete_expired" })], { ...NONE, isCancelled: false }],
  ["ended", [subscription({ status: "canceled" })], { ...NONE, subId: null, isCancelled: true }],
  ["a status that is not known yet", [subscription({ status: "other" })], NONE],
  ["a price that is none of ours", [subscription({ planId: null })], { ...NONE, subId: "sub_1" }],
  [
    "ends with its period",
    [subscription({ isEndingWithPeriod: true })],
    { ...ACTIVE, cancelAt: END, paidUntil: END },
  ],
  [
    "ends at an instant",
    [subscription({ cancelAt: NOW + DAY_S })],
    { ...ACTIVE, cancelAt: NOW + DAY_S, paidUntil: NOW + DAY_S },
  ],
  [
    "ends, said in both ways",
    [subscription({ cancelAt: END, isEndingWithPeriod: true })],
    { ...ACTIVE, cancelAt: END, paidUntil: END },
  ],
  ["its end has come", [subscription({ cancelAt: NOW })], NONE],
  [
    "another plan is planned",
    [subscription({ schedule: schedule() })],
    { ...ACTIVE, nextPlanId: planId("starter"), nextStartAt: END },
  ],
  [
    "a plan of two months that has begun",
    [subscription({ planId: planId("starter"), schedule: schedule() })],
    { planId: planId("starter"), nextPlanId: null, nextStartAt: null },
    END + DAY_S,
  ],
  [
    "the end is planned by a schedule",
    [subscription({ schedule: schedule({ isEnding: true, phases: [phase(planId("pro"), START, END)] }) })],
    { ...ACTIVE, cancelAt: END, paidUntil: END },
  ],
  [
    "the next plan is none of ours",
    [subscription({ schedule: schedule({ phases: [phase(null, END, END + DAY_S)] }) })],
    { ...ACTIVE, nextPlanId: null },
  ],
  ["its renewal is not paid yet", [subscription({ isPeriodPaid: false })], { ...ACTIVE, paidThrough: START }],
  [
    "a bank took its payment back: it rests, and the period is not paid",
    [subscription({ takenBack: "disputed" })],
    { planId: null, paidUntil: null, paidThrough: START, subId: "sub_1" },
  ],
  [
    "we gave all of it back: it gives nothing, and what was had is not owed",
    [subscription({ takenBack: "refunded" })],
    { planId: null, paidUntil: null, paidThrough: END, subId: "sub_1" },
  ],
  [
    "it is paid by the year",
    [subscription({ interval: "year", periodEnd: START + 365 * DAY_S })],
    { ...ACTIVE, interval: "year", paidUntil: START + 372 * DAY_S, paidThrough: START + 365 * DAY_S },
  ],
  [
    "the same plan is paid by the month from the next period on",
    [
      subscription({
        interval: "year",
        schedule: schedule({
          phases: [
            phase(planId("pro"), START, END, "year"),
            phase(planId("pro"), END, END + 30 * DAY_S, "month"),
          ],
        }),
      }),
    ],
    { ...ACTIVE, interval: "year", nextPlanId: planId("pro"), nextInterval: "month", nextStartAt: END },
  ],
  [
    "an upgrade waits for its payment",
    [
      subscription({
        planId: planId("starter"),
        pending: { planId: planId("pro"), interval: "month", seats: 1 },
      }),
    ],
    { planId: planId("starter") },
  ],
  [
    "one ended and one runs",
    [
      subscription({ id: "sub_old", status: "canceled", createdAt: NOW }),
      subscription({ createdAt: START - DAY_S }),
    ],
    ACTIVE,
  ],
  [
    "two run: the larger one counts",
    [subscription({ id: "sub_2", planId: planId("starter"), createdAt: NOW }), subscription()],
    ACTIVE,
  ],
];

test.each(CASES)("the plan: %s", (_, subscriptions, state, now = NOW) => {
  expect(planOf(subscriptions, now).state).toMatchObject(state);
  expect(planOf(subscriptions.toReversed(), now).state).toMatchObject(state);
});

describe("an alarm", () => {
  const alarmsOf = (...subscriptions: readonly Subscription[]) => planOf(subscriptions, NOW).alarms;

  test("is given of a price that is none of ours, while somebody pays it", () => {
    expect(alarmsOf(subscription({ planId: null }))).toEqual([
      { event: "billing_price_unknown", subscriptions: ["sub_1"] },
    ]);
    expect(alarmsOf(subscription({ planId: null, status: "canceled" }))).toEqual([]);
  });

  test("is given of two subscriptions at once", () => {
    expect(alarmsOf(subscription(), subscription({ id: "sub_2" }))).toEqual([
      { event: "billing_two_subscriptions", subscriptions: ["sub_1", "sub_2"] },
    ]);
    expect(alarmsOf(subscription(), subscription({ id: "sub_2", status: "canceled" }))).toEqual([]);
  });
});
