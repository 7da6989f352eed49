import { afterEach, describe, expect, test, vi } from "vitest";
import {
  createCheckoutSession,
  readSubscription,
  updateSubscription,
  withdrawSubscription,
} from "../../shared/api/endpoints/subscription.ts";
import { BEGIN_AT_ONCE } from "../../shared/i18n/words/purchase-words.ts";
import { planId } from "../../shared/plans.ts";
import { findAccount, giveMoneyBack } from "../../server/billing/operator/account-view.ts";
import { compareAccounts } from "../../server/billing/operator/compare-accounts.ts";
import { sweepBilling } from "../../server/billing/sync/sweep-billing.ts";
import { FAILS_LATER, useBilling, type TestBuyer } from "./open-billing.ts";
import { itemOf } from "./people.ts";
import { DAY_S } from "../../shared/time-lengths.ts";

// Months pass here for everybody who bought before: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const billing = await useBilling();
afterEach(() => billing.endAll());

const HOUR = 3600;
const DISPUTED = "4000000000000259";

/** Subjects of mails about money that went back, the oldest first. */
const refundMails = async ({ email }: TestBuyer): Promise<readonly string[]> =>
  (await billing.server.mails())
    .filter(({ to, subject }) => to === email && subject.includes("refunded"))
    .map(({ subject }) => subject)
    .toReversed();

describe("a larger plan", () => {
  test("begins a period: a whole one is paid, less what is left of the old one", async () => {
    const buyer = await billing.subscriber("starter");
    const { current_period_start: start, current_period_end: end } = itemOf(await buyer.subscription());
    await billing.standIn.clock.advanceTo(start + 10 * DAY_S);
    const before = billing.standIn.clock.now();
    await buyer.change("studio");
    const after = billing.standIn.clock.now();
    const [invoice] = await buyer.invoices();
    // The clock goes on between the look at the price, the change and its answer.
    const amounts = new Set<number>();
    for (let at = before; at <= after; at += 1)
      amounts.add(9900 - Math.round((900 * (end - at)) / (end - start)));
    expect(amounts).toContain(invoice?.amount);
    const { current_period_start: begun } = itemOf(await buyer.subscription());
    expect(begun).toBeGreaterThanOrEqual(before);
    expect(begun).toBeLessThanOrEqual(after);
    expect(await buyer.left()).toMatchObject({ granted: 150, used: 0 });
  });

  test("a minute before the end is not had for nothing", async () => {
    const buyer = await billing.subscriber("starter");
    await billing.passEnd(buyer, -60);
    expect((await buyer.shown("studio"))?.amount).toBe(9900);
  });

  test("counts the reviews that were had and are credited, however often one changes", async () => {
    const buyer = await billing.subscriber("starter");
    expect(await buyer.spend(11)).toBe(10);
    await buyer.change("essential");
    expect(await buyer.left()).toEqual({ granted: 20, used: 10, remaining: 10 });
    await buyer.spend(10);
    await buyer.change("studio");
    expect(await buyer.left()).toEqual({ granted: 150, used: 20, remaining: 130 });
    const paid = (await buyer.charges()).reduce((sum, { amount }) => sum + amount, 0);
    expect(paid).toBe(9900);
    await billing.passEnd(buyer, 2 * HOUR);
    expect(await buyer.left()).toEqual({ granted: 150, used: 0, remaining: 150 });
  });

  test("is paid back by its own period", async () => {
    const buyer = await billing.subscriber("starter");
    await billing.standIn.clock.advance({ days: 9 });
    await buyer.change("studio");
    const { client, userId } = buyer;
    await client.call(withdrawSubscription, { body: { userId } });
    const back = await buyer.refunded();
    // 9.00 for the first nine days, which were had; all of the rest.
    const { current_period_start: start, current_period_end: end } = itemOf(await buyer.subscription());
    expect(end - start).toBeGreaterThan(27 * DAY_S);
    expect(Math.abs(back - 9900)).toBeLessThanOrEqual(2);
  });
});

