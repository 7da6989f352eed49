import { beforeEach, describe, expect, test } from "vitest";
import sql from "sql-template-tag";
import { createLocalApp } from "../../stand-ins/open-stand-ins.ts";
import { sweepBilling } from "../../server/billing/sync/sweep-billing.ts";
import { EMBEDDED_STRIPE } from "../../stand-ins/stripe/open-stripe.ts";
import { DEADLINE_MS, openStripe, type StripeOptions } from "../../server/vendors/stripe.ts";
import { makeClient } from "../../shared/api/client.ts";
import { deleteUser } from "../../shared/api/endpoints/account.ts";
import { createCheckoutSession, updateSubscription } from "../../shared/api/endpoints/subscription.ts";
import { planId } from "../../shared/plans.ts";
import type { Deps } from "../../server/deps.ts";
import { useBilling, type TestBuyer } from "./open-billing.ts";

const depsWith = (times: Partial<StripeOptions>): Deps => ({
  ...billing.server.deps,
  payments: openStripe({
    ...EMBEDDED_STRIPE,
    isProduction: false,
    hasTax: false,
    standIn: { fetch: billing.standIn.fetch, now: billing.standIn.clock.now },
    retryDelayMs: 10,
    ...times,
  }),
});

const billing = await useBilling();
/** As the server, but it gives up sooner: nobody wants to wait for every call here. */
const hasty = depsWith({ timeoutMs: 100, deadlineMs: 4000 });
beforeEach(() => billing.standIn.faults.clear());

/** A client whose server gives up soon. */
function hastyClient({ token }: TestBuyer, deps = hasty) {
  const app = createLocalApp(deps, billing.server.standIns);
  return makeClient({
    baseUrl: "http://localhost:4321",
    token: () => token,
    fetch: async (...asked) => app.request(...asked),
  });
}

const outcomeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => "done",
    (error: unknown) => (error as { readonly code?: string }).code,
  );

const KINDS = ["500", "429", "timeout", "reset"] as const;

/** The calls of a checkout, and how they fail: those that write also once what they ask for is done. */
const FAULTS = [
  { match: /^GET \/v1\/customers/, kind: "500", when: "before" },
  { match: /^POST \/v1\/customers/, kind: "429", when: "before" },
  { match: /^POST \/v1\/customers/, kind: "500", when: "after" },
  { match: /^POST \/v1\/customers/, kind: "timeout", when: "after" },
  { match: /^GET \/v1\/subscriptions/, kind: "timeout", when: "before" },
  { match: /^GET \/v1\/prices/, kind: "reset", when: "before" },
  { match: /^GET \/v1\/checkout\/sessions/, kind: "500", when: "before" },
  { match: /^POST \/v1\/checkout\/sessions/, kind: "timeout", when: "before" },
  { match: /^POST \/v1\/checkout\/sessions/, kind: "timeout", when: "after" },
  { match: /^POST \/v1\/checkout\/sessions/, kind: "reset", when: "after" },
] as const;

test.each(FAULTS)(
  "a checkout while one call of it fails, $match, $kind $when it: it is done or unavailable, and there is one customer and one page",
  async (fault) => {
    const buyer = await billing.signUp();
    const ask = () =>
      hastyClient(buyer).call(createCheckoutSession, {
        body: { userId: buyer.userId, planId: planId("pro"), beginsAtOnce: true },
      });
    billing.standIn.faults.nextCall({ ...fault, times: 3 });
    expect(["done", "unavailable"]).toContain(await outcomeOf(ask()));
    billing.standIn.faults.clear();
    await ask();
    const { data: customers } = await billing.stripe.customers.list({ email: buyer.email });
    expect(customers).toHaveLength(1);
    const { data: sessions } = await billing.stripe.checkout.sessions.list({
      customer: customers[0]?.id ?? "",
    });
    expect(sessions).toHaveLength(1);
  },
);

