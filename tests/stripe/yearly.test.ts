import sql from "sql-template-tag";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  listInvoices,
  previewChange,
  readSubscription,
  withdrawSubscription,
} from "../../shared/api/endpoints/subscription.ts";
import { planId, type Interval, type PlanName } from "../../shared/plans.ts";
import { DAY_S } from "../../shared/time-lengths.ts";
import { sweepBilling } from "../../server/billing/sync/sweep-billing.ts";
import { FAILS_LATER, useBilling, type TestBuyer } from "./open-billing.ts";
import { openSql } from "../database/support/open-sql.ts";
import { itemOf } from "./people.ts";

// Years pass here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const billing = await useBilling();
afterEach(() => billing.endAll());

const CARD = "4242424242424242";
const HOUR = 3600;
const subscriber = (plan: PlanName, interval: Interval = "year", card: string = CARD): Promise<TestBuyer> =>
  billing.subscriber(plan, card, interval);
const periodOf = async (buyer: TestBuyer) => {
  const { current_period_start: start, current_period_end: end } = itemOf(await buyer.subscription());
  return { start, end };
};
const amountsOf = async ({ client }: TestBuyer): Promise<readonly number[]> =>
  (await client.call(listInvoices, {})).invoices.map(({ amount }) => amount);
const previewOf = (buyer: TestBuyer, plan: PlanName, interval: Interval) =>
  buyer.client.call(previewChange, { body: { userId: buyer.userId, planId: planId(plan), interval } });
const withdrawalOf = async ({ client }: TestBuyer) => (await client.call(readSubscription, {})).withdrawal;

describe("a year", () => {
  test("costs ten months, and gives its reviews each month: unused ones are not carried over", async () => {
    const buyer = await subscriber("pro");
    const { start, end } = await periodOf(buyer);
    expect(await amountsOf(buyer)).toEqual([59_000]);
    expect(Math.round((end - start) / DAY_S)).toBeGreaterThanOrEqual(365);
    expect(await buyer.account()).toMatchObject({ planId: planId("pro"), planInterval: "year" });
    await buyer.spend(5);
    expect(await buyer.left()).toMatchObject({ granted: 85, used: 5 });
    expect(await buyer.left(start + 40 * DAY_S)).toMatchObject({ granted: 85, used: 0, remaining: 85 });
    expect(await buyer.left(end - HOUR)).toMatchObject({ granted: 85, used: 0 });
    expect(await billing.differences()).toEqual([]);
  });

  test("instead of a month begins at once, and costs what was shown: the year, less what is left of the month", async () => {
    const buyer = await subscriber("pro", "month");
    const { start, end } = await periodOf(buyer);
    await billing.passTo(start + 10 * DAY_S);
    await buyer.spend(60);
    const shown = await buyer.shown("pro", "year");
    const left = Math.round((5900 * (end - billing.standIn.clock.now())) / (end - start));
    expect(shown?.amount).toBe(59_000 - left);
    const asked = billing.standIn.clock.now();
    await buyer.change("pro", "year");
    const changed = billing.standIn.clock.now();
    expect(await amountsOf(buyer)).toEqual([59_000 - left, 5900]);
    expect(await buyer.account()).toMatchObject({ planId: planId("pro"), planInterval: "year" });
    const year = await periodOf(buyer);
    expect(year.start).toBeGreaterThanOrEqual(asked);
    expect(year.start).toBeLessThanOrEqual(changed);
    // Ten days of the month were paid for: reviews beyond them count in the year's first month.
    const used = (await buyer.left())?.used ?? 0;
    expect(used).toBeGreaterThan(29);
    expect(used).toBeLessThan(36);
    expect(await buyer.subjects()).toContain("Your Regard plan is now Pro");
  });

  test("of a larger plan begins a year at once; a smaller one, or months, begin when the year is over", async () => {
    const buyer = await subscriber("starter");
    const first = await periodOf(buyer);
    await billing.passTo(first.start + 73 * DAY_S);
    expect(await previewOf(buyer, "pro", "year")).toMatchObject({ beginsAtOnce: true });
    await buyer.change("pro", "year");
    const [charged] = await amountsOf(buyer);
    const share = (first.end - billing.standIn.clock.now()) / (first.end - first.start);
    expect(charged).toBe(59_000 - Math.round(9000 * share));
    const { end } = await periodOf(buyer);
    // Each has something that is smaller: none of them takes anything away from the year that is paid.
    for (const [plan, interval] of [
      ["studio", "month"],
      ["starter", "year"],
      ["pro", "month"],
    ] as const) {
      expect(await previewOf(buyer, plan, interval)).toMatchObject({ beginsAtOnce: false, dueNow: null });
      await buyer.change(plan, interval);
      expect(await buyer.account()).toMatchObject({
        planId: planId("pro"),
        planInterval: "year",
        nextPlanId: planId(plan),
        nextPlanInterval: interval,
        nextStartAt: end,
      });
    }
    expect(await billing.differences()).toEqual([]);
    expect(await amountsOf(buyer)).toHaveLength(2);
    await billing.passTo(end + 2 * HOUR);
    expect(await amountsOf(buyer)).toEqual([5900, charged, 9000]);
    expect(await buyer.account()).toMatchObject({
      planInterval: "month",
      nextPlanId: null,
      nextPlanInterval: null,
    });
    const { start, end: monthEnd } = await periodOf(buyer);
    expect(start).toBe(end);
    expect(monthEnd - start).toBeLessThanOrEqual(31 * DAY_S);
    expect(await buyer.left()).toMatchObject({ granted: 85 });
    expect(await buyer.subjects()).toContain("Your Regard plan was renewed");
    expect(await billing.differences()).toEqual([]);
  });
});

