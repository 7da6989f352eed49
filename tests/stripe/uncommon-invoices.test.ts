import { afterEach, describe, expect, test, vi } from "vitest";
import { planId } from "../../shared/plans.ts";
import { FAILS_LATER, useBilling, type TestBuyer } from "./open-billing.ts";

// Months pass here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const billing = await useBilling();
afterEach(async () => {
  billing.standIn.settings.retriesEnd = "canceled";
  billing.standIn.faults.clear();
  await billing.endAll();
});

const HOUR = 3600;
const paidBy = async (buyer: TestBuyer): Promise<readonly number[]> =>
  (await billing.stripe.invoices.list({ customer: await buyer.customerId() })).data.map(
    ({ amount_paid }) => amount_paid,
  );
const withBalance = async (balance: number): Promise<TestBuyer> => {
  const buyer = await billing.subscriber("starter");
  await billing.stripe.customers.update(await buyer.customerId(), { balance });
  return buyer;
};

describe("a renewal whose taxes cannot be computed", () => {
  const blocked = async (): Promise<TestBuyer> => {
    const buyer = await billing.subscriber("pro");
    await billing.stripe.subscriptions.update((await buyer.subscription()).id, {
      automatic_tax: { enabled: true },
    });
    await billing.stripe.customers.update(await buyer.customerId(), { address: "" });
    await billing.passEnd(buyer, 2 * HOUR);
    return buyer;
  };

  test("is told to its buyer and to the operator, once, and gives what an unpaid one gives", async () => {
    const buyer = await blocked();
    await buyer.state();
    const subjects = await buyer.subjects();
    expect(subjects.filter((one) => one === "Your Regard invoice needs your address")).toHaveLength(1);
    const told = (await billing.server.mails()).filter(({ subject }) =>
      subject.startsWith("An invoice cannot be written: "),
    );
    expect(told).toHaveLength(1);
    expect((await buyer.left())?.granted).toBeLessThan(30);
    await billing.pass({ days: 8 });
    expect(await buyer.state()).toMatchObject({ account: { planId: null } });
  });

  test("is written and paid as soon as the address is there", async () => {
    const buyer = await blocked();
    await billing.stripe.customers.update(await buyer.customerId(), { address: { country: "FR" } });
    await billing.standIn.deliveries.idle();
    expect(await paidBy(buyer)).toEqual([5900, 5900]);
    expect(await buyer.state()).toMatchObject({ account: { planId: planId("pro") }, due: null });
    expect(await buyer.left()).toMatchObject({ granted: 85 });
  });
});

test("an amount too small to be charged is added to the next invoice, and the plan is had meanwhile", async () => {
  const buyer = await withBalance(-860);
  await billing.passEnd(buyer, 2 * HOUR);
  expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
  expect(await paidBy(buyer)).toEqual([0, 900]);
  await billing.passEnd(buyer, 2 * HOUR);
  expect(await paidBy(buyer)).toEqual([940, 0, 900]);
  expect(await billing.differences()).toEqual([]);
});

test("an amount that was kept counts also where a larger plan is chosen while another is planned", async () => {
  const buyer = await withBalance(40);
  await buyer.change("essential");
  await billing.stripe.customers.update(await buyer.customerId(), { balance: 40 });
  await buyer.change("starter");
  const shown = await buyer.shown("studio");
  await buyer.change("studio");
  expect((await paidBy(buyer))[0]).toBe(shown?.amount);
});

/** Somebody whose subscription Stripe left unpaid, of which it told nobody. */
async function unpaidUnheard(): Promise<TestBuyer> {
  billing.standIn.settings.retriesEnd = "unpaid";
  const buyer = await billing.subscriber("starter", FAILS_LATER);
  billing.standIn.faults.deliveries.isDropped = true;
  await billing.passEnd(buyer, 2 * HOUR);
  await billing.pass({ days: 20 });
  expect(await buyer.subscription()).toMatchObject({ status: "unpaid" });
  return buyer;
}

test("who cancels what is ended by that very look is told that there is no plan", async () => {
  const buyer = await unpaidUnheard();
  await expect(buyer.cancel()).rejects.toMatchObject({ code: "no_subscription" });
  expect(await buyer.account()).toMatchObject({ planId: null, stripeSubId: null });
});

test("who chooses a plan where the old one is ended by that very look buys it, and pays nothing for the old one", async () => {
  const buyer = await unpaidUnheard();
  const url = await buyer.choose("pro");
  billing.standIn.faults.clear();
  await billing.pay(url, { card: "4242424242424242" });
  expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
  expect((await buyer.charges()).filter(({ paid }) => paid).map(({ amount }) => amount)).toEqual([5900, 900]);
});

test("a subscription that Stripe leaves unpaid is ended, nothing is left to pay, and another plan can be bought", async () => {
  billing.standIn.settings.retriesEnd = "unpaid";
  const buyer = await billing.subscriber("starter", FAILS_LATER);
  await billing.passEnd(buyer, 2 * HOUR);
  await billing.pass({ days: 20 });
  expect(await buyer.subscription()).toMatchObject({ status: "canceled" });
  expect((await buyer.invoices())[0]).toMatchObject({ status: "void" });
  expect(await buyer.state()).toMatchObject({ account: { planId: null }, due: null });
  await buyer.subscribe("pro");
  expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
});
