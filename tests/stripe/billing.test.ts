import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStandIn, type OpenStandIn } from "./open-stand-in.ts";
import { customerWith, giveCard, itemOf, latestInvoice, priceOf, subscribed, upgrade } from "./people.ts";

let open: OpenStandIn;
beforeAll(async () => {
  open = await openStandIn();
});
afterAll(() => open.stop());

const read = ({ id }: { id: string }): Promise<Stripe.Subscription> => open.stripe.subscriptions.retrieve(id);
const failure = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);
const typesSince = async (before: Stripe.Event | undefined): Promise<readonly string[]> => {
  const { data } = await open.stripe.events.list({ limit: 100 });
  const known = data.findIndex(({ id }) => id === before?.id);
  const since = known < 0 ? data : data.slice(0, known);
  return since.map(({ type }) => type).toReversed();
};
const lastEvent = async (): Promise<Stripe.Event | undefined> =>
  (await open.stripe.events.list({ limit: 1 })).data[0];

describe("products and prices", () => {
  test("the plans are for sale from the start, found by their lookup keys", async () => {
    const { data } = await open.stripe.prices.list({
      lookup_keys: ["regard_plan_pro"],
      expand: ["data.product"],
    });
    expect(data).toMatchObject([{ unit_amount: 5900, currency: "eur", product: { name: "Pro" } }]);
  });

  test("a product is made, changed and listed", async () => {
    const { stripe } = open;
    const { id } = await stripe.products.create({ name: "Extra" });
    await stripe.products.update(id, { name: "Extra 2" });
    expect((await stripe.products.list({ ids: [id] })).data).toMatchObject([{ name: "Extra 2" }]);
  });

  test("a lookup key belongs to one price, and moves only when that is said", async () => {
    const { stripe } = open;
    const { id: product } = await stripe.products.create({ name: "Extra" });
    const wanted = {
      product,
      currency: "eur",
      unit_amount: 100,
      recurring: { interval: "month" },
      lookup_key: "one",
    } as const;
    const first = await stripe.prices.create(wanted);
    expect(await failure(stripe.prices.create(wanted))).toMatchObject({ param: "lookup_key" });
    const second = await stripe.prices.create({ ...wanted, transfer_lookup_key: true });
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
    expect(second.lookup_key).toBe("one");
  });

  test("a price that is not active cannot be subscribed to", async () => {
    const { stripe } = open;
    const { id: product } = await stripe.products.create({ name: "Gone" });
    const recurring = { interval: "month" } as const;
    const { id } = await stripe.prices.create({ product, currency: "eur", unit_amount: 100, recurring });
    await stripe.prices.update(id, { active: false });
    const customer = await customerWith(open, "pm_card_visa");
    expect(await failure(stripe.subscriptions.create({ customer, items: [{ price: id }] }))).toMatchObject({
      param: "items[0][price]",
    });
  });
});