test("a year that is cancelled gives its reviews each month until it ends, takes nothing back, and is charged no more", async () => {
  const buyer = await subscriber("pro");
  const { start, end } = await periodOf(buyer);
  await billing.passTo(start + 100 * DAY_S);
  await buyer.cancel();
  expect(await buyer.account()).toMatchObject({ planId: planId("pro"), stripeCancelAt: end });
  await buyer.spend(85);
  expect(await buyer.left()).toMatchObject({ granted: 85, remaining: 0 });
  expect(await buyer.left(end - HOUR)).toMatchObject({ granted: 85, remaining: 85 });
  expect(await withdrawalOf(buyer)).toBeNull();
  await billing.passTo(end + HOUR);
  expect(await buyer.account()).toMatchObject({ planId: null, stripeSubId: null, stripeCancelled: true });
  expect(await amountsOf(buyer)).toEqual([59_000]);
  expect(await buyer.subjects()).toEqual(
    expect.arrayContaining(["Your Regard plan is cancelled", "Your Regard plan has ended"]),
  );
  expect(await billing.differences()).toEqual([]);
});

describe("a year whose renewal is not paid", () => {
  test("gives a month's share of seven days, and all of its months once it is paid", async () => {
    const buyer = await subscriber("pro", "year", FAILS_LATER);
    const { end } = await periodOf(buyer);
    await billing.passTo(end + 2 * HOUR);
    const granted = (await buyer.left())?.granted ?? 0;
    expect([19, 20, 21]).toContain(granted); // seven days of 28 to 31, of 85
    await buyer.spend(granted + 1);
    expect(await buyer.left()).toMatchObject({ granted, used: granted });
    const { due, withdrawal } = await buyer.client.call(readSubscription, {});
    expect(due).toMatchObject({ kind: "renewal", money: { amount: 59_000 } });
    expect(withdrawal).toBeNull();
    await billing.pay(`${due?.payUrl ?? ""}/pay`, { card: CARD });
    expect(await buyer.left()).toMatchObject({ granted: 85, used: granted });
    expect(await buyer.left(end + 40 * DAY_S)).toMatchObject({ granted: 85, used: 0 });
    expect(await amountsOf(buyer)).toEqual([59_000, 59_000]);
    expect(await billing.differences()).toEqual([]);
  });

  test("and never is: the plan rests after a week, ends, nothing is left to pay, and what was had is owed", async () => {
    const buyer = await subscriber("starter", "year", FAILS_LATER);
    const { end } = await periodOf(buyer);
    await billing.passTo(end + 2 * HOUR);
    await buyer.spend(5);
    await billing.passTo(end + 8 * DAY_S);
    await sweepBilling(billing.server.deps);
    expect(await buyer.account()).toMatchObject({ planId: null });
    await billing.passTo(end + 30 * DAY_S);
    expect(await buyer.account()).toMatchObject({ planId: null, stripeSubId: null });
    const { invoices } = await buyer.client.call(listInvoices, {});
    expect(invoices.map(({ status }) => status)).toEqual(["void", "paid"]);
    expect((await buyer.client.call(readSubscription, {})).due).toBeNull();
    await buyer.subscribe("starter");
    expect(await buyer.left()).toMatchObject({ granted: 10, used: 2 });
    expect(await buyer.subjects()).toContain("A payment for Regard failed");
  });
});

