import type { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStandIn, type OpenStandIn } from "./open-stand-in.ts";
import { checkout as openCheckout, itemOf, latestInvoice, priceOf, subscribed, upgrade } from "./people.ts";

let open: OpenStandIn;
beforeAll(async () => {
  open = await openStandIn();
});
afterAll(() => open.stop());

interface Page {
  readonly status: number;
  readonly text: string;
  /** Where it leads. */
  readonly location: string | null;
}

async function pageOf(response: Response): Promise<Page> {
  const { status, headers } = response;
  return { status, text: await response.text(), location: headers.get("Location") };
}

const visit = async (url: string | null | undefined, language = "en"): Promise<Page> =>
  pageOf(await fetch(new URL(url ?? "", open.origin), { headers: { "Accept-Language": language } }));

const send = async (
  url: string | null | undefined,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Page> =>
  pageOf(
    await fetch(new URL(url ?? "", open.origin), {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
      headers: { "Accept-Language": "en", ...headers },
    }),
  );

const COMPANY = {
  company: "Example",
  vat: "FR 40 303265045",
  line1: "1 rue Exemple",
  postal_code: "74000",
  city: "Annecy",
  country: "FR",
};

const checkout = async (
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> =>
  openCheckout(open.stripe, await priceOf(open, "pro"), {
    subscription_data: { metadata: { plan: "pro" } },
    ...more,
  });

const read = async ({ id, customer }: Stripe.Checkout.Session): Promise<Stripe.Checkout.Session> => {
  const { data } = await open.stripe.checkout.sessions.list({
    customer: customer as string,
    expand: ["data.subscription"],
  });
  const found = data.find((one) => one.id === id);
  if (!found) throw new Error(`There is no session ${id}`);
  return found;
};

describe("the checkout", () => {
  test("says first that no money moves, what it costs, and how to go back", async () => {
    const { url } = await checkout();
    const { text, status } = await visit(url);
    expect(status).toBe(200);
    expect(text).toContain("Test payments: no money moves");
    expect(text).toContain("Subscribe to Pro");
    expect(text).toContain("Pay €59.00");
    expect(text).toContain('href="https://example.test/back"');
    expect(text).not.toContain("<script");
  });

  test("speaks French where the session or the browser does", async () => {
    const french = "Paiements de test : aucun argent ne circule";
    expect((await visit((await checkout({ locale: "fr" })).url, "en")).text).toContain(french);
    const { url } = await checkout();
    expect((await visit(url, "fr-FR,fr;q=0.9")).text).toContain(french);
    expect((await visit((await checkout({ locale: "en" })).url, "fr")).text).not.toContain(french);
  });

  test("a card that pays begins the subscription, with company, number and address", async () => {
    const session = await checkout();
    const { status, location } = await send(session.url, { card: "4242 4242 4242 4242", ...COMPANY });
    expect(status).toBe(303);
    expect(location).toBe(`https://example.test/ok?session=${session.id}`);
    const done = await read(session);
    expect(done).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      subscription: { status: "active", metadata: { plan: "pro" } },
      customer_details: { tax_ids: [{ type: "eu_vat", value: "FR40303265045" }] },
    });
    expect(
      await open.stripe.customers.retrieve(done.customer as string, { expand: ["tax_ids"] }),
    ).toMatchObject({
      name: "Example",
      address: { line1: "1 rue Exemple", city: "Annecy", country: "FR", postal_code: "74000" },
      tax_ids: { data: [{ value: "FR40303265045" }] },
    });
    expect(await latestInvoice(open, done.customer)).toMatchObject({ total: 5900, status: "paid" });
  });

  test.each([
    [
      "a consumer pays VAT, which is in the price",
      "",
      "FR",
      { total: 5900, total_excluding_tax: 4917 },
      "of which VAT 20 %",
    ],
    [
      "a company of another country accounts for it itself",
      "DE136695976",
      "DE",
      { total: 5900, total_excluding_tax: 5900 },
      "VAT reverse charge",
    ],
  ])("where taxes are computed, %s", async (_, vat, country, invoice, says) => {
    const session = await checkout({ automatic_tax: { enabled: true } });
    await send(session.url, { ...COMPANY, card: "4242424242424242", vat, country });
    const latest = await latestInvoice(open, session.customer);
    expect(latest).toMatchObject({ ...invoice, amount_paid: 5900 });
    expect((await visit(latest.hosted_invoice_url)).text).toContain(says);
  });

  test("a debit is under way, and is not paid a second time on the page of its invoice", async () => {
    const session = await checkout();
    await send(session.url, { card: "FR1420041010050500013M02606", ...COMPANY });
    const done = await read(session);
    expect(done).toMatchObject({
      status: "complete",
      payment_status: "unpaid",
      subscription: { status: "incomplete" },
    });
    const { hosted_invoice_url: url } = await latestInvoice(open, done.customer);
    expect((await visit(url)).text).not.toContain("Pay €59.00");
    await send(`${url}/pay`, { card: "4242424242424242" });
    const { data } = await open.stripe.charges.list({ customer: done.customer as string });
    expect(data).toMatchObject([{ status: "pending" }]);
  });

  test("a promotion code is shown before it is paid with", async () => {
    const coupon = await open.stripe.coupons.create({ amount_off: 900, currency: "eur", duration: "once" });
    await open.stripe.promotionCodes.create({
      code: "NINE",
      promotion: { type: "coupon", coupon: coupon.id },
    });
    const session = await checkout({ allow_promotion_codes: true });
    const { text } = await send(session.url, { promotion: "nine", apply: "yes" });
    expect(text).toContain("Pay €50.00");
    expect(await read(session)).toMatchObject({ status: "open", amount_total: 5000 });
  });

  test("a paid session is paid once, whatever is sent again", async () => {
    const session = await checkout();
    await Promise.all([1, 2, 3].map(() => send(session.url, { card: "4242424242424242", ...COMPANY })));
    const again = await send(session.url, { card: "4242424242424242" });
    expect(again.text).toContain("This is paid");
    const { data } = await open.stripe.subscriptions.list({ customer: session.customer as string });
    expect(data).toHaveLength(1);
  });

  test("a declined card is said on the page, and nothing began", async () => {
    const session = await checkout();
    const { status, text } = await send(session.url, { card: "4000000000000002", ...COMPANY });
    expect(status).toBe(422);
    expect(text).toContain("The card was declined. Try another one.");
    expect(text).toContain('value="Annecy"');
    expect(text).not.toContain("4000000000000002");
    expect(await read(session)).toMatchObject({ status: "open", subscription: null });
  });

  test("what is missing or wrong stands at its field", async () => {
    const session = await checkout();
    const { status, text } = await send(session.url, { card: "1234", company: "Example", vat: "FR1" });
    expect(status).toBe(422);
    for (const name of ["card", "vat", "line1", "postal_code", "city", "country"])
      expect(text).toContain(`id="${name}-wrong"`);
    expect(text).not.toContain('id="company-wrong"');
  });

  test("3-D Secure completed pays, and renewals then need no confirmation", async () => {
    const session = await checkout();
    const { location } = await send(session.url, { card: "4000002500003155", ...COMPANY });
    expect(location).toMatch(/\/authenticate$/);
    expect((await visit(location)).text).toContain("Complete");
    expect((await send(location, { result: "complete" })).location).toContain("https://example.test/ok");
    const done = await read(session);
    await open.standIn.clock.advance({ months: 1, days: 1 });
    expect(await latestInvoice(open, done.customer)).toMatchObject({
      billing_reason: "subscription_cycle",
      status: "paid",
    });
  });

  test("3-D Secure failed leads back to the page, and nothing began", async () => {
    const session = await checkout();
    const { location } = await send(session.url, { card: "4000002500003155", ...COMPANY });
    const { status, text } = await send(location, { result: "fail" });
    expect(status).toBe(422);
    expect(text).toContain("The card could not be confirmed");
    expect((await read(session)).status).toBe("open");
  });

  test("the card that fails later pays now, and the renewal is past due", async () => {
    const session = await checkout();
    await send(session.url, { card: "4000000000000341", ...COMPANY });
    const { subscription } = await read(session);
    await open.standIn.clock.advance({ months: 1, days: 1 });
    expect(await open.stripe.subscriptions.retrieve((subscription as Stripe.Subscription).id)).toMatchObject({
      status: "past_due",
    });
  });

  test("after a day the page has expired, and an event says so", async () => {
    const session = await checkout();
    await open.standIn.clock.advance({ days: 2 });
    expect((await visit(session.url)).status).toBe(410);
    const { data } = await open.stripe.events.list({ type: "checkout.session.expired", limit: 1 });
    expect(data[0]?.data.object).toMatchObject({ id: session.id, status: "expired" });
  });

  test("a form of another site is not taken, nor a page by another name of this machine", async () => {
    const session = await checkout();
    const foreign = await send(session.url, { card: "4242424242424242" }, { Origin: "https://evil.example" });
    expect(foreign.status).toBe(404);
    const { standIn } = open;
    const renamed = await standIn.app.request(session.url ?? "", { headers: { Host: "evil.example" } });
    expect(renamed.status).toBe(403);
  });

  test("the page allows itself no script, and its form to lead only where the session leads", async () => {
    const { headers } = await fetch((await checkout()).url ?? "");
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://example.test;");
    expect(policy).not.toContain("script");
    expect(policy).not.toContain("unsafe");
  });
});