describe("customers", () => {
  test("address, name, numbers and metadata are kept, changed and taken away", async () => {
    const { stripe } = open;
    const customer = await stripe.customers.create({
      email: "b@example.test",
      name: "Example",
      address: { line1: "1 rue Exemple", city: "Annecy", country: "FR" },
      metadata: { account: "1" },
    });
    await stripe.customers.createTaxId(customer.id, { type: "eu_vat", value: "FR40303265045" });
    const { tax_ids } = (await stripe.customers.retrieve(customer.id, {
      expand: ["tax_ids"],
    })) as Stripe.Customer;
    expect(tax_ids?.data).toMatchObject([{ value: "FR40303265045", country: "FR" }]);
    const changed = await stripe.customers.update(customer.id, { name: "", metadata: { other: "2" } });
    expect(changed).toMatchObject({ name: null, metadata: { account: "1", other: "2" } });
    expect((await stripe.customers.update(customer.id, { metadata: "" })).metadata).toEqual({});
    expect((await stripe.customers.list({ email: "b@example.test" })).data).toHaveLength(1);
  });

  test("a number that cannot be one is refused", async () => {
    const { id } = await open.stripe.customers.create({});
    expect(
      await failure(open.stripe.customers.createTaxId(id, { type: "eu_vat", value: "FR1" })),
    ).toMatchObject({ code: "tax_id_invalid" });
  });

  test("a deleted customer ends its subscriptions", async () => {
    const subscription = await subscribed(open, "starter");
    await open.stripe.customers.del(subscription.customer as string);
    expect((await read(subscription)).status).toBe("canceled");
    expect(
      await failure(open.stripe.customers.update(subscription.customer as string, { name: "x" })),
    ).toMatchObject({ code: "resource_missing" });
  });

  test("cards are attached, listed and detached", async () => {
    const { stripe } = open;
    const customer = await customerWith(open, "pm_card_mastercard");
    const { data } = await stripe.customers.listPaymentMethods(customer);
    expect(data).toMatchObject([{ card: { brand: "mastercard", last4: "4444" } }]);
    await stripe.paymentMethods.detach(data[0]?.id ?? "");
    expect(await stripe.customers.retrieve(customer)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
  });
});

describe("subscriptions", () => {
  test("events tell what happened, in the order in which it happened", async () => {
    const before = await lastEvent();
    await subscribed(open, "starter");
    expect(await typesSince(before)).toEqual([
      "customer.created",
      "payment_method.attached",
      "customer.updated",
      "invoice.created",
      "customer.subscription.created",
      "payment_intent.created",
      "invoice.finalized",
      "charge.succeeded",
      "payment_intent.succeeded",
      "invoice_payment.paid",
      "invoice.paid",
      "invoice.payment_succeeded",
      "customer.subscription.updated",
    ]);
  });

  test("an event of a change says what was before, and which request caused it", async () => {
    const subscription = await subscribed(open, "starter");
    await open.stripe.subscriptions.update(
      subscription.id,
      { metadata: { a: "1" } },
      { idempotencyKey: "events-1" },
    );
    const event = await lastEvent();
    expect(event).toMatchObject({
      type: "customer.subscription.updated",
      data: { previous_attributes: { metadata: {} }, object: { metadata: { a: "1" } } },
      request: { idempotency_key: "events-1" },
      api_version: "2026-10-28.endive",
    });
  });

  test("an upgrade right away costs the difference, and the next period the new price", async () => {
    const subscription = await subscribed(open, "starter");
    const upgraded = await upgrade(open, subscription, "pro");
    expect(itemOf(upgraded).price.unit_amount).toBe(5900);
    expect(await latestInvoice(open, subscription.customer)).toMatchObject({ total: 5000, status: "paid" });
    await open.standIn.clock.advance({ months: 1, days: 1 });
    const { data } = await open.stripe.invoices.list({ customer: subscription.customer as string });
    expect(data.map(({ billing_reason, total, status }) => [billing_reason, total, status])).toEqual([
      ["subscription_cycle", 5900, "paid"],
      ["subscription_update", 5000, "paid"],
      ["subscription_create", 900, "paid"],
    ]);
    expect(data.map(({ number }) => number?.slice(-4))).toEqual(["0003", "0002", "0001"]);
  });

  test("a waiting upgrade is applied when its invoice is paid", async () => {
    const subscription = await subscribed(open, "starter");
    await giveCard(open, subscription.customer as string, "pm_card_chargeCustomerFail");
    const waiting = await upgrade(open, subscription, "pro");
    expect(waiting.pending_update).not.toBeNull();
    const { hosted_invoice_url: url } = await latestInvoice(open, waiting.customer);
    await fetch(`${url}/pay`, { method: "POST", body: new URLSearchParams({ card: "4242424242424242" }) });
    const applied = await read(subscription);
    expect(applied.pending_update).toBeNull();
    expect(itemOf(applied).price.unit_amount).toBe(5900);
    const { data } = await open.stripe.events.list({ type: "customer.subscription.pending_update_applied" });
    expect(data[0]?.data.object).toMatchObject({ id: subscription.id });
  });

  test("a waiting upgrade is dropped after 23 hours, and its invoice withdrawn", async () => {
    const subscription = await subscribed(open, "starter");
    await giveCard(open, subscription.customer as string, "pm_card_chargeCustomerFail");
    const waiting = await upgrade(open, subscription, "pro");
    await open.standIn.clock.advance({ days: 1 });
    expect(await read(subscription)).toMatchObject({ status: "active", pending_update: null });
    expect(await open.stripe.invoices.retrieve(waiting.latest_invoice as string)).toMatchObject({
      status: "void",
    });
  });

  test("a preview says what an upgrade would cost, and changes nothing", async () => {
    const { stripe } = open;
    const subscription = await subscribed(open, "starter");
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: itemOf(subscription).id, price: await priceOf(open, "pro") }],
        proration_behavior: "always_invoice",
      },
    });
    expect(preview).toMatchObject({ total: 5000, status: "draft", number: null });
    expect(itemOf(await read(subscription)).price.unit_amount).toBe(900);
    expect((await stripe.invoices.list({ customer: subscription.customer as string })).data).toHaveLength(1);
  });

  test("a renewal is a draft for an hour, and then paid", async () => {
    const subscription = await subscribed(open, "starter");
    const end = itemOf(subscription).current_period_end;
    await open.standIn.clock.advanceTo(end + 60);
    expect(await latestInvoice(open, subscription.customer)).toMatchObject({
      status: "draft",
      automatically_finalizes_at: end + 3600,
    });
    expect(itemOf(await read(subscription)).current_period_start).toBe(end);
    await open.standIn.clock.advanceTo(end + 3600);
    expect(await latestInvoice(open, subscription.customer)).toMatchObject({ status: "paid" });
  });

  test("a renewal that fails is tried again after 3, 5 and 7 days, and then the subscription ends", async () => {
    const subscription = await subscribed(open, "starter");
    await giveCard(open, subscription.customer as string, "pm_card_chargeCustomerFail");
    const charged = itemOf(subscription).current_period_end + 3600;
    const attempts: number[] = [];
    for (const days of [0, 3, 8, 15]) {
      expect((await read(subscription)).status).toBe(days === 0 ? "active" : "past_due");
      await open.standIn.clock.advanceTo(charged + days * 86_400);
      attempts.push((await latestInvoice(open, subscription.customer)).attempt_count);
    }
    expect(attempts).toEqual([1, 2, 3, 4]);
    expect(await read(subscription)).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
    expect(await latestInvoice(open, subscription.customer)).toMatchObject({
      status: "open",
      next_payment_attempt: null,
    });
  });

  test("a new card lets the next attempt succeed, and the subscription is active again", async () => {
    const subscription = await subscribed(open, "starter");
    await giveCard(open, subscription.customer as string, "pm_card_chargeCustomerFail");
    await open.standIn.clock.advance({ months: 1, days: 1 });
    expect(await open.stripe.customers.retrieve(subscription.customer as string)).toMatchObject({
      delinquent: true,
    });
    await giveCard(open, subscription.customer as string, "pm_card_visa");
    await open.standIn.clock.advance({ days: 3 });
    expect((await read(subscription)).status).toBe("active");
  });

  test("a card that must be confirmed each time leaves a renewal to be confirmed", async () => {
    const subscription = await subscribed(open, "starter");
    await giveCard(open, subscription.customer as string, "pm_card_authenticationRequired");
    await open.standIn.clock.advance({ months: 1, days: 1 });
    const { payments } = await open.stripe.invoices.retrieve(
      (await latestInvoice(open, subscription.customer)).id,
      { expand: ["payments.data.payment.payment_intent"] },
    );
    expect(payments?.data[0]?.payment.payment_intent).toMatchObject({ status: "requires_action" });
    expect((await read(subscription)).status).toBe("past_due");
  });

  test("a first payment that is not made expires after 23 hours", async () => {
    const subscription = await subscribed(open, "starter", "pm_card_chargeCustomerFail");
    await open.standIn.clock.advance({ days: 1 });
    expect((await read(subscription)).status).toBe("incomplete_expired");
    expect((await latestInvoice(open, subscription.customer)).status).toBe("void");
  });

  test("a subscription that ends with its period ends then, and is not billed again", async () => {
    const subscription = await subscribed(open, "starter");
    await open.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await open.standIn.clock.advance({ months: 1, days: 1 });
    const ended = await read(subscription);
    expect(ended.status).toBe("canceled");
    expect(ended.ended_at).toBe(itemOf(subscription).current_period_end);
    expect((await latestInvoice(open, subscription.customer)).billing_reason).toBe("subscription_create");
  });

  test("`cancel_at` takes the period's end by its name, and an empty text takes it away", async () => {
    const subscription = await subscribed(open, "starter");
    const ending = await open.stripe.subscriptions.update(subscription.id, { cancel_at: "min_period_end" });
    expect(ending).toMatchObject({
      cancel_at: itemOf(subscription).current_period_end,
      cancel_at_period_end: false,
    });
    const going = await open.stripe.subscriptions.update(subscription.id, { cancel_at: "" });
    expect(going.cancel_at).toBeNull();
  });

  test("a cancelled subscription changes only its metadata", async () => {
    const subscription = await subscribed(open, "starter");
    await open.stripe.subscriptions.cancel(subscription.id);
    expect(
      await failure(open.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })),
    ).toMatchObject({ code: "invalid_canceled_subscription_fields" });
    expect(await open.stripe.subscriptions.update(subscription.id, { metadata: { a: "1" } })).toMatchObject({
      metadata: { a: "1" },
    });
  });
});