describe("whoever withdraws from a year", () => {
  const withdraw = async (buyer: TestBuyer): Promise<void> => {
    await buyer.client.call(withdrawSubscription, { body: { userId: buyer.userId } });
  };
  test("pays for its days or for its reviews out of twelve months, whichever is more", async () => {
    const byTime = await subscriber("pro");
    const byReviews = await subscriber("pro");
    const { start, end } = await periodOf(byTime);
    await byReviews.spend(85);
    await billing.passTo(start + 10 * DAY_S);
    await withdraw(byTime);
    await withdraw(byReviews);
    const days = Math.ceil(59_000 * (1 - (10 * DAY_S) / (end - start)) - 1e-6);
    expect(Math.abs((await byTime.refunded()) - days)).toBeLessThanOrEqual(1);
    expect(await byReviews.refunded()).toBe(Math.ceil((59_000 * 11) / 12));
    expect(await byTime.account()).toMatchObject({ planId: null });
  });

  test("has 14 days from going over to years, whenever that is", async () => {
    const buyer = await subscriber("starter", "month");
    await billing.standIn.clock.advance({ months: 2, days: 3 });
    expect(await withdrawalOf(buyer)).toBeNull();
    await buyer.change("starter", "year");
    expect(await withdrawalOf(buyer)).toMatchObject({ reason: "withdrawal" });
    await billing.standIn.clock.advance({ days: 30 });
    expect(await withdrawalOf(buyer)).toBeNull();
  });
});

test("a bank that takes back what was paid for a year and keeps it, ends the contract at once: nobody waits for the end of the year to buy anew", async () => {
  const buyer = await subscriber("starter", "year", "4000000000000259");
  const { data: charges } = await billing.stripe.charges.list({ customer: await buyer.customerId() });
  const { data: disputes } = await billing.stripe.disputes.list({ charge: charges[0]?.id ?? "" });
  await expect(buyer.choose("pro")).rejects.toMatchObject({ code: "payment_disputed" });
  await billing.stripe.disputes.close(disputes[0]?.id ?? "");
  await expect.poll(async () => (await buyer.account()).stripeSubId).toBeNull();
  await buyer.subscribe("starter");
  expect(await buyer.account()).toMatchObject({ planId: planId("starter"), planInterval: "month" });
});