describe("the portal", () => {
  const portal = async (
    customer: unknown,
    more: Partial<Stripe.BillingPortal.SessionCreateParams> = {},
  ): Promise<string> => {
    const { url } = await open.stripe.billingPortal.sessions.create({
      customer: String(customer),
      return_url: "https://example.test/profile",
      ...more,
    });
    return url;
  };
  const subscriptionOf = (one: Stripe.Subscription): Promise<Stripe.Subscription> =>
    open.stripe.subscriptions.retrieve(one.id);

  test("shows plan, card and invoices, and the way back", async () => {
    const subscription = await subscribed(open, "pro");
    const { text } = await visit(await portal(subscription.customer));
    expect(text).toContain("Test payments: no money moves");
    expect(text).toContain("Card ending in 4242");
    expect(text).toContain((await latestInvoice(open, subscription.customer)).number);
    expect(text).toContain('href="https://example.test/profile"');
  });

  test("cancels at the period's end as the flexible billing mode does, and renews", async () => {
    const subscription = await subscribed(open, "pro");
    const url = await portal(subscription.customer);
    await send(`${url}/cancel`);
    expect(await subscriptionOf(subscription)).toMatchObject({
      cancel_at: itemOf(subscription).current_period_end,
      cancel_at_period_end: false,
      status: "active",
    });
    expect((await visit(url)).text).toContain("Renew subscription");
    await send(`${url}/renew`);
    expect(await subscriptionOf(subscription)).toMatchObject({ cancel_at: null, canceled_at: null });
  });

  test("a card that asks for 3-D Secure is kept once it is confirmed", async () => {
    const subscription = await subscribed(open, "pro");
    const url = await portal(subscription.customer);
    const { location } = await send(`${url}/card`, { card: "4000002500003155" });
    expect((await send(location, { result: "fail" })).status).toBe(422);
    expect((await send(location, { result: "complete" })).location).toBe(new URL(url).pathname);
    await open.standIn.clock.advance({ months: 1, days: 1 });
    expect(await latestInvoice(open, subscription.customer)).toMatchObject({ status: "paid" });
  });
});

