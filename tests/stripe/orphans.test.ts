import { afterEach, describe, expect, test, vi } from "vitest";
import { withdrawSubscription } from "../../shared/api/endpoints/subscription.ts";
import { planId } from "../../shared/plans.ts";
import { endPlan, findAccount } from "../../server/billing/operator/account-view.ts";
import { sweepBilling } from "../../server/billing/sync/sweep-billing.ts";
import { useBilling, type TestBuyer } from "./open-billing.ts";
import { itemOf } from "./people.ts";

vi.setConfig({ testTimeout: 60_000 });

const billing = await useBilling();
afterEach(async () => {
  billing.standIn.faults.clear();
  await billing.endAll();
});

const PAYS = "FR14 2004 1010 0505 0001 3M02 606";
const RETURNS = "FR84 2004 1010 0505 0001 3M02 607";
const cardOf = async (buyer: TestBuyer, card: string): Promise<void> => {
  const { id } = await billing.stripe.paymentMethods.attach(card, { customer: await buyer.customerId() });
  await billing.stripe.subscriptions.update((await buyer.subscription()).id, { default_payment_method: id });
  await billing.standIn.deliveries.idle();
};
const subjectsTo = async (address: string): Promise<readonly string[]> =>
  (await billing.server.mails()).filter(({ to }) => to === address).map(({ subject }) => subject);

/** Somebody whose card is declined for a year instead of a month, and who pays its invoice by debit. */
const payLate = async (account: string): Promise<TestBuyer> => {
  const buyer = await billing.subscriber("essential");
  await cardOf(buyer, "pm_card_chargeCustomerFail");
  const { url } = await buyer.change("essential", "year");
  expect((await billing.pay(`${new URL(url).pathname}/pay`, { card: account })).status).toBe(303);
  await cardOf(buyer, "pm_card_visa");
  return buyer;
};

describe("an invoice of a change that was dropped before a bank paid it", () => {
  test("is paid back with a credit note, and whoever paid it and the operator are told", async () => {
    const buyer = await payLate(PAYS);
    await billing.pass({ days: 2 });
    expect(await buyer.subscription()).toMatchObject({ pending_update: null });
    await billing.pass({ days: 5 });
    const [year, month] = await buyer.invoices();
    expect(year).toMatchObject({ status: "paid", refunded: year?.amount });
    expect(year?.creditNotes).toMatchObject([{ amount: year?.amount }]);
    expect(month).toMatchObject({ status: "paid", amount: 1900, refunded: 0 });
    expect(await subjectsTo(buyer.email)).toContain(
      `We have refunded €${((year?.amount ?? 0) / 100).toFixed(2)} of your payment for Regard`,
    );
    const told = (await billing.server.mails()).map(({ subject }) => subject);
    expect(
      told.filter((one) => one.endsWith(`for which nothing is given: ${year?.number ?? ""}`)),
    ).toHaveLength(1);
    expect(await buyer.account()).toMatchObject({ planId: planId("essential"), planInterval: "month" });
    expect(await buyer.state()).toMatchObject({ takenBack: null, due: null });
    expect(await billing.differences(buyer)).toEqual([]);
  });

  test("is named by the comparison with Stripe until its money went back", async () => {
    const buyer = await payLate(PAYS);
    billing.standIn.faults.deliveries.isDropped = true;
    await billing.pass({ days: 7 });
    const [year] = await buyer.invoices();
    expect(await billing.differences(buyer)).toMatchObject([{ field: "orphan", there: year?.number }]);
    await sweepBilling(billing.server.deps);
    await sweepBilling(billing.server.deps);
    expect(await billing.differences(buyer)).toEqual([]);
  });

  test("is void when the debit comes back: nobody is charged for it later, and nothing is due", async () => {
    const buyer = await payLate(RETURNS);
    await billing.pass({ days: 7 });
    expect((await buyer.invoices())[0]).toMatchObject({ status: "void" });
    expect(await buyer.subscription()).toMatchObject({ status: "active" });
    await billing.pass({ days: 15 });
    expect((await buyer.invoices())[0]).toMatchObject({ status: "void" });
    expect(await buyer.state()).toMatchObject({ due: null, account: { planId: planId("essential") } });
  });

  test("counts for nothing in a withdrawal", async () => {
    const buyer = await payLate(PAYS);
    await billing.pass({ days: 7 });
    const { current_period_start: start, current_period_end: end } = itemOf(await buyer.subscription());
    await buyer.client.call(withdrawSubscription, { body: { userId: buyer.userId } });
    const left = Math.ceil((1900 * (end - billing.standIn.clock.now())) / (end - start));
    expect(Math.abs(((await buyer.invoices())[1]?.refunded ?? 0) - left)).toBeLessThanOrEqual(1);
  });
});

test("a draft of a subscription that ends is void, nothing is charged, and the profile and the shop stay open", async () => {
  const buyer = await billing.subscriber("pro");
  await billing.passTo(itemOf(await buyer.subscription()).current_period_end);
  const account = await findAccount(billing.server.deps, buyer.email);
  if (!account) throw new Error("There is no account");
  await endPlan(billing.server.deps, account);
  await billing.standIn.deliveries.idle();
  expect(await buyer.state()).toMatchObject({ account: { planId: null }, due: null });
  expect((await buyer.invoices())[0]).toMatchObject({ status: "void" });
  await billing.pass({ days: 3 });
  const { data } = await billing.stripe.charges.list({ customer: await buyer.customerId() });
  expect(data).toHaveLength(1);
  await buyer.subscribe("starter");
  expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
});
