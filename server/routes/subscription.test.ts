import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import {
  billingPortalUrl,
  cancelSubscription,
  createCheckoutSession,
  listInvoices,
  renewSubscription,
  updateSubscription,
  withdrawSubscription,
} from "../../shared/api/endpoints/subscription.ts";
import { planId } from "../../shared/plans.ts";
import { useBilling, type TestBuyer } from "../../tests/stripe/open-billing.ts";

const billing = await useBilling();

const PROFILE = "http://localhost:4321/profile";
const REFRESH = { url: `${PROFILE}?refresh=true` };

const liveSubscriptions = async (buyer: TestBuyer) =>
  (await billing.stripe.subscriptions.list({ customer: await buyer.customerId() })).data;

describe("the first plan", () => {
  test("is paid at the checkout, and then in force with its allowance", async () => {
    const buyer = await billing.signUp();
    const url = await buyer.choose("pro");
    expect(url).toMatch(/^http:\/\/localhost:4321\/stripe\/pay\/cs_test_/);
    const paid = await billing.pay(url, { card: "4242424242424242" });
    expect(paid.headers.get("Location")).toBe(`${PROFILE}?checkout=success`);
    const { id } = await buyer.subscription();
    expect(await buyer.account()).toMatchObject({
      planId: planId("pro"),
      stripeSubId: id,
      stripeCancelAt: 0,
      stripeCancelled: false,
      nextPlanId: null,
      stripeLastInvoiceUrl: expect.stringContaining("/stripe/invoice/") as string,
    });
    expect(await buyer.allowance()).toMatchObject({ kind: "plan", limit: 85, left: 85 });
  });

  test("is for a customer that is known by the account's id and address", async () => {
    const buyer = await billing.subscriber("starter");
    expect(await billing.stripe.customers.retrieve(await buyer.customerId())).toMatchObject({
      email: buyer.email,
      metadata: { userId: buyer.userId },
    });
  });

  test("that is declined is none, and another card may be tried", async () => {
    const buyer = await billing.signUp();
    const url = await buyer.choose("pro");
    expect((await billing.pay(url, { card: "4000000000000002" })).status).toBe(422);
    expect(await buyer.account()).toMatchObject({ planId: null, stripeSubId: null });
    await billing.pay(url, { card: "4242424242424242" });
    expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
  });

  test("chosen anew closes the page of the other one", async () => {
    const buyer = await billing.signUp();
    const pro = await buyer.choose("pro");
    const starter = await buyer.choose("starter");
    expect((await billing.pay(pro, { card: "4242424242424242" })).status).toBe(410);
    await billing.pay(starter, { card: "4242424242424242" });
    expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
    expect(await liveSubscriptions(buyer)).toHaveLength(1);
  });

  test("is proven by 3-D Secure where the card asks for it", async () => {
    const buyer = await billing.signUp();
    const asked = await billing.pay(await buyer.choose("pro"), { card: "4000002500003155" });
    const challenge = asked.headers.get("Location") ?? "";
    expect(challenge).toMatch(/\/authenticate$/);
    expect(await buyer.account()).toMatchObject({ planId: null });
    await billing.pay(challenge, { result: "complete" });
    expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
  });

  test("asked for eight times at once is one customer, one page and one subscription", async () => {
    const buyer = await billing.signUp();
    const urls = await Promise.all(Array.from({ length: 8 }, () => buyer.choose("pro")));
    expect(new Set(urls).size).toBe(1);
    await Promise.all(urls.slice(0, 3).map((url) => billing.pay(url, { card: "4242424242424242" })));
    expect((await billing.stripe.customers.list({ email: buyer.email })).data).toHaveLength(1);
    expect(await liveSubscriptions(buyer)).toHaveLength(1);
  });

  test("asked for in two tabs, for two plans, is one subscription, whatever is paid", async () => {
    const buyer = await billing.signUp();
    const urls = await Promise.all(
      (["pro", "starter", "studio", "pro"] as const).map((plan) => buyer.choose(plan)),
    );
    for (const url of new Set(urls)) await billing.pay(url, { card: "4242424242424242" });
    expect(await liveSubscriptions(buyer)).toHaveLength(1);
  });

  test("is asked for ten times an hour", async () => {
    const buyer = await billing.signUp();
    for (let time = 0; time < 10; time += 1) await buyer.choose("pro");
    await expect(buyer.choose("pro")).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("for a customer that is gone at Stripe is sold to a new one", async () => {
    const buyer = await billing.subscriber("starter");
    const former = await buyer.customerId();
    await billing.stripe.customers.del(former);
    await billing.standIn.deliveries.idle();
    expect(await buyer.account()).toMatchObject({ planId: null });
    await buyer.subscribe("pro");
    expect(await buyer.customerId()).not.toBe(former);
    expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
  });
});

describe("a larger plan", () => {
  test("is in force at once, with more requests in the open period, and the difference is paid", async () => {
    const buyer = await billing.subscriber("starter");
    await billing.server.deps.db.row(
      sql`select app.reserve_request(${buyer.userId}, null, null, 'key-00001', 'h')`,
    );
    expect(await buyer.allowance()).toMatchObject({ limit: 10, left: 9 });
    expect(await buyer.change("pro")).toEqual(REFRESH);
    expect(await buyer.account()).toMatchObject({ planId: planId("pro"), nextPlanId: null });
    expect(await buyer.allowance()).toMatchObject({ limit: 85, left: 84 });
    const { invoices } = await buyer.client.call(listInvoices, {});
    expect(invoices.map(({ amount, status }) => [amount, status])).toEqual([
      [5000, "paid"],
      [900, "paid"],
    ]);
  });

  test("is also what the checkout leads to when there is a plan already", async () => {
    const buyer = await billing.subscriber("starter");
    expect(await buyer.choose("pro")).toBe(REFRESH.url);
    expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
    expect(await liveSubscriptions(buyer)).toHaveLength(1);
  });

  test.each([
    ["declined", "4000000000000341"],
    ["to be proven by 3-D Secure", "4000002760003184"],
  ])("whose payment is %s leads to the invoice, and is in force once that is paid", async (_, card) => {
    const buyer = await billing.signUp();
    const first = await billing.pay(await buyer.choose("starter"), { card });
    if (first.headers.get("Location")?.endsWith("/authenticate"))
      await billing.pay(first.headers.get("Location") ?? "", { result: "complete" });
    const { url } = await buyer.change("pro");
    expect(url).toContain("/stripe/invoice/");
    expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
    expect(await buyer.change("pro")).toEqual({ url });
    await billing.pay(`${url}/pay`, { card: "4242424242424242" });
    expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
    expect(await liveSubscriptions(buyer)).toHaveLength(1);
  });

  test("asked for by four clicks is paid once", async () => {
    const buyer = await billing.subscriber("starter");
    await Promise.all(Array.from({ length: 4 }, () => buyer.change("pro")));
    const { invoices } = await buyer.client.call(listInvoices, {});
    expect(invoices).toHaveLength(2);
  });

  test("takes a cancellation back, once it is paid", async () => {
    const buyer = await billing.subscriber("starter");
    await buyer.cancel();
    await buyer.change("pro");
    expect(await buyer.account()).toMatchObject({ planId: planId("pro"), stripeCancelAt: 0 });
  });
});

test("a smaller plan takes a cancellation back", async () => {
  const buyer = await billing.subscriber("pro");
  await buyer.cancel();
  await buyer.change("starter");
  expect(await buyer.account()).toMatchObject({ stripeCancelAt: 0, nextPlanId: planId("starter") });
});

test("the end of a plan, asked for together with a larger one, leaves one of the two, as Stripe has it", async () => {
  const buyer = await billing.subscriber("starter");
  await Promise.all([buyer.cancel(), buyer.change("pro")]);
  const { cancel_at } = await buyer.subscription();
  expect(await buyer.account()).toMatchObject({ planId: planId("pro"), stripeCancelAt: cancel_at ?? 0 });
});

describe("whoever asks", () => {
  const body = (userId: string) => ({ userId, planId: planId("pro") });

  test("is a person who is signed in", async () => {
    const nobody = billing.server.as(null);
    const plugin = billing.server.as(await billing.server.install());
    for (const client of [nobody, plugin]) {
      await expect(client.call(listInvoices, {})).rejects.toMatchObject({ code: "unauthenticated" });
      await expect(
        client.call(createCheckoutSession, { body: body(crypto.randomUUID()) }),
      ).rejects.toMatchObject({ code: "unauthenticated" });
    }
  });

  test("asks for one of our plans", async () => {
    const { client, userId } = await billing.signUp();
    for (const plan of ["pro", "regard_plan_gold", "", "price_1"])
      for (const endpoint of [createCheckoutSession, updateSubscription])
        await expect(client.call(endpoint, { body: { userId, planId: plan } })).rejects.toMatchObject({
          code: "unknown_plan",
          status: 400,
        });
  });

  test("without a subscription has nothing to end, and no portal", async () => {
    const { client, userId } = await billing.signUp();
    for (const endpoint of [cancelSubscription, renewSubscription, withdrawSubscription, billingPortalUrl])
      await expect(client.call(endpoint, { body: { userId } })).rejects.toMatchObject({
        code: "no_subscription",
      });
    expect(await client.call(listInvoices, {})).toEqual({ invoices: [] });
  });
});

describe("the portal and the invoices", () => {
  test("lead to pages of Stripe", async () => {
    const buyer = await billing.subscriber("starter");
    const { url } = await buyer.client.call(billingPortalUrl, { body: { userId: buyer.userId } });
    expect(url).toContain("/stripe/portal/");
    const page = await billing.server.app.request(url);
    expect(await page.text()).toContain("Starter");
    const { invoices } = await buyer.client.call(listInvoices, {});
    expect(invoices).toEqual([
      {
        number: expect.any(String) as string,
        date: expect.stringMatching(/Z$/) as string,
        amount: 900,
        currency: "eur",
        status: "paid",
        pdfUrl: expect.stringContaining("/stripe/invoice/") as string,
        hostedUrl: expect.stringContaining("/stripe/invoice/") as string,
        refunded: 0,
        creditNotes: [],
      },
    ]);
  });

  test("a plan that is ended in the portal is ended here", async () => {
    const buyer = await billing.subscriber("starter");
    await billing.stripe.subscriptions.update((await buyer.subscription()).id, {
      cancel_at: "min_period_end",
    });
    await billing.standIn.deliveries.idle();
    expect((await buyer.account()).stripeCancelAt).toBeGreaterThan(0);
    await buyer.renew();
    expect(await buyer.account()).toMatchObject({ stripeCancelAt: 0 });
  });
});