test("a renewal that is never paid is told at each try, with the plan's name, and whether the plan is paused by then", async () => {
  const buyer = await billing.subscriber("pro", FAILS_LATER);
  await billing.passEnd(buyer, 0);
  for (let day = 0; day < 20; day += 1) {
    await billing.pass({ days: 1 });
  }
  const mails = (await billing.server.mails()).filter(
    ({ to, subject }) => to === buyer.email && subject === "A payment for Regard failed",
  );
  const said = mails.toReversed().map(({ text }) => text);
  expect(said).toHaveLength(3);
  for (const text of said) expect(text).toContain("€59.00 for Pro could not be charged.");
  expect(said.map((text) => text.includes("the plan is paused"))).toEqual([false, false, true]);
  expect(await buyer.account()).toMatchObject({ planId: null, stripeSubId: null });
});

test("a first plan begins at once on the buyer's express request, whose words are kept with the purchase", async () => {
  const buyer = await billing.signUp();
  const { client, userId } = buyer;
  const body = { userId, planId: planId("starter") };
  await expect(client.call(createCheckoutSession, { body })).rejects.toMatchObject({
    code: "consent_missing",
    status: 422,
  });
  const asked = { ...body, beginsAtOnce: true, language: "fr" as const };
  const { url } = await client.call(createCheckoutSession, { body: asked });
  await billing.pay(url, { card: "4242424242424242" });
  expect((await buyer.subscription()).metadata).toMatchObject({
    language: "fr",
    begins_at_once: BEGIN_AT_ONCE.fr,
  });
  const customer = await billing.stripe.customers.retrieve(await buyer.customerId());
  expect(customer).toMatchObject({ preferred_locales: ["fr"] });
  expect(Math.max(...Object.values(BEGIN_AT_ONCE).map(({ length }) => length))).toBeLessThanOrEqual(500);
});

describe("what was shown is what is charged", () => {
  test("an amount of before a renewal is not charged after it, and has to be shown again", async () => {
    const buyer = await billing.subscriber("starter");
    await billing.passEnd(buyer, -300);
    const shown = await buyer.shown("studio");
    await billing.passEnd(buyer, 2 * HOUR);
    const body = { userId: buyer.userId, planId: planId("studio"), ...(shown && { shown }) };
    await expect(buyer.client.call(updateSubscription, { body })).rejects.toMatchObject({
      code: "price_changed",
      status: 409,
    });
    expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
    await buyer.change("studio");
    expect(await buyer.account()).toMatchObject({ planId: planId("studio") });
  });

  test("another amount, one of yesterday and none at all are not charged; a minute later it still is", async () => {
    const buyer = await billing.subscriber("starter");
    const shown = (await buyer.shown("pro")) ?? { amount: 0, currency: "eur", at: 0 };
    const ask = (said: typeof shown | null) =>
      buyer.client.call(updateSubscription, {
        body: { userId: buyer.userId, planId: planId("pro"), ...(said && { shown: said }) },
      });
    for (const said of [
      null,
      { ...shown, amount: 871 },
      { ...shown, currency: "usd" },
      { ...shown, at: shown.at - DAY_S },
      { ...shown, at: shown.at + DAY_S },
    ])
      await expect(ask(said)).rejects.toMatchObject({ code: "price_changed" });
    await billing.standIn.clock.advanceTo(shown.at + 60);
    await ask(shown);
    expect((await buyer.invoices())[0]?.amount).toBe(shown.amount);
  });
});

