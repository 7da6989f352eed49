import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { refundOf } from "../../server/billing/withdrawal/refund-of.ts";
import type { Paid, PaidLine } from "../../server/billing/payments.ts";
import { shareOfRest } from "../../stand-ins/stripe/amounts/proration.ts";
import { findPlan, MONTHS_OF, planId, type PlanName } from "../../shared/plans.ts";
import { openStandIn } from "./open-stand-in.ts";
import { subscribed } from "./people.ts";
import { freshDatabase } from "../database/support/fresh-database.ts";
import { review, signUp } from "../database/support/ledger.ts";
import { openSql } from "../database/support/open-sql.ts";

const url = await freshDatabase();
const sql = openSql(url, { max: 2, role: "service_role" });
const admin = openSql(url, { max: 2 });
afterAll(() => Promise.all([sql.end(), admin.end()]));

const day = (text: string): Date => new Date(`2027-${text}T00:00:00Z`);
const s = (text: string): number => day(text).getTime() / 1000;
const eur = (cents: number): string => `€${(cents / 100).toFixed(2)}`;
const line = (amount: number, from: string, to: string): PaidLine => ({
  amount,
  startsAt: s(from),
  endsAt: s(to),
});
const paidBy = (...amounts: readonly number[]): Paid["payments"] =>
  amounts.map((paid) => ({ id: "pi", invoiceId: "in", paid, amount: paid, currency: "eur", paidAt: 0 }));
/** The charge for Studio when Starter, paid from one day to another, is changed on a third. */
const studioAfterStarter = (from: string, to: string, on: string): number =>
  9900 - shareOfRest(900, { start: s(from), end: s(to) }, s(on));

interface Said {
  readonly on: string;
  readonly anchor?: string;
  readonly paidThrough?: string;
  readonly isCredited?: boolean;
}

const say = async (userId: string, plan: PlanName | null, { on, anchor, paidThrough, isCredited }: Said) =>
  void (await sql`select app.set_plan(${userId}, ${plan && planId(plan)}, ${anchor ? day(anchor) : null},
    ${plan && day("12-31")}, ${day(on)}, ${paidThrough ? day(paidThrough) : null}, ${isCredited ?? false})`);
const spend = async (userId: string, count: number, on: string): Promise<void> => {
  for (let index = 0; index < count; index += 1) await review(sql, { userId }, day(on));
};
const left = async (userId: string, on: string): Promise<number> => {
  const [row] = await sql<{ remaining: number }[]>`
    select remaining from app.read_allowance(${userId}, null, null, ${day(on)})`;
  return row?.remaining ?? 0;
};
const begin = async (plan: PlanName, on: string, paidThrough: string): Promise<string> => {
  const userId = await signUp(admin);
  await say(userId, plan, { on, anchor: on, paidThrough });
  return userId;
};

async function enlarged(): Promise<string> {
  const userId = await begin("starter", "04-01", "05-01");
  await spend(userId, 5, "04-05");
  await say(userId, "studio", { on: "04-11", anchor: "04-11", paidThrough: "05-11", isCredited: true });
  const charged = studioAfterStarter("04-01", "05-01", "04-11");
  return `${eur(charged)} is charged on 11 April, and ${await left(userId, "04-11")} reviews are left until 11 May`;
}

/** Starter for two people from 1 April on, for four from 11 April on. */
async function seated(): Promise<string> {
  const userId = await signUp(admin);
  const buy = (seats: number, on: string, through: string) => sql`
    select app.set_plan(${userId}, ${planId("starter")}, ${day(on)}, ${day("12-31")}, ${day(on)}, ${day(through)},
      true, ${seats})`;
  await buy(2, "04-01", "05-01");
  await spend(userId, 12, "04-05");
  await buy(4, "04-11", "05-11");
  const charged = 4 * 900 - shareOfRest(2 * 900, { start: s("04-01"), end: s("05-01") }, s("04-11"));
  return `${eur(charged)} is charged on 11 April, and ${await left(userId, "04-11")} of 40 reviews are left`;
}

const OF_A_YEAR = { start: s("04-01"), end: Date.UTC(2028, 3, 1) / 1000 };
const cents = (plan: PlanName, interval: "month" | "year"): number =>
  findPlan(planId(plan))?.priceCents[interval] ?? 0;

async function byTheYear(): Promise<string> {
  const userId = await begin("pro", "04-01", "12-30");
  const first = await left(userId, "04-01");
  await spend(userId, 60, "04-10");
  return `${eur(cents("pro", "year"))} is charged; ${first} reviews are left on 1 April, and after 60 of them ${await left(userId, "04-20")} on 20 April and ${await left(userId, "05-01")} on 1 May`;
}

async function yearInsteadOfMonth(): Promise<string> {
  const userId = await begin("pro", "04-01", "05-01");
  await spend(userId, 40, "04-05");
  await say(userId, "pro", { on: "04-11", anchor: "04-11", paidThrough: "12-30", isCredited: true });
  const month = { start: s("04-01"), end: s("05-01") };
  const charged = cents("pro", "year") - shareOfRest(cents("pro", "month"), month, s("04-11"));
  return `${eur(charged)} is charged on 11 April, and ${await left(userId, "04-11")} reviews are left until 11 May`;
}

const largerWithinYears = (): string => {
  const charged = cents("pro", "year") - shareOfRest(cents("starter", "year"), OF_A_YEAR, s("07-01"));
  return `Pro by the year on 1 July: ${eur(charged)} is charged on 1 July, until 1 July of the year after`;
};