test.each(KINDS)("a larger plan while Stripe fails by %s is paid once", async (kind) => {
  const buyer = await billing.subscriber("starter");
  const shown = await buyer.shown("pro");
  const body = { userId: buyer.userId, planId: planId("pro"), ...(shown && { shown }) };
  const ask = () => hastyClient(buyer).call(updateSubscription, { body });
  billing.standIn.faults.nextCall({ kind, when: "after", times: 3, match: /^POST \/v1\/subscriptions/ });
  expect(["done", "unavailable"]).toContain(await outcomeOf(ask()));
  billing.standIn.faults.clear();
  await ask();
  expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
  const { data } = await billing.stripe.invoices.list({ customer: await buyer.customerId() });
  expect(data.map(({ total }) => total)).toEqual([5000, 900]);
});

describe("Stripe does not answer at all", () => {
  test("is told when the time of the request is over, and nothing was made", async () => {
    const buyer = await billing.signUp();
    const body = { userId: buyer.userId, planId: planId("pro"), beginsAtOnce: true };
    const patient = hastyClient(buyer, depsWith({ deadlineMs: 1000 }));
    billing.standIn.faults.nextCall({ kind: "timeout", times: 100 });
    const startedAt = performance.now();
    await expect(patient.call(createCheckoutSession, { body })).rejects.toMatchObject({
      code: "unavailable",
      retryAfterS: 5,
    });
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThan(900);
    expect(tookMs).toBeLessThan(6000);
    billing.standIn.faults.clear();
    expect((await billing.stripe.customers.list({ email: buyer.email })).data).toEqual([]);
    expect(await buyer.choose("pro")).toContain("/stripe/pay/");
  });

  test("is told within 12 seconds, as the server is", () => {
    expect(DEADLINE_MS + 1000).toBeLessThan(12_000);
  });
});

test("a key that Stripe takes no more is a failure with the words of the catalogue, and what is bought stays", async () => {
  const buyer = await billing.subscriber("starter");
  const client = hastyClient(buyer, depsWith({ secretKey: "sk_test_expired" }));
  const body = { userId: buyer.userId, planId: planId("pro") };
  await expect(client.call(createCheckoutSession, { body })).rejects.toMatchObject({
    code: "checkout_failed",
  });
  await expect(client.call(updateSubscription, { body })).rejects.toMatchObject({ code: "update_failed" });
  expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
});

test("a price that is not for sale is said with the words of the catalogue", async () => {
  const { data } = await billing.stripe.prices.list({ lookup_keys: [planId("studio")] });
  await billing.stripe.prices.update(data[0]?.id ?? "", { active: false });
  const buyer = await billing.signUp();
  await expect(buyer.choose("studio")).rejects.toMatchObject({
    code: "checkout_failed",
    message: "Error while creating checkout session",
  });
  await buyer.subscribe("starter");
  const shown = { amount: 9000, currency: "eur", at: billing.standIn.clock.now() };
  const body = { userId: buyer.userId, planId: planId("studio"), shown };
  await expect(buyer.client.call(updateSubscription, { body })).rejects.toMatchObject({
    code: "update_failed",
    message: "Error while updating subscription",
  });
  await billing.stripe.prices.update(data[0]?.id ?? "", { active: true });
});

describe("the deletion of an account", () => {
  const told = (customer: string) =>
    billing.server.deps.db.rows<{ is_told: boolean }>(sql`
      select stripe_told_at is not null as is_told from app.deletions where stripe_customer_id = ${customer}`);

  test("is told to Stripe by the sweep, also when it is away at first, and ends what was left", async () => {
    const buyer = await billing.subscriber("pro");
    const customer = await buyer.customerId();
    const { id } = await buyer.subscription();
    await buyer.cancel();
    await buyer.client.call(deleteUser, { body: { userId: buyer.userId } });
    billing.standIn.faults.nextCall({ kind: "500", times: 3 });
    await expect(sweepBilling(billing.server.deps)).rejects.toMatchObject({ code: "unavailable" });
    expect(await told(customer)).toEqual([{ is_told: false }]);
    await sweepBilling(billing.server.deps);
    expect(await told(customer)).toEqual([{ is_told: true }]);
    expect(await billing.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await billing.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "canceled" });
  });
});