describe("money that goes back", () => {
  const disputeOf = async (buyer: TestBuyer) => {
    const [charge] = await buyer.charges();
    const { data } = await billing.stripe.disputes.list({ charge: charge?.id ?? "" });
    return data[0]?.id ?? "";
  };

  test("by the buyer's bank: the plan rests, nothing is promised, sold or charged until it is decided", async () => {
    const buyer = await billing.subscriber("pro", DISPUTED);
    await sweepBilling(billing.server.deps);
    expect(await buyer.account()).toMatchObject({ planId: null });
    const { withdrawal, takenBack } = await buyer.client.call(readSubscription, {});
    expect({ refund: withdrawal?.refund.amount, takenBack }).toEqual({ refund: 0, takenBack: "disputed" });
    await expect(buyer.choose("studio")).rejects.toMatchObject({ code: "payment_disputed" });
    const { disputes, differences } = await compareAccounts(billing.server.deps);
    const userOf = (one: { readonly userId: string }): string => one.userId;
    expect([disputes.map(userOf), differences.map(userOf)]).toEqual([[buyer.userId], []]);
    expect((await buyer.subscription()).cancel_at_period_end).toBe(true);
    await billing.stripe.disputes.update(await disputeOf(buyer), {
      evidence: { uncategorized_text: "winning_evidence" },
      submit: true,
    });
    await billing.standIn.deliveries.idle();
    expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
  });

  test("by the buyer's bank, after reviews were had: they count in the next plan", async () => {
    const buyer = await billing.subscriber("starter");
    const { id } = await buyer.subscription();
    const method = await billing.stripe.paymentMethods.attach("pm_card_createDispute", {
      customer: await buyer.customerId(),
    });
    await billing.stripe.subscriptions.update(id, { default_payment_method: method.id });
    // In the hour before a renewal is charged there are the reviews of the days of grace.
    await billing.passEnd(buyer, 60);
    expect(await buyer.spend(3)).toBe(2);
    await billing.pass({ seconds: 2 * HOUR });
    expect(await buyer.account()).toMatchObject({ planId: null });
    await billing.stripe.disputes.close(await disputeOf(buyer));
    await expect.poll(async () => (await buyer.account()).stripeSubId).toBeNull();
    await buyer.subscribe("starter");
    expect(await buyer.left()).toEqual({ granted: 10, used: 2, remaining: 8 });
  });

  test("by hand and whole: the plan ends, it is not charged again, and may be bought anew", async () => {
    const buyer = await billing.subscriber("pro");
    const [charge] = await buyer.charges();
    await billing.stripe.refunds.create({ charge: charge?.id ?? "" });
    await billing.standIn.deliveries.idle();
    expect(await buyer.account()).toMatchObject({ planId: null });
    expect((await buyer.subscription()).cancel_at_period_end).toBe(true);
    expect((await buyer.invoices())[0]).toMatchObject({ amount: 5900, refunded: 5900, creditNotes: [] });
    await buyer.subscribe("starter");
    expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
    expect(
      (await billing.stripe.subscriptions.list({ customer: await buyer.customerId() })).data,
    ).toHaveLength(1);
  });

  test("by hand and in part: the plan goes on, and a withdrawal gives back what is left", async () => {
    const buyer = await billing.subscriber("starter");
    const [charge] = await buyer.charges();
    await billing.stripe.refunds.create({ charge: charge?.id ?? "", amount: 450 });
    await billing.standIn.deliveries.idle();
    expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
    const { withdrawal } = await buyer.client.call(readSubscription, {});
    expect(withdrawal?.refund.amount).toBeGreaterThanOrEqual(449);
    expect(withdrawal?.refund.amount).toBeLessThanOrEqual(450);
    await billing.stripe.refunds.create({ charge: charge?.id ?? "", amount: 100 });
    await billing.standIn.deliveries.idle();
    expect(await refundMails(buyer)).toEqual([
      "We have refunded €4.50 of your payment for Regard",
      "We have refunded €1.00 of your payment for Regard",
    ]);
  });

  test("by the operator, of a plan that has ended: its buyer is told, once", async () => {
    const buyer = await billing.subscriber("starter");
    const { deps } = billing.server;
    const account = await findAccount(deps, buyer.email);
    if (!account) throw new Error("There is no account");
    await billing.stripe.subscriptions.cancel((await buyer.subscription()).id);
    await billing.standIn.deliveries.idle();
    const [invoice] = await buyer.invoices();
    await giveMoneyBack(deps, account, { number: invoice?.number ?? "", upTo: null });
    await sweepBilling(deps);
    await billing.standIn.deliveries.idle();
    expect(await refundMails(buyer)).toEqual(["We have refunded €9.00 of your payment for Regard"]);
  });

  test("by a withdrawal or whole: that is told by the mail about it, and by no second one", async () => {
    const whole = await billing.subscriber("starter");
    const [charge] = await whole.charges();
    await billing.stripe.refunds.create({ charge: charge?.id ?? "" });
    const withdrawn = await billing.subscriber("starter");
    await withdrawn.client.call(withdrawSubscription, { body: { userId: withdrawn.userId } });
    await billing.standIn.deliveries.idle();
    expect(await refundMails(whole)).toEqual(["Your payment for Regard was refunded"]);
    expect(await refundMails(withdrawn)).toEqual([]);
  });

  test("by a withdrawal: the refund and its credit note stand beside the invoice", async () => {
    const buyer = await billing.subscriber("starter");
    await buyer.spend(4);
    await buyer.client.call(withdrawSubscription, { body: { userId: buyer.userId } });
    const [invoice] = await buyer.invoices();
    expect(invoice).toMatchObject({ amount: 900, refunded: 540, creditNotes: [{ amount: 540 }] });
    const page = await billing.server.app.request(invoice?.creditNotes[0]?.pdfUrl ?? "");
    expect(await page.text()).toMatch(/Paid back[^]*€5\.40/);
  });

  test("by two withdrawals within a year: a third contract is not sold by a click", async () => {
    const buyer = await billing.signUp();
    for (let count = 0; count < 2; count += 1) {
      await buyer.subscribe("starter");
      await buyer.client.call(withdrawSubscription, { body: { userId: buyer.userId } });
    }
    await expect(buyer.choose("starter")).rejects.toMatchObject({ code: "withdrawn_often", status: 409 });
  });

  test("is no right of whoever buys in the name of a company", async () => {
    const buyer = await billing.signUp();
    await billing.pay(await buyer.choose("starter"), {
      card: "4242424242424242",
      company: "Example",
      vat: "FR40303265045",
    });
    expect((await buyer.client.call(readSubscription, {})).withdrawal).toBeNull();
    const { client, userId } = buyer;
    await expect(client.call(withdrawSubscription, { body: { userId } })).rejects.toMatchObject({
      code: "withdrawal_over",
    });
    await buyer.cancel();
  });
});

