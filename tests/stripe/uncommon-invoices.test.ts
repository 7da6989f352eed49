import { afterEach, describe, expect, test, vi } from "vitest";
import type { Stripe } from "stripe";
import sql from "sql-template-tag";
import { planId } from "../../shared/plans.ts";
import { compareAccounts } from "../../server/billing/operator/compare-accounts.ts";
import { useBilling, type TestBuyer } from "./open-billing.ts";
import { itemOf } from "./people.ts";

// Months pass here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const billing = await useBilling();
afterEach(async () => {
  billing.standIn.settings.retriesEnd = "canceled";
  await billing.endAll();
});

const CARD = "4242424242424242";
/** Pays with its holder present, and not without. */
const FAILS_LATER = "4000000000000341";
const HOUR = 3600;
const paidBy = async (buyer: TestBuyer): Promise<readonly number[]> =>
  (await billing.stripe.invoices.list({ customer: await buyer.customerId() })).data.map(
    ({ amount_paid }) => amount_paid,
  );
const passEnd = async (buyer: TestBuyer): Promise<void> => {
  await billing.standIn.clock.advanceTo(itemOf(await buyer.subscription()).current_period_end + 2 * HOUR);
  await billing.standIn.deliveries.idle();
};
const offer = async (
  code: string,
  off: Stripe.CouponCreateParams,
  limits: Partial<Stripe.PromotionCodeCreateParams> = {},
): Promise<void> => {
  const { id: coupon } = await billing.stripe.coupons.create(off);
  await billing.stripe.promotionCodes.create({ code, promotion: { type: "coupon", coupon }, ...limits });
};
const buyWith = async (buyer: TestBuyer, promotion: string): Promise<number> =>
  (await billing.pay(await buyer.choose("starter"), { card: CARD, promotion })).status;
const leftThen = async ({ userId }: TestBuyer): Promise<number | undefined> =>
  (
    await billing.server.deps.db.row<{ granted: number }>(sql`
      select granted from app.read_allowance(${userId}, null, null, to_timestamp(${billing.standIn.clock.now()}))`)
  )?.granted;

describe("a renewal whose taxes cannot be computed", () => {
  const blocked = async (): Promise<TestBuyer> => {
    const buyer = await billing.signUp();
    await buyer.subscribe("pro");
    await billing.stripe.subscriptions.update((await buyer.subscription()).id, {
      automatic_tax: { enabled: true },
    });
    await billing.stripe.customers.update(await buyer.customerId(), { address: "" });
    await passEnd(buyer);
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
    expect(await leftThen(buyer)).toBeLessThan(30);
    await billing.pass({ days: 8 });
    expect(await buyer.state()).toMatchObject({ account: { planId: null } });
  });

  test("is written and paid as soon as the address is there", async () => {
    const buyer = await blocked();
    await billing.stripe.customers.update(await buyer.customerId(), { address: { country: "FR" } });
    await billing.standIn.deliveries.idle();
    expect(await paidBy(buyer)).toEqual([5900, 5900]);
    expect(await buyer.state()).toMatchObject({ account: { planId: planId("pro") }, due: null });
    expect(await leftThen(buyer)).toBe(85);
  });
});

test("an amount too small to be charged is added to the next invoice, and the plan is had meanwhile", async () => {
  await offer("SMALL", { amount_off: 860, currency: "eur", duration: "once" });
  const buyer = await billing.signUp();
  expect(await buyWith(buyer, "SMALL")).toBe(303);
  expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
  expect(await paidBy(buyer)).toEqual([0]);
  expect((await buyer.state()).withdrawal?.refund.amount).toBe(0);
  await passEnd(buyer);
  expect(await paidBy(buyer)).toEqual([940, 0]);
  expect((await compareAccounts(billing.server.deps)).differences).toEqual([]);
});

test("an amount that was kept counts also where a larger plan is chosen while a smaller one is planned", async () => {
  await offer("SMALLER", { amount_off: 1860, currency: "eur", duration: "once" });
  const buyer = await billing.signUp();
  await billing.pay(await buyer.choose("essential"), { card: CARD, promotion: "SMALLER" });
  await buyer.change("starter");
  const shown = await buyer.shown("studio");
  await buyer.change("studio");
  expect((await paidBy(buyer))[0]).toBe(shown?.amount);
});

test("a subscription that Stripe leaves unpaid is ended, nothing is left to pay, and another plan can be bought", async () => {
  billing.standIn.settings.retriesEnd = "unpaid";
  const buyer = await billing.signUp();
  await buyer.subscribe("starter", FAILS_LATER);
  await passEnd(buyer);
  await billing.pass({ days: 20 });
  expect(await buyer.subscription()).toMatchObject({ status: "canceled" });
  expect((await buyer.invoices())[0]).toMatchObject({ status: "void" });
  expect(await buyer.state()).toMatchObject({ account: { planId: null }, due: null });
  await buyer.subscribe("pro");
  expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
});

describe("a promotion code", () => {
  const FREE: Stripe.CouponCreateParams = { percent_off: 100, duration: "once" };

  test("is taken as often as it may be, and then charges nothing", async () => {
    await offer("TWICE", FREE, { max_redemptions: 2 });
    expect(await buyWith(await billing.signUp(), "TWICE")).toBe(303);
    expect(await buyWith(await billing.signUp(), "TWICE")).toBe(303);
    const third = await billing.signUp();
    expect(await buyWith(third, "TWICE")).toBe(422);
    expect(await third.account()).toMatchObject({ planId: null });
  });

  test("of a first purchase is for whoever never paid", async () => {
    await offer("FIRST", FREE, { restrictions: { first_time_transaction: true } });
    const buyer = await billing.signUp();
    await buyer.subscribe("starter");
    await billing.endAll();
    expect(await buyWith(buyer, "FIRST")).toBe(422);
    expect(await buyWith(await billing.signUp(), "FIRST")).toBe(303);
  });

  test("that has expired is none", async () => {
    await offer("OVER", FREE, { expires_at: billing.standIn.clock.now() + HOUR });
    await billing.standIn.clock.advance({ days: 1 });
    expect(await buyWith(await billing.signUp(), "OVER")).toBe(422);
  });
});
