import { afterEach, describe, expect, test } from "vitest";
import { deleteUser } from "../../shared/api/endpoints/account.ts";
import {
  createCheckoutSession,
  listInvoices,
  previewChange,
} from "../../shared/api/endpoints/subscription.ts";
import { planId } from "../../shared/plans.ts";
import { DAY_S } from "../../shared/time-lengths.ts";
import { choosePlan } from "../../server/billing/plan/choose-plan.ts";
import { readMissedEvents } from "../../server/billing/sync/read-missed-events.ts";
import type { Deps } from "../../server/deps.ts";
import { useBilling, type TestBuyer } from "./open-billing.ts";

const billing = await useBilling();
afterEach(() => billing.endAll());

/** Bank accounts by what becomes of their debit. */
const ACCOUNTS = { pays: "FR14 2004 1010 0505 0001 3M02 606", returns: "FR84 2004 1010 0505 0001 3M02 607" };

const days = (count: number): Promise<void> => billing.standIn.clock.advance({ days: count });
const orderBy = (account: string): Promise<TestBuyer> => billing.subscriber("pro", account);
/** How much of each invoice was paid back, the newest first. */
const refunds = async ({ client }: TestBuyer) =>
  (await client.call(listInvoices, {})).invoices.map(({ status, refunded }) => [status, refunded]);
const WHOLE = [
  ["paid", 5900],
  ["paid", 0],
];
/** How often money was taken, or is being taken. */
const asked = async (buyer: TestBuyer): Promise<number> => (await buyer.charges()).length;