describe("schedules", () => {
  const plan = async (
    subscription: Stripe.Subscription,
    next: string,
    end_behavior: "cancel" | "release" = "release",
  ): Promise<Stripe.SubscriptionSchedule> => {
    const { id, phases } = await open.stripe.subscriptionSchedules.create({
      from_subscription: subscription.id,
    });
    const [current] = phases;
    return open.stripe.subscriptionSchedules.update(id, {
      end_behavior,
      phases: [
        {
          items: [{ price: itemOf(subscription).price.id }],
          start_date: current?.start_date ?? 0,
          end_date: current?.end_date ?? 0,
        },
        { items: [{ price: await priceOf(open, next) }], proration_behavior: "none" },
      ],
    });
  };

  test("the next phase begins with the next period, at its price", async () => {
    const subscription = await subscribed(open, "pro");
    const { id } = await plan(subscription, "starter");
    await open.standIn.clock.advance({ months: 1, days: 1 });
    expect(itemOf(await read(subscription)).price.unit_amount).toBe(900);
    expect(await latestInvoice(open, subscription.customer)).toMatchObject({ total: 900, status: "paid" });
    const { current_phase } = await open.stripe.subscriptionSchedules.retrieve(id);
    expect(current_phase?.start_date).toBe(itemOf(subscription).current_period_end);
  });

  test("after its last phase a schedule lets go, and the subscription goes on", async () => {
    const subscription = await subscribed(open, "pro");
    const { id } = await plan(subscription, "starter");
    await open.standIn.clock.advance({ months: 2, days: 1 });
    expect(await open.stripe.subscriptionSchedules.retrieve(id)).toMatchObject({
      status: "released",
      released_subscription: subscription.id,
      subscription: null,
    });
    const going = await read(subscription);
    expect(going).toMatchObject({ status: "active", schedule: null });
    expect(itemOf(going).price.unit_amount).toBe(900);
  });

  test("a schedule that ends with a cancellation ends the subscription", async () => {
    const subscription = await subscribed(open, "pro");
    const { id } = await plan(subscription, "starter", "cancel");
    await open.standIn.clock.advance({ months: 2, days: 1 });
    expect((await read(subscription)).status).toBe("canceled");
    expect((await open.stripe.subscriptionSchedules.retrieve(id)).status).toBe("completed");
  });

  test("the phase under way cannot begin at another time", async () => {
    const subscription = await subscribed(open, "pro");
    const { id } = await open.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const update = open.stripe.subscriptionSchedules.update(id, {
      phases: [{ items: [{ price: itemOf(subscription).price.id }], start_date: 1 }],
    });
    expect(await failure(update)).toMatchObject({ param: "phases[0][start_date]" });
  });
});

