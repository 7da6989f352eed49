import { afterAll, beforeAll, expect, test } from "vitest";
import { planId } from "../../shared/plans.ts";
import { openStripe } from "../../server/vendors/stripe.ts";
import { openStandIn, SECRET_KEY, WEBHOOK_SECRET, type OpenStandIn } from "./open-stand-in.ts";

let open: OpenStandIn;
beforeAll(async () => {
  open = await openStandIn({ hasPlans: false });
});
afterAll(() => open.stop());

const options = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, isProduction: false, hasTax: false };
const paymentsOf = ({ standIn }: OpenStandIn) =>
  openStripe({ ...options, standIn: { fetch: standIn.fetch, now: standIn.clock.now } });

test("the plans are put up for sale once, and a changed price takes its key over", async () => {
  const payments = paymentsOf(open);
  expect(await payments.sellPlans()).toHaveLength(12);
  expect(await payments.sellPlans()).toEqual([]);
  const { data } = await open.stripe.prices.list({ lookup_keys: [planId("pro")] });
  expect(data[0]).toMatchObject({ unit_amount: 5900, currency: "eur", recurring: { interval: "month" } });

  await open.stripe.prices.create({
    product: planId("pro"),
    currency: "eur",
    unit_amount: 4900,
    recurring: { interval: "month" },
    lookup_key: planId("pro"),
    transfer_lookup_key: true,
  });
  await open.stripe.products.update(planId("pro"), { name: "Old name" });
  expect(await payments.sellPlans()).toEqual([
    `product ${planId("pro")} updated`,
    expect.stringMatching(/^price price_\w+ made for regard_plan_pro$/),
  ]);
  const { data: now } = await open.stripe.prices.list({ lookup_keys: [planId("pro")] });
  expect(now[0]).toMatchObject({ unit_amount: 5900 });
});

test("each plan is sold by the month and by the year, told apart by their keys", async () => {
  const { data } = await open.stripe.prices.list({ lookup_keys: [planId("pro"), `${planId("pro")}_year`] });
  const sold = Object.fromEntries(
    data.map(({ lookup_key, unit_amount, product, recurring }) => [
      lookup_key,
      [unit_amount, product, recurring?.interval],
    ]),
  );
  expect(sold).toEqual({
    regard_plan_pro: [5900, "regard_plan_pro", "month"],
    regard_plan_pro_year: [59_000, "regard_plan_pro", "year"],
  });
});

test("whoever bought at a price that was replaced keeps the plan", async () => {
  const { id: customer } = await open.stripe.customers.create({ email: "a@example.test" });
  const { id } = await open.stripe.paymentMethods.attach("pm_card_visa", { customer });
  await open.stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  const { data } = await open.stripe.prices.list({ lookup_keys: [planId("starter")] });
  await open.stripe.subscriptions.create({ customer, items: [{ price: data[0]?.id ?? "" }] });
  await open.stripe.prices.create({
    product: planId("starter"),
    currency: "eur",
    unit_amount: 1100,
    recurring: { interval: "month" },
    lookup_key: planId("starter"),
    transfer_lookup_key: true,
  });
  expect(await paymentsOf(open).subscriptionsOf(customer)).toMatchObject([
    { planId: planId("starter"), interval: "month" },
  ]);
});

test("a live key leads to Stripe alone, and a test key never to the public", () => {
  const standIn = { fetch: open.standIn.fetch, now: open.standIn.clock.now };
  const live = { ...options, secretKey: "sk_live_x" };
  expect(() => openStripe({ ...live, standIn })).toThrow(/for Stripe alone/);
  expect(() => openStripe({ ...options, isProduction: true })).toThrow(/live key in production/);
  expect(openStripe({ ...live, isProduction: true }).isLive).toBe(true);
  expect(openStripe({ ...live, secretKey: "rk_live_x" }).isLive).toBe(true);
});

test.each([true, false])("taxes are computed by Stripe where the environment says so: %s", async (hasTax) => {
  const { id: customerId } = await open.stripe.customers.create({ email: "a@example.test" });
  const standIn = { fetch: open.standIn.fetch, now: open.standIn.clock.now };
  await openStripe({ ...options, hasTax, standIn }).openCheckout({
    customerId,
    userId: "u",
    terms: { planId: planId("pro"), interval: "year", seats: 1 },
    request: { language: "en", wording: "At once." },
    successUrl: "http://localhost:4321/profile?checkout=success",
    cancelUrl: "http://localhost:4321/profile?checkout=cancel",
  });
  const { data } = await open.stripe.checkout.sessions.list({ customer: customerId });
  expect(data).toMatchObject([{ automatic_tax: { enabled: hasTax } }]);
});

test("a key that is not good any more is refused, in one word", async () => {
  const standIn = { fetch: open.standIn.fetch, now: open.standIn.clock.now };
  const expired = openStripe({ ...options, secretKey: "sk_test_expired", standIn });
  await expect(expired.sellPlans()).rejects.toMatchObject({
    name: "PaymentsRefused",
    code: "StripeAuthenticationError",
  });
});