describe("whoever pays by debit", () => {
  test("has no plan before the money arrives, and is told so on the page and by mail", async () => {
    const buyer = await orderBy(ACCOUNTS.pays);
    expect(await buyer.subscription()).toMatchObject({ status: "incomplete" });
    expect(await buyer.state()).toMatchObject({
      account: { planId: null, stripeSubId: null },
      due: { kind: "first", planId: planId("pro"), isUnderWay: true, payUrl: null, money: { amount: 5900 } },
    });
    expect(await buyer.allowance()).toMatchObject({ kind: "trial" });
    expect(await buyer.subjects()).toContain("Your Regard plan Pro begins when your bank has answered");
    await days(2);
    expect(await buyer.account()).toMatchObject({ planId: null });
  });

  test("has it with all of its reviews when the money is there", async () => {
    const buyer = await orderBy(ACCOUNTS.pays);
    await days(6);
    expect(await buyer.state()).toMatchObject({ account: { planId: planId("pro") }, due: null });
    expect(await buyer.allowance()).toMatchObject({ limit: 85, left: 85 });
    expect(await buyer.subjects()).toContain("Your Pro plan is active");
  });

  test("has it also when no delivery tells of it", async () => {
    const buyer = await orderBy(ACCOUNTS.pays);
    await billing.standIn.deliveries.idle();
    billing.standIn.faults.deliveries.isDropped = true;
    await days(6);
    billing.standIn.faults.clear();
    expect(await buyer.account()).toMatchObject({ planId: null });
    await readMissedEvents(billing.server.deps);
    expect(await buyer.state()).toMatchObject({ account: { planId: planId("pro") } });
  });

  test("has none when the bank sends nothing, owes nothing, is told, and may buy again", async () => {
    const buyer = await orderBy(ACCOUNTS.returns);
    await days(6);
    expect(await buyer.subscription()).toMatchObject({ status: "incomplete_expired" });
    expect(await buyer.state()).toMatchObject({ account: { planId: null }, due: null });
    expect(await buyer.subjects()).toContain("Your Regard plan Pro has not begun");
    await buyer.subscribe("starter");
    expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
  });

  test("is not sold a second plan while the first debit is under way", async () => {
    const buyer = await orderBy(ACCOUNTS.pays);
    await expect(
      buyer.client.call(createCheckoutSession, {
        body: { userId: buyer.userId, planId: planId("studio"), beginsAtOnce: true },
      }),
    ).rejects.toMatchObject({ code: "payment_under_way", status: 409 });
    expect(await asked(buyer)).toBe(1);
  });

  test("does not delete the account before the bank has answered: what it sends would be had for nothing", async () => {
    const buyer = await orderBy(ACCOUNTS.pays);
    const remove = () => buyer.client.call(deleteUser, { body: { userId: buyer.userId } });
    await expect(remove()).rejects.toMatchObject({ code: "payment_under_way", status: 409 });
    expect(await buyer.account()).toMatchObject({ planId: null });
  });

  test("keeps the plan with a part of its reviews while a renewal is under way, and has the rest then", async () => {
    const buyer = await orderBy(ACCOUNTS.pays);
    await days(6);
    const { items } = await buyer.subscription();
    await billing.standIn.clock.advanceTo((items.data[0]?.current_period_end ?? 0) + 7200);
    expect(await buyer.state()).toMatchObject({
      account: { planId: planId("pro") },
      due: { kind: "renewal", isUnderWay: true, payUrl: null },
    });
    expect(await buyer.left()).toMatchObject({ remaining: 19 });
    await days(6);
    expect(await buyer.state()).toMatchObject({ due: null });
    expect(await buyer.left()).toMatchObject({ remaining: 85 });
  });

  test("gets back what arrives after the plan has ended", async () => {
    const buyer = await orderBy(ACCOUNTS.pays);
    await days(6);
    const { id, items } = await buyer.subscription();
    await billing.standIn.clock.advanceTo((items.data[0]?.current_period_end ?? 0) + 7200);
    await billing.stripe.subscriptions.cancel(id);
    await days(6);
    await billing.standIn.deliveries.idle();
    expect(await refunds(buyer)).toEqual(WHOLE);
  });

  test("gets back what arrives in the second in which the plan ends", async () => {
    const buyer = await orderBy(ACCOUNTS.pays);
    await days(6);
    const { id, items } = await buyer.subscription();
    const renewed = items.data[0]?.current_period_end ?? 0;
    await billing.standIn.clock.advanceTo(renewed + 7200);
    // A renewal is charged an hour after it begins, and its bank answers five days later.
    const answered = renewed + 3600 + 5 * DAY_S;
    await billing.stripe.subscriptions.update(id, { cancel_at: answered });
    await billing.passTo(answered + 60);
    expect(await buyer.subscription()).toMatchObject({ status: "canceled", ended_at: answered });
    expect(await refunds(buyer)).toEqual(WHOLE);
  });

  test("changes to a larger plan with the next period: nothing is charged that may not arrive", async () => {
    const buyer = await orderBy(ACCOUNTS.pays);
    await days(6);
    const body = { userId: buyer.userId, planId: planId("studio") };
    expect(await buyer.client.call(previewChange, { body })).toMatchObject({
      beginsAtOnce: false,
      dueNow: null,
    });
    await buyer.change("studio");
    expect(await asked(buyer)).toBe(1);
    expect(await buyer.account()).toMatchObject({ planId: planId("pro"), nextPlanId: planId("studio") });
  });
});

test("what is planned stays where the amount is another one than was agreed to", async () => {
  const buyer = await billing.subscriber("pro");
  await buyer.change("starter");
  // Something that only the payment service knows of.
  const { deps } = billing.server;
  const payments: Deps["payments"] = {
    ...deps.payments,
    previewUpgrade: async (before, terms, at) => {
      const money = await deps.payments.previewUpgrade(before, terms, at);
      return before.schedule ? money : { ...money, amount: money.amount - 1 };
    },
  };
  const shown = await buyer.shown("studio");
  const choice = { terms: { planId: planId("studio"), interval: "month" as const }, shown: shown ?? null };
  await expect(choosePlan({ ...deps, payments }, buyer, { ...choice, beginsIn: null })).rejects.toMatchObject(
    { code: "price_changed" },
  );
  await billing.standIn.deliveries.idle();
  expect(await buyer.account()).toMatchObject({ planId: planId("pro"), nextPlanId: planId("starter") });
});
