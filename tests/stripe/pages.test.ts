import type { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStandIn, type OpenStandIn } from "./open-stand-in.ts";
import { checkout as openCheckout, itemOf, latestInvoice, priceOf, subscribed } from "./people.ts";

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

const visit = async (url: string | null | undefined): Promise<Page> =>
  pageOf(await fetch(new URL(url ?? "", open.origin), { headers: { "Accept-Language": "en" } }));

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

  test("a paid session is paid once, whatever is sent again", async () => {
    const session = await checkout();
    await Promise.all([1, 2, 3].map(() => send(session.url, { card: "4242424242424242", ...COMPANY })));
    const again = await send(session.url, { card: "4242424242424242" });
    expect(again.text).toContain("This is paid");
    const { data } = await open.stripe.subscriptions.list({ customer: session.customer as string });
    expect(data).toHaveLength(1);
  });

  test("what is missing or wrong stands at its field", async () => {
    const session = await checkout();
    const { status, text } = await send(session.url, { card: "1234", company: "Example", vat: "FR1" });
    expect(status).toBe(422);
    for (const name of ["card", "vat", "line1", "postal_code", "city", "country"])
      expect(text).toContain(`id="${name}-wrong"`);
    expect(text).not.toContain('id="company-wrong"');
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
  test("of a draft has no page yet", async () => {
    const subscription = await subscribed(open, "starter");
    await open.standIn.clock.advanceTo(itemOf(subscription).current_period_end + 60);
    const { id, status } = await latestInvoice(open, subscription.customer);
    expect(status).toBe("draft");
    expect((await visit(`/invoice/${id}`)).status).toBe(404);
  });
});