describe("an invoice", () => {
  test("can be read and printed, also from where a PDF of it is asked for", async () => {
    const subscription = await subscribed(open, "pro");
    const { hosted_invoice_url, invoice_pdf, number } = await latestInvoice(open, subscription.customer);
    const { text } = await visit(hosted_invoice_url);
    expect(text).toContain(number);
    expect(text).toContain("1 × Pro (at €59.00 / month)");
    expect(invoice_pdf).toBe(hosted_invoice_url);
  });

  test("that waits is paid on its page, and what it is for happens", async () => {
    const subscription = await subscribed(open, "starter", "pm_card_visa");
    await open.stripe.paymentMethods.attach("pm_card_authenticationRequired", {
      customer: subscription.customer as string,
    });
    const { data } = await open.stripe.customers.listPaymentMethods(subscription.customer as string);
    await open.stripe.subscriptions.update(subscription.id, { default_payment_method: data[0]?.id ?? "" });
    await upgrade(open, subscription, "pro");
    const { hosted_invoice_url } = await latestInvoice(open, subscription.customer);
    const { location } = await send(`${hosted_invoice_url}/pay`, { with: "kept" });
    await send(location, { result: "complete" });
    expect(await latestInvoice(open, subscription.customer)).toMatchObject({ status: "paid" });
    expect(itemOf(await open.stripe.subscriptions.retrieve(subscription.id)).price.unit_amount).toBe(5900);
  });

  test("of a draft has no page yet", async () => {
    const subscription = await subscribed(open, "starter");
    await open.standIn.clock.advanceTo(itemOf(subscription).current_period_end + 60);
    const { id, status } = await latestInvoice(open, subscription.customer);
    expect(status).toBe("draft");
    expect((await visit(`/invoice/${id}`)).status).toBe(404);
  });
});

describe("the page of the time", () => {
  test("moves it by a month and a day, past a renewal", async () => {
    const subscription = await subscribed(open, "essential");
    const before = open.standIn.clock.now();
    expect((await visit("/clock")).status).toBe(200);
    await send("/clock", { by: "month" });
    await send("/clock", { by: "day" });
    expect(open.standIn.clock.now()).toBeGreaterThan(before);
    const { billing_reason } = await latestInvoice(open, subscription.customer);
    expect(billing_reason).toBe("subscription_cycle");
    expect((await send("/clock", { by: "__proto__" })).status).toBe(404);
  });
});