describe("what is read", () => {
  test("payments, charges and refunds of a customer are found from its invoice", async () => {
    const { stripe } = open;
    const subscription = await subscribed(open, "starter");
    const customer = subscription.customer as string;
    const invoice = await stripe.invoices
      .retrieve((await latestInvoice(open, customer)).id, {
        expand: [
          "payments.data.payment.payment_intent.latest_charge",
          "customer",
          "parent.subscription_details.subscription",
        ],
      })
      .catch((error: unknown) => error);
    expect(invoice).toMatchObject({ message: expect.stringContaining("more than 4 levels") });
    const { payments } = await stripe.invoices.retrieve((await latestInvoice(open, customer)).id, {
      expand: ["payments"],
    });
    const intent = await stripe.paymentIntents.retrieve(payments?.data[0]?.payment.payment_intent as string, {
      expand: ["latest_charge", "customer"],
    });
    expect(intent).toMatchObject({
      status: "succeeded",
      customer: { id: customer },
      latest_charge: { paid: true },
    });
    const { id: charge } = intent.latest_charge as Stripe.Charge;
    const refund = await stripe.refunds.create({ charge, amount: 100, reason: "requested_by_customer" });
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toMatchObject([
      { id: refund.id, amount: 100 },
    ]);
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 100, refunded: false });
    expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
  });

  test("a disputed payment is told of, found from its charge, and not refunded", async () => {
    const { stripe } = open;
    const { customer } = await subscribed(open, "starter", "pm_card_createDispute");
    const [charge] = (await stripe.charges.list({ customer: customer as string })).data;
    expect(charge).toMatchObject({ paid: true, disputed: true });
    const [dispute] = (await stripe.disputes.list({ charge: charge?.id ?? "" })).data;
    expect(dispute).toMatchObject({ status: "needs_response" });
    const { data } = await stripe.events.list({ type: "charge.dispute.created", limit: 1 });
    expect(data[0]?.data.object).toMatchObject({ charge: charge?.id });
    expect(await failure(stripe.refunds.create({ charge: charge?.id ?? "" }))).toMatchObject({
      code: "charge_disputed",
    });
  });

  test("a property that is none cannot be expanded", async () => {
    const { id } = await open.stripe.customers.create({});
    expect(await failure(open.stripe.customers.retrieve(id, { expand: ["planet"] }))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining("This property cannot be expanded (planet)"),
    });
  });

  test("a wrong key, and none, are 401", async () => {
    const { port, hostname } = new URL(open.origin);
    const stranger = new Stripe("sk_test_wrong", { host: hostname, port, protocol: "http" });
    expect(await failure(stranger.customers.list())).toMatchObject({
      type: "StripeAuthenticationError",
      message: "Invalid API Key provided: sk_test_********rong",
    });
    expect((await fetch(`${open.origin}/v1/customers`)).status).toBe(401);
  });

  test("an address that is unknown here is 404, and says so", async () => {
    expect(await failure(open.stripe.coupons.list())).toMatchObject({
      statusCode: 404,
      message: expect.stringContaining("Unrecognized request URL (GET: /v1/coupons)"),
    });
  });
});