/** The charge for a year whose months are planned, and for the month after it. */
async function monthsAfterAYear(): Promise<string> {
  const userId = await begin("pro", "04-01", "12-30");
  await spend(userId, 3, "08-10");
  return `${await left(userId, "10-02")} reviews each month until 1 April, and then ${eur(cents("pro", "month"))} is charged for a month`;
}

const yearLine = (from: number, to: number): PaidLine => ({
  amount: cents("pro", "year"),
  startsAt: from,
  endsAt: to,
});

function withdrawnFromAYear(): string {
  const paid = { lines: [yearLine(OF_A_YEAR.start, OF_A_YEAR.end)], payments: paidBy(cents("pro", "year")) };
  const use = { now: s("04-11"), startsAt: s("04-01"), requests: 85 * MONTHS_OF.year, requestsUsed: 85 };
  const unused = refundOf(paid, { ...use, requestsUsed: 0 });
  return `${eur(refundOf(paid, use))} of €590.00 is paid back; without a review ${eur(unused)}.`;
}

function unannounced(): string {
  const next = { start: OF_A_YEAR.end, end: Date.UTC(2029, 3, 1) / 1000 };
  const paid = {
    lines: [yearLine(OF_A_YEAR.start, OF_A_YEAR.end), yearLine(next.start, next.end)],
    payments: paidBy(cents("pro", "year"), cents("pro", "year")),
  };
  const now = Date.UTC(2028, 3, 11) / 1000;
  const back = refundOf(paid, { now, startsAt: next.start, requests: 0, requestsUsed: 0 });
  return `without a notice, ended on 11 April: ${eur(back)} of €590.00 is paid back`;
}

async function reduced(): Promise<string> {
  const userId = await begin("studio", "04-01", "05-01");
  await spend(userId, 20, "04-05");
  const before = await left(userId, "04-20");
  await say(userId, "starter", { on: "05-01", anchor: "04-01", paidThrough: "06-01" });
  return `${before} reviews are left until 1 May, and then €9.00 is charged for ${await left(userId, "05-01")}`;
}

/** The charge from the end of the period on, of a subscription that was cancelled ten days after it began. */
async function chargedAfterCancelling(): Promise<number> {
  const open = await openStandIn({ now: () => day("04-01"), webhook: null });
  const { id, customer } = await subscribed(open, "pro");
  await open.standIn.clock.advance({ days: 10 });
  await open.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await open.standIn.clock.advance({ days: 40 });
  const { data } = await open.stripe.invoices.list({ customer: customer as string });
  await open.stop();
  return data
    .filter(({ created }) => created >= s("05-01"))
    .reduce((sum, { amount_due }) => sum + amount_due, 0);
}

async function cancelled(): Promise<string> {
  const userId = await begin("pro", "04-01", "05-01");
  const before = await left(userId, "04-30");
  return `${before} reviews until 1 May, and ${eur(await chargedAfterCancelling())} on that day`;
}

const withdrawn = (): string => {
  const paid = { lines: [line(900, "04-01", "05-01")], payments: paidBy(900) };
  const use = { now: s("04-07"), startsAt: s("04-01"), requests: 10, requestsUsed: 4 };
  return `${eur(refundOf(paid, use))} of €9.00 is paid back`;
};

const withdrawnAfterLarger = (): string => {
  const charged = studioAfterStarter("04-01", "05-01", "04-04");
  const paid = {
    lines: [
      line(900, "04-01", "05-01"),
      line(charged - 9900, "04-04", "05-01"),
      line(9900, "04-04", "05-04"),
    ],
    payments: paidBy(900, charged),
  };
  const use = { now: s("04-07"), startsAt: s("04-04"), requests: 150, requestsUsed: 30 };
  return `of €9.00 and ${eur(charged)}, ${eur(refundOf(paid, use))} is paid back`;
};

const refunded = (): string => {
  const [payment] = paidBy(900);
  const paid = {
    lines: [line(900, "04-01", "05-01")],
    payments: payment ? [{ ...payment, amount: 450 }] : [],
  };
  const use = { now: s("04-04"), startsAt: s("04-01"), requests: 10, requestsUsed: 0 };
  return `a withdrawal on 4 April pays back ${eur(refundOf(paid, use))} of the €4.50 that are left`;
};

async function unpaid(): Promise<string> {
  const userId = await begin("studio", "04-01", "05-01");
  const given = await left(userId, "05-02");
  await spend(userId, 7, "05-02");
  await say(userId, null, { on: "05-16" });
  await say(userId, "starter", { on: "05-20", anchor: "05-20", paidThrough: "06-20" });
  return `gives ${given} reviews; of Starter, bought on 20 May after 7 of them, ${await left(userId, "05-20")} are left`;
}

async function disputed(): Promise<string> {
  const userId = await begin("starter", "04-01", "05-01");
  await spend(userId, 6, "04-05");
  await say(userId, null, { on: "04-10", paidThrough: "04-01" });
  await say(userId, "starter", { on: "05-02", anchor: "05-02", paidThrough: "06-02" });
  return `the next Starter has ${await left(userId, "05-02")} reviews left in its first month`;
}

test("the examples of the billing page are what is computed", async () => {
  const page = await readFile(path.resolve(import.meta.dirname, "../../docs/billing.md"), "utf8");
  const said = page.replaceAll(/\s+/g, " ");
  for (const example of [
    await enlarged(),
    await seated(),
    await reduced(),
    await cancelled(),
    await byTheYear(),
    await yearInsteadOfMonth(),
    largerWithinYears(),
    await monthsAfterAYear(),
    withdrawnFromAYear(),
    unannounced(),
    withdrawn(),
    withdrawnAfterLarger(),
    refunded(),
    await unpaid(),
    await disputed(),
  ])
    expect(said).toContain(example);
});
