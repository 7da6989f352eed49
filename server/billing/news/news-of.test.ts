import { expect, test } from "vitest";
import { planId, type SeatedTerms } from "../../../shared/plans.ts";
import { newsOf, type News, type Told } from "./news-of.ts";

const PAID: Told = {
  subId: "sub_1",
  planId: planId("pro"),
  anchor: 100,
  paidThrough: 200,
  cancelAt: null,
  failedAttempts: 0,
  takenBack: null,
  charged: { amount: 5900, currency: "eur" },
  language: "en",
};
const NONE: Told = { ...PAID, subId: null, planId: null, anchor: null, paidThrough: null };
const AWAITED: Told = { ...NONE, awaits: planId("pro") };
const STARTER: SeatedTerms = { planId: planId("starter"), interval: "month", seats: 1 };
const UNPAID: Told = { ...PAID, failedAttempts: 1 };

test.each<[string, Told | null, Told, readonly News[]]>([
  ["the first plan", null, PAID, ["bought"]],
  ["another one after the first ended", NONE, PAID, ["bought"]],
  ["a checkout that is not paid yet", null, { ...PAID, planId: null }, []],
  ["a first debit that is under way", null, AWAITED, ["awaited"]],
  ["the same debit the day after", AWAITED, AWAITED, []],
  ["a first debit that arrives", AWAITED, PAID, ["bought"]],
  ["a first debit that comes back", AWAITED, NONE, ["returned"]],
  ["the same as before", PAID, PAID, []],
  [
    "a larger plan, with its own period",
    PAID,
    { ...PAID, planId: planId("studio"), anchor: 150, paidThrough: 250 },
    ["changed"],
  ],
  ["a renewal", PAID, { ...PAID, paidThrough: 300 }, ["renewed"]],
  [
    "a smaller plan with the next period",
    PAID,
    { ...PAID, planId: planId("starter"), paidThrough: 300 },
    ["renewed"],
  ],
  [
    "a year instead of a month",
    PAID,
    { ...PAID, interval: "year", anchor: 150, paidThrough: 9000 },
    ["changed"],
  ],
  [
    "months after a year, which is paid",
    { ...PAID, interval: "year" },
    { ...PAID, interval: "month", anchor: 200, paidThrough: 300 },
    ["renewed"],
  ],
  ["the hour in which a renewal is a draft", PAID, { ...PAID, paidThrough: 200 }, []],
  ["a renewal that fails", PAID, UNPAID, ["failed"]],
  ["fails again", UNPAID, { ...UNPAID, failedAttempts: 2 }, ["failed"]],
  ["is said once", UNPAID, UNPAID, []],
  ["is paid after all", UNPAID, { ...PAID, paidThrough: 300 }, ["recovered"]],
  ["is never paid", { ...UNPAID, planId: null }, NONE, ["ended"]],
  ["a cancellation", PAID, { ...PAID, cancelAt: 200 }, ["cancelled"]],
  ["that is taken back", { ...PAID, cancelAt: 200 }, PAID, ["kept"]],
  ["a smaller plan that is to follow", { ...PAID, next: null }, { ...PAID, next: STARTER }, ["planned"]],
  ["what was planned before this was noted", PAID, { ...PAID, next: STARTER }, []],
  ["a planned plan that is taken back", { ...PAID, next: STARTER }, { ...PAID, next: null }, ["kept"]],
  [
    "a planned plan that begins",
    { ...PAID, next: STARTER },
    { ...PAID, planId: STARTER.planId, paidThrough: 300, next: null },
    ["renewed"],
  ],
  [
    "more seats of the same plan",
    { ...PAID, seats: 2 },
    { ...PAID, seats: 4, anchor: 150, paidThrough: 250 },
    ["seats"],
  ],
  ["the end", { ...PAID, cancelAt: 200 }, NONE, ["ended"]],
  [
    "all of it given back by hand",
    PAID,
    { ...PAID, planId: null, takenBack: "refunded", cancelAt: 200 },
    ["credited"],
  ],
  ["a dispute: the bank tells", PAID, { ...PAID, planId: null, takenBack: "disputed", cancelAt: 200 }, []],
  [
    "a dispute that is decided for us is no payment: the plan is back",
    { ...PAID, planId: null, takenBack: "disputed", paidThrough: 100 },
    PAID,
    ["resumed"],
  ],
])("%s", (_, before, after, news) => expect(newsOf(before, after)).toEqual(news));