describe("what people are told by mail", () => {
  const subjectsOf = async ({ email }: TestBuyer): Promise<readonly string[]> => {
    while ((await billing.server.deps.mailer.flush()) > 0);
    return (await billing.server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
  };

  test("is each step, once, and that few reviews are left", async () => {
    const buyer = await billing.subscriber("starter");
    await buyer.change("essential");
    await buyer.spend(18);
    await sweepBilling(billing.server.deps);
    await sweepBilling(billing.server.deps);
    await buyer.cancel();
    await buyer.client.call(readSubscription, {});
    await billing.passEnd(buyer, HOUR);
    await sweepBilling(billing.server.deps);
    const said = (await subjectsOf(buyer)).filter((subject) => subject.includes("plan"));
    expect(said.toSorted()).toEqual([
      "2 second opinions left on your Regard plan",
      "Your Regard plan has ended",
      "Your Regard plan is cancelled",
      "Your Regard plan is now Essential",
      "Your Starter plan is active",
    ]);
  });

  test("is what will be, and that it is taken back", async () => {
    const buyer = await billing.subscriber("pro");
    await buyer.cancel();
    await buyer.renew();
    await buyer.change("starter");
    const said = (await subjectsOf(buyer)).filter((subject) => /changes|continues/.test(subject));
    expect(said.toSorted()).toEqual([
      expect.stringMatching(/^Your Regard plan changes on \d+ \w+ \d{4}$/),
      "Your Regard plan continues",
    ]);
  });
});