describe("before a year renews", () => {
  const notices = async (buyer: TestBuyer) =>
    (await buyer.subjects()).filter((subject) => subject.includes("renews on"));

  test("its buyer is reminded once, between three months and one month before, and that is kept", async () => {
    const buyer = await subscriber("pro");
    const ending = await subscriber("pro");
    await ending.cancel();
    expect(await ending.account()).toMatchObject({ stripeCancelAt: (await periodOf(ending)).end });
    const toMonths = await subscriber("pro");
    await toMonths.change("pro", "month");
    const { end } = await periodOf(buyer);
    await billing.passTo(end - 71 * DAY_S);
    await sweepBilling(billing.server.deps);
    expect(await notices(buyer)).toEqual([]);
    await billing.passTo(end - 69 * DAY_S);
    await sweepBilling(billing.server.deps);
    await sweepBilling(billing.server.deps);
    expect(await notices(buyer)).toHaveLength(1);
    expect([await notices(ending), await notices(toMonths)]).toEqual([[], []]);
    const [mail] = (await billing.server.mails()).filter(({ subject }) => subject.includes("renews on"));
    expect(JSON.stringify(mail)).toContain("€590.00");
    const { id } = await buyer.subscription();
    await sweepBilling(billing.server.deps);
    expect(
      await billing.server.deps.db.rows(sql`
        select is_late, language, sent_at is not null as is_sent from app.renewal_notices where subscription_id = ${id}`),
    ).toEqual([{ is_late: false, language: "en", is_sent: true }]);
    await billing.passTo(end + 2 * HOUR);
    expect(await amountsOf(buyer)).toEqual([59_000, 59_000]);
    expect(await withdrawalOf(buyer)).toBeNull();
  });

  test("its buyer is reminded also where a hundred before them cannot be, of whom the operator hears", async () => {
    const buyer = await subscriber("pro");
    const { end } = await periodOf(buyer);
    await billing.passTo(end - 69 * DAY_S);
    const { databaseUrl, deps } = billing.server;
    const admin = openSql(databaseUrl, { max: 1 });
    const paidThrough = new Date((end - DAY_S) * 1000).toISOString();
    // Some have a plan that is not known any more, the others a subscription that Stripe does not know.
    await admin.begin(async (transaction) => {
      for (const [index, id] of Array.from({ length: 101 }, () => crypto.randomUUID()).entries()) {
        const plan = index % 2 === 0 ? "gone" : planId("pro");
        const state = JSON.stringify({ interval: "year", planId: plan, subId: `sub_${id}`, paidThrough });
        await transaction`insert into auth.users (id, email) values (${id}, ${`${id}@example.test`})`;
        await transaction`update public.accounts set stripe_customer_id = ${`cus_${id}`} where user_id = ${id}`;
        await transaction`insert into app.stripe_syncs (customer_id, state) values (${`cus_${id}`}, ${state}::text::jsonb)`;
      }
    });
    // After so long without an event everybody would be read anew.
    await admin`
      insert into app.stripe_event_cursor (read_until) values (${end - 69 * DAY_S})
      on conflict (is_only) do update set read_until = excluded.read_until`;
    const log = vi.fn<typeof deps.log>();
    await sweepBilling({ ...deps, log });
    expect(await notices(buyer)).toHaveLength(1);
    const logged = log.mock.calls.filter(([event]) => event === "billing_sweep_failed");
    expect(logged).toHaveLength(101);
    expect(JSON.stringify(logged)).not.toContain("@example.test");
    await admin`delete from app.stripe_syncs where customer_id like 'cus\\_%-%'`;
    await admin.end();
  });

  test("and was not, its buyer may end it also when months became years in the second of the purchase", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const buyer = await subscriber("pro", "month");
    await buyer.change("pro", "year");
    vi.useRealTimers();
    const { start, end } = await periodOf(buyer);
    expect((await buyer.subscription()).created).toBe(start);
    await billing.passTo(end + 100 * DAY_S);
    expect(await withdrawalOf(buyer)).toMatchObject({ reason: "unannounced" });
  });

  test("the notice says what will be charged: for all seats, and with what is planned", async () => {
    const [inPart, planned] = [await subscriber("pro"), await subscriber("pro")];
    for (const buyer of [inPart, planned]) await buyer.seat(3);
    await inPart.seat(2);
    await planned.change("starter", "year");
    const { end } = await periodOf(planned);
    await billing.passTo(end - 60 * DAY_S);
    await sweepBilling(billing.server.deps);
    const said = async ({ email }: TestBuyer) =>
      /for (€[\d,.]+), VAT/.exec(
        (await billing.server.mails()).find(({ to, subject }) => to === email && subject.includes("renews"))
          ?.text ?? "",
      )?.[1];
    expect([await said(inPart), await said(planned)]).toEqual(["€1,180.00", "€270.00"]);
    await billing.passTo(end + 2 * HOUR);
    expect([(await amountsOf(inPart))[0], (await amountsOf(planned))[0]]).toEqual([118_000, 27_000]);
  });

  test("and was not, its buyer may end it on any day, and the days that are left are paid back", async () => {
    const buyer = await subscriber("pro");
    const { end } = await periodOf(buyer);
    await billing.passTo(end + 100 * DAY_S);
    const { end: next } = await periodOf(buyer);
    const offer = await withdrawalOf(buyer);
    expect(offer).toMatchObject({ reason: "unannounced" });
    await buyer.spend(85);
    const left = (next - billing.standIn.clock.now()) / (next - end);
    expect(offer?.refund.amount).toBe(Math.ceil(59_000 * left - 1e-6));
    await buyer.client.call(withdrawSubscription, { body: { userId: buyer.userId } });
    expect(await buyer.account()).toMatchObject({ planId: null });
    expect(await buyer.subjects()).toContain("The end of your Regard plan is confirmed");
  });
});
