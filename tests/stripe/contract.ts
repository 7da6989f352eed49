import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_S } from "../../shared/time-lengths.ts";

/** A time that begins at an instant. */
export interface PassingTime {
  /** The parameters of a customer who lives in it. */
  readonly customer: Stripe.CustomerCreateParams;
  /** Resolves when everything has happened that falls due until then. */
  readonly advanceTo: (seconds: number) => Promise<void>;
}

/** Where the contract is held against: the stand-in, or Stripe itself in test mode. */
export interface Against {
  readonly stripe: Stripe;
  /** Lets time pass: Stripe for the customers of a test clock, the stand-in for everybody. */
  readonly timeFrom: (seconds: number) => Promise<PassingTime>;
  /** Keeps a bank account of a customer that may be debited; its debits arrive. Resolves to the id of the method. */
  readonly debitOf: (customer: Stripe.Customer) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** 31 January, noon. Each test has a year of its own: the time of the stand-in never goes back. */
const lateIn = (year: number): number => Date.UTC(year, 0, 31, 12) / 1000;

const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data;
  if (!item) throw new Error("The subscription has no item");
  return item;
};

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The behaviour that billing relies on, written so that it holds for the stand-in and for Stripe. */
export function contract(name: string, open: () => Promise<Against>): void {
  describe(`the contract with ${name}`, () => {
    let against: Against;
    let stripe: Stripe;
    let prices: { small: Stripe.Price; large: Stripe.Price; year: Stripe.Price };

    beforeAll(async () => {
      against = await open();
      stripe = against.stripe;
      const product = await stripe.products.create({ name: "Contract" });
      const price = (unit_amount: number, interval: "month" | "year" = "month"): Promise<Stripe.Price> =>
        stripe.prices.create({
          product: product.id,
          currency: "eur",
          unit_amount,
          recurring: { interval },
          lookup_key: `contract_${randomUUID()}`,
        });
      prices = { small: await price(900), large: await price(5900), year: await price(9000, "year") };
    });
    afterAll(() => against.stop());

    const customerWith = async (card: string, time?: PassingTime): Promise<Stripe.Customer> => {
      const customer = await stripe.customers.create({
        email: "a@example.test",
        metadata: { account: "one" },
        ...time?.customer,
      });
      const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
      return stripe.customers.update(customer.id, {
        invoice_settings: { default_payment_method: method.id },
      });
    };
    const subscribe = async (customer: Stripe.Customer, price = prices.small): Promise<Stripe.Subscription> =>
      stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
    const failure = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
      const error: unknown = await call.catch((caught: unknown) => caught);
      if (error instanceof Stripe.errors.StripeError) return error;
      throw new Error(`Stripe's error was expected, and not ${JSON.stringify(error)}`);
    };

    test("a price is found by its lookup key, with its product", async () => {
      const { data } = await stripe.prices.list({
        lookup_keys: [prices.small.lookup_key ?? ""],
        expand: ["data.product"],
      });
      expect(data).toMatchObject([
        {
          id: prices.small.id,
          unit_amount: 900,
          recurring: { interval: "month" },
          product: { name: "Contract" },
        },
      ]);
    });

    test("a paid subscription is active, and its item carries the period", async () => {
      const subscription = await subscribe(await customerWith("pm_card_visa"));
      const { current_period_start, current_period_end } = itemOf(subscription);
      expect(subscription.status).toBe("active");
      expect(current_period_start).toBe(subscription.billing_cycle_anchor);
      expect(current_period_end - current_period_start).toBeGreaterThanOrEqual(28 * DAY_S);
    });

    test("an upgrade is billed at once, for the rest of the period", async () => {
      const subscription = await subscribe(await customerWith("pm_card_visa"));
      const upgraded = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription).id, price: prices.large.id }],
        proration_behavior: "always_invoice",
        payment_behavior: "pending_if_incomplete",
        expand: ["latest_invoice"],
      });
      expect(itemOf(upgraded).price.id).toBe(prices.large.id);
      expect(upgraded.pending_update).toBeNull();
      const invoice = upgraded.latest_invoice as Stripe.Invoice;
      expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
      expect(invoice.total).toBeGreaterThan(4990);
      expect(invoice.total).toBeLessThanOrEqual(5000);
    });

    test("an upgrade that is not paid waits, and the plan stays", async () => {
      const customer = await customerWith("pm_card_visa");
      const subscription = await subscribe(customer);
      const bad = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", {
        customer: customer.id,
      });
      await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: bad.id } });
      const waiting = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription).id, price: prices.large.id }],
        proration_behavior: "always_invoice",
        payment_behavior: "pending_if_incomplete",
      });
      expect(itemOf(waiting).price.id).toBe(prices.small.id);
      expect(waiting.status).toBe("active");
      expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(prices.large.id);
    });

    test("a first payment that fails leaves an incomplete subscription", async () => {
      const subscription = await subscribe(await customerWith("pm_card_chargeCustomerFail"));
      expect(subscription.status).toBe("incomplete");
    });

    // https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses: `incomplete` is one that waits for its
    // first payment, also one whose payment is pending: the PaymentIntent is `processing` then.
    test("a subscription whose first payment is a debit under way is incomplete", async () => {
      const customer = await stripe.customers.create({ email: "a@example.test" });
      const subscription = await stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: prices.small.id }],
        default_payment_method: await against.debitOf(customer),
        off_session: true,
      });
      expect(subscription.status).toBe("incomplete");
      const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string, {
        expand: ["payments.data.payment.payment_intent"],
      });
      expect(invoice).toMatchObject({ status: "open", billing_reason: "subscription_create" });
      expect(invoice.payments?.data[0]?.payment.payment_intent).toMatchObject({ status: "processing" });
    });

    test("a card that is declined cannot be attached", async () => {
      const customer = await stripe.customers.create({ email: "a@example.test" });
      const error = await failure(
        stripe.paymentMethods.attach("pm_card_chargeDeclined", { customer: customer.id }),
      );
      expect(error).toMatchObject({
        type: "StripeCardError",
        code: "card_declined",
        decline_code: "generic_decline",
        statusCode: 402,
      });
    });

    // https://docs.stripe.com/api/subscriptions/update#update_subscription-billing_cycle_anchor
    test("an upgrade may begin a period, and costs what was previewed for the same instant", async () => {
      const subscription = await subscribe(await customerWith("pm_card_visa"));
      const item = itemOf(subscription);
      const change = {
        items: [{ id: item.id, price: prices.large.id }],
        billing_cycle_anchor: { type: "now" as const },
        proration_behavior: "always_invoice" as const,
        proration_date: item.current_period_start,
      };
      const preview = await stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: change,
      });
      const upgraded = await stripe.subscriptions.update(subscription.id, {
        ...change,
        payment_behavior: "pending_if_incomplete",
        expand: ["latest_invoice"],
      });
      expect(preview.amount_due).toBe(5000);
      expect(upgraded.latest_invoice).toMatchObject({ status: "paid", total: preview.amount_due });
      expect(itemOf(upgraded).current_period_start).toBe(upgraded.billing_cycle_anchor);
    });

    // https://docs.stripe.com/billing/subscriptions/billing-cycle: the day, and of years the month, of future payments
    // follow from the anchor, which another interval moves to now; what is not used is prorated, and the new period billed.
    test("a price by the year instead of the month begins a year now, and costs what was previewed", async () => {
      const subscription = await subscribe(await customerWith("pm_card_visa"));
      const item = itemOf(subscription);
      const change = {
        items: [{ id: item.id, price: prices.year.id }],
        proration_behavior: "always_invoice" as const,
        proration_date: item.current_period_start,
      };
      const preview = await stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: change,
      });
      const changed = await stripe.subscriptions.update(subscription.id, {
        ...change,
        payment_behavior: "pending_if_incomplete",
        expand: ["latest_invoice"],
      });
      expect(preview.amount_due).toBe(8100);
      expect(changed.latest_invoice).toMatchObject({ status: "paid", total: preview.amount_due });
      const { current_period_start: start, current_period_end: end } = itemOf(changed);
      expect(start).toBe(changed.billing_cycle_anchor);
      expect([365, 366]).toContain(Math.round((end - start) / DAY_S));
    });

    // https://docs.stripe.com/billing/subscriptions/pending-updates-reference#supported-attributes
    test("a change that may wait takes nothing along that cannot wait", async () => {
      const subscription = await subscribe(await customerWith("pm_card_visa"));
      const change = {
        items: [{ id: itemOf(subscription).id, price: prices.large.id }],
        proration_behavior: "always_invoice" as const,
        payment_behavior: "pending_if_incomplete" as const,
      };
      for (const more of [{ metadata: { userId: "other" } }, { cancel_at_period_end: false }])
        expect(
          await failure(stripe.subscriptions.update(subscription.id, { ...change, ...more })),
        ).toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400 });
    });

    // https://docs.stripe.com/billing/subscriptions/pending-updates: not with bank debits.
    test("a change of a subscription that a debit pays cannot wait", async () => {
      const customer = await customerWith("pm_card_visa");
      const subscription = await subscribe(customer);
      await stripe.subscriptions.update(subscription.id, {
        default_payment_method: await against.debitOf(customer),
      });
      const change = stripe.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription).id, price: prices.large.id }],
        proration_behavior: "always_invoice",
        payment_behavior: "pending_if_incomplete",
      });
      expect(await failure(change)).toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400 });
    });

    test("a year that is not paid waits, and the months go on", async () => {
      const customer = await customerWith("pm_card_visa");
      const subscription = await subscribe(customer);
      const bad = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", {
        customer: customer.id,
      });
      await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: bad.id } });
      const waiting = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription).id, price: prices.year.id }],
        billing_cycle_anchor: { type: "now" },
        proration_behavior: "always_invoice",
        payment_behavior: "pending_if_incomplete",
      });
      expect(itemOf(waiting)).toMatchObject({
        price: { id: prices.small.id },
        current_period_end: itemOf(subscription).current_period_end,
      });
      expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(prices.year.id);
    });

    // https://docs.stripe.com/api/subscription_schedules/object#subscription_schedule_object-phases-billing_cycle_anchor
    test("months after a year are planned by a phase, and counted from where it begins", async () => {
      const time = await against.timeFrom(lateIn(2027));
      const subscription = await subscribe(await customerWith("pm_card_visa", time), prices.year);
      const { current_period_end: end } = itemOf(subscription);
      const { id, phases } = await stripe.subscriptionSchedules.create({
        from_subscription: subscription.id,
      });
      await stripe.subscriptionSchedules.update(id, {
        end_behavior: "release",
        phases: [
          {
            items: [{ price: prices.year.id, quantity: 1 }],
            start_date: phases[0]?.start_date ?? 0,
            end_date: end,
          },
          {
            items: [{ price: prices.small.id, quantity: 1 }],
            duration: { interval: "month", interval_count: 1 },
            billing_cycle_anchor: "phase_start",
            proration_behavior: "none",
          },
        ],
      });
      await time.advanceTo(end + 2 * 3600);
      const now = await stripe.subscriptions.retrieve(subscription.id);
      expect(now.billing_cycle_anchor).toBe(end);
      expect(itemOf(now)).toMatchObject({ price: { id: prices.small.id }, current_period_start: end });
      expect(dayOf(itemOf(now).current_period_end)).toBe("2028-02-29");
      const { data } = await stripe.invoices.list({ subscription: subscription.id });
      expect(data.map(({ total, status }) => [total, status])).toEqual([
        [900, "paid"],
        [9000, "paid"],
      ]);
    }, 300_000);

    // https://docs.stripe.com/billing/subscriptions/quantities
    test("an item is paid as often as its quantity says, now and in the phases that are planned", async () => {
      const subscription = await subscribe(await customerWith("pm_card_visa"));
      const item = itemOf(subscription);
      expect(item.quantity).toBe(1);
      const each = item.price.unit_amount ?? 0;
      const change = {
        items: [{ id: item.id, price: item.price.id, quantity: 3 }],
        billing_cycle_anchor: { type: "now" as const },
        proration_behavior: "always_invoice" as const,
        proration_date: item.current_period_start,
      };
      const preview = await stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: change,
      });
      expect(preview.amount_due).toBe(2 * each);
      const larger = await stripe.subscriptions.update(subscription.id, {
        ...change,
        payment_behavior: "pending_if_incomplete",
        expand: ["latest_invoice"],
      });
      expect(itemOf(larger).quantity).toBe(3);
      expect(larger.latest_invoice).toMatchObject({ status: "paid", total: 2 * each });
      // A schedule takes over the quantity, too.
      const { phases } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
      expect(phases[0]?.items[0]?.quantity).toBe(3);
    });

    // https://docs.stripe.com/api/subscription_schedules/update#update_subscription_schedule-phases
    test("a phase takes over neither the payment method nor the tax of the phase before it", async () => {
      const customer = await customerWith("pm_card_visa");
      const subscription = await subscribe(customer, prices.large);
      const method = await stripe.paymentMethods.attach("pm_card_mastercard", { customer: customer.id });
      await stripe.subscriptions.update(subscription.id, { default_payment_method: method.id });
      const { id, phases } = await stripe.subscriptionSchedules.create({
        from_subscription: subscription.id,
      });
      const [current] = phases;
      const planned = await stripe.subscriptionSchedules.update(id, {
        phases: [
          {
            items: [{ price: prices.large.id, quantity: 1 }],
            start_date: current?.start_date ?? 0,
            end_date: current?.end_date ?? 0,
            default_payment_method: method.id,
          },
          {
            items: [{ price: prices.small.id, quantity: 1 }],
            duration: { interval: "month", interval_count: 1 },
          },
        ],
      });
      expect(planned.phases.map((phase) => phase.default_payment_method)).toEqual([method.id, null]);
    });

    // https://docs.stripe.com/api/subscriptions/object#subscription_object-payment_settings-save_default_payment_method
    test("a card that pays by hand is kept only where the subscription says so", async () => {
      const subscription = await subscribe(await customerWith("pm_card_visa"));
      expect(subscription.payment_settings?.save_default_payment_method).toBe("off");
      const kept = await stripe.subscriptions.update(subscription.id, {
        payment_settings: { save_default_payment_method: "on_subscription" },
      });
      expect(kept.payment_settings?.save_default_payment_method).toBe("on_subscription");
    });

    // https://docs.stripe.com/api/metadata
    test("an object has 50 names of metadata at most", async () => {
      const metadata = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`name_${index}`, "x"]));
      const { id } = await stripe.customers.create({ metadata: metadata(50) });
      expect(await failure(stripe.customers.update(id, { metadata: { another: "x" } }))).toMatchObject({
        statusCode: 400,
      });
      expect(await failure(stripe.customers.create({ metadata: metadata(51) }))).toMatchObject({
        statusCode: 400,
      });
    });

    // https://docs.stripe.com/api/credit_notes/create
    test("a refund and its credit note stand beside the invoice", async () => {
      const subscription = await subscribe(await customerWith("pm_card_visa"));
      const { data } = await stripe.invoices.list({
        subscription: subscription.id,
        expand: ["data.payments"],
      });
      const [invoice] = data;
      const intent = invoice?.payments?.data[0]?.payment.payment_intent;
      const refund = await stripe.refunds.create({
        payment_intent: typeof intent === "string" ? intent : (intent?.id ?? ""),
        amount: 400,
      });
      const note = await stripe.creditNotes.create({
        invoice: invoice?.id ?? "",
        amount: 400,
        refunds: [{ refund: refund.id, amount_refunded: 400 }],
        reason: "order_change",
      });
      expect(note).toMatchObject({ status: "issued", total: 400, invoice: invoice?.id });
      const { data: notes } = await stripe.creditNotes.list({ invoice: invoice?.id ?? "" });
      expect(notes.map(({ id }) => id)).toEqual([note.id]);
    });

    test("a cancellation at the period's end is set and unset", async () => {
      const subscription = await subscribe(await customerWith("pm_card_visa"));
      const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      expect(ending).toMatchObject({ cancel_at_period_end: true, status: "active" });
      expect(ending.cancel_at).toBe(itemOf(subscription).current_period_end);
      const going = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
      expect(going).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    });

    test("a cancelled subscription leaves the usual list, and is cancelled once", async () => {
      const customer = await customerWith("pm_card_visa");
      const subscription = await subscribe(customer);
      const ended = await stripe.subscriptions.cancel(subscription.id);
      expect(ended).toMatchObject({
        status: "canceled",
        cancellation_details: { reason: "cancellation_requested" },
      });
      expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
      const all = await stripe.subscriptions.list({ customer: customer.id, status: "all" });
      expect(all.data.map(({ id }) => id)).toEqual([subscription.id]);
      expect(await failure(stripe.subscriptions.cancel(subscription.id))).toMatchObject({
        code: "resource_missing",
        statusCode: 404,
      });
    });

    test("a downgrade by a schedule begins with the next period, and a release undoes it", async () => {
      const subscription = await subscribe(await customerWith("pm_card_visa"), prices.large);
      const { id, phases } = await stripe.subscriptionSchedules.create({
        from_subscription: subscription.id,
      });
      const [current] = phases;
      if (!current) throw new Error("The schedule has no phase");
      const planned = await stripe.subscriptionSchedules.update(id, {
        end_behavior: "release",
        phases: [
          {
            items: [{ price: prices.large.id, quantity: 1 }],
            start_date: current.start_date,
            end_date: current.end_date,
          },
          {
            items: [{ price: prices.small.id, quantity: 1 }],
            start_date: current.end_date,
            duration: { interval: "month", interval_count: 1 },
          },
        ],
      });
      expect(planned.phases.map(({ items }) => items[0]?.price)).toEqual([prices.large.id, prices.small.id]);
      expect(planned.phases[1]?.start_date).toBe(itemOf(subscription).current_period_end);
      // https://docs.stripe.com/api/invoices/create_preview#create_create_preview-schedule
      const preview = await stripe.invoices.createPreview({ schedule: id });
      expect(preview.amount_due).toBe(prices.small.unit_amount);
      const refused = await failure(
        stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
      );
      expect(refused.message).toContain("managed by the subscription schedule");
      const released = await stripe.subscriptionSchedules.release(id);
      expect(released).toMatchObject({ status: "released", released_subscription: subscription.id });
      const free = await stripe.subscriptions.retrieve(subscription.id);
      expect(free.schedule).toBeNull();
      expect(itemOf(free).price.id).toBe(prices.large.id);
    });

    test("months are counted from the anchor: 31 January, 28 February, 31 March", async () => {
      const time = await against.timeFrom(lateIn(2029));
      const customer = await customerWith("pm_card_visa", time);
      const { id } = await subscribe(customer);
      const periodEnd = async (): Promise<string> =>
        dayOf(itemOf(await stripe.subscriptions.retrieve(id)).current_period_end);
      expect(await periodEnd()).toBe("2029-02-28");
      await time.advanceTo(Date.UTC(2029, 2, 2) / 1000);
      expect(await periodEnd()).toBe("2029-03-31");
      await time.advanceTo(Date.UTC(2029, 3, 2) / 1000);
      expect(await periodEnd()).toBe("2029-04-30");
      const { data } = await stripe.invoices.list({ customer: customer.id });
      expect(new Set(data.map(({ status }) => status))).toEqual(new Set(["paid"]));
      expect(data[0]?.billing_reason).toBe("subscription_cycle");
    }, 300_000);

    // https://docs.stripe.com/api/invoices/delete: one that is for a subscription must be voided, once it is finalised.
    test("a draft of a subscription is neither deleted nor voided; finalised and not collected, it is", async () => {
      const time = await against.timeFrom(lateIn(2030));
      const subscription = await subscribe(await customerWith("pm_card_visa", time));
      await time.advanceTo(itemOf(subscription).current_period_end + 60);
      const { data } = await stripe.invoices.list({ subscription: subscription.id, status: "draft" });
      const id = data[0]?.id ?? "";
      for (const call of [() => stripe.invoices.del(id), () => stripe.invoices.voidInvoice(id)])
        expect(await failure(call())).toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400 });
      expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: "draft" });
      await stripe.subscriptions.cancel(subscription.id);
      await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
      expect(await stripe.invoices.voidInvoice(id)).toMatchObject({ status: "void", amount_paid: 0 });
    }, 300_000);

    test("a renewal that fails makes the subscription past due", async () => {
      const time = await against.timeFrom(lateIn(2032));
      const customer = await customerWith("pm_card_visa", time);
      const { id } = await subscribe(customer);
      const bad = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", {
        customer: customer.id,
      });
      await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: bad.id } });
      await time.advanceTo(Date.UTC(2032, 2, 1, 12) / 1000);
      expect((await stripe.subscriptions.retrieve(id)).status).toBe("past_due");
      const [latest] = (await stripe.invoices.list({ customer: customer.id })).data;
      expect(latest).toMatchObject({ status: "open", attempted: true, amount_remaining: 900 });
    }, 300_000);

    test("a payment is refunded in part, then the rest, then no more", async () => {
      const subscription = await stripe.subscriptions.create({
        customer: (await customerWith("pm_card_visa")).id,
        items: [{ price: prices.small.id }],
        expand: ["latest_invoice.payments"],
      });
      const [payment] = (subscription.latest_invoice as Stripe.Invoice).payments?.data ?? [];
      const payment_intent = payment?.payment.payment_intent as string;
      const part = await stripe.refunds.create({ payment_intent, amount: 300 });
      expect(part).toMatchObject({ amount: 300, currency: "eur", status: "succeeded" });
      const rest = await stripe.refunds.create({ payment_intent });
      expect(rest.amount).toBe(600);
      expect((await failure(stripe.refunds.create({ payment_intent }))).code).toBe("charge_already_refunded");
    });

    test("a checkout session has a page, and expires once", async () => {
      const customer = await stripe.customers.create({ email: "a@example.test" });
      const session = await stripe.checkout.sessions.create({
        mode: "subscription",
        customer: customer.id,
        customer_update: { name: "auto", address: "auto" },
        tax_id_collection: { enabled: true },
        billing_address_collection: "required",
        line_items: [{ price: prices.small.id, quantity: 1 }],
        subscription_data: { metadata: { plan: "small" } },
        success_url: "https://example.test/ok?session={CHECKOUT_SESSION_ID}",
        cancel_url: "https://example.test/cancel",
      });
      expect(session).toMatchObject({
        status: "open",
        payment_status: "unpaid",
        mode: "subscription",
        amount_total: 900,
        subscription: null,
      });
      expect(session.url).toMatch(/^https?:/);
      expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({
        status: "expired",
        url: null,
      });
      expect(await failure(stripe.checkout.sessions.expire(session.id))).toMatchObject({
        statusCode: 400,
      });
    });

    test("the same idempotency key gives the same object, and other parameters are an error", async () => {
      const idempotencyKey = randomUUID();
      const first = await stripe.customers.create({ email: "a@example.test" }, { idempotencyKey });
      const again = await stripe.customers.create({ email: "a@example.test" }, { idempotencyKey });
      expect(again.id).toBe(first.id);
      expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
      const other = await failure(stripe.customers.create({ email: "b@example.test" }, { idempotencyKey }));
      expect(other).toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
    });

    test("a list goes on where the page before ended", async () => {
      const customer = await stripe.customers.create({ email: "a@example.test" });
      await stripe.customers.createTaxId(customer.id, { type: "eu_vat", value: "FR40303265045" });
      await stripe.customers.createTaxId(customer.id, { type: "eu_vat", value: "DE136695976" });
      const first = await stripe.customers.listTaxIds(customer.id, { limit: 1 });
      expect(first).toMatchObject({ has_more: true, data: [{ value: "DE136695976" }] });
      const second = await stripe.customers.listTaxIds(customer.id, {
        limit: 1,
        starting_after: first.data[0]?.id ?? "",
      });
      expect(second).toMatchObject({ has_more: false, data: [{ value: "FR40303265045" }] });
    });

    test("what is wrong with a request is said with its code and its parameter", async () => {
      expect(await failure(stripe.customers.retrieve("cus_nobody"))).toMatchObject({
        type: "StripeInvalidRequestError",
        code: "resource_missing",
        param: "id",
        statusCode: 404,
      });
      expect(
        await failure(stripe.subscriptions.create({ items: [{ price: prices.small.id }] })),
      ).toMatchObject({ code: "parameter_missing", param: "customer", statusCode: 400 });
      expect(
        await failure(stripe.customers.create({ wrong: "1" } as Stripe.CustomerCreateParams)),
      ).toMatchObject({ code: "parameter_unknown", param: "wrong", statusCode: 400 });
      expect(
        await failure(stripe.customers.createTaxId("cus_nobody", { type: "eu_vat", value: "FR1" })),
      ).toMatchObject({ code: "resource_missing", statusCode: 404 });
    });

    test("a list by a customer that does not exist is refused", async () => {
      for (const call of [
        stripe.subscriptions.list({ customer: "cus_nobody" }),
        stripe.invoices.list({ customer: "cus_nobody" }),
        stripe.charges.list({ customer: "cus_nobody" }),
        stripe.customers.listPaymentMethods("cus_nobody"),
        stripe.customers.listTaxIds("cus_nobody"),
      ])
        expect(await failure(call)).toMatchObject({ code: "resource_missing" });
    });

    test("a locale and a type of tax number that do not exist are refused", async () => {
      const { id } = await stripe.customers.create({ email: "a@example.test" });
      const session = stripe.checkout.sessions.create({
        mode: "subscription",
        customer: id,
        customer_update: { name: "auto", address: "auto" },
        tax_id_collection: { enabled: true },
        billing_address_collection: "required",
        line_items: [{ price: prices.small.id, quantity: 1 }],
        success_url: "https://example.test/ok",
        cancel_url: "https://example.test/cancel",
        locale: "xx",
      });
      expect(await failure(session)).toMatchObject({ param: "locale", statusCode: 400 });
      const taxId = stripe.customers.createTaxId(id, { type: "xx_vat", value: "XX123456789" });
      expect(await failure(taxId)).toMatchObject({ param: "type", statusCode: 400 });
    });

    // https://docs.stripe.com/testing#disputes
    test("a disputed payment is given back only when the dispute is won", async () => {
      const { customer } = await subscribe(await customerWith("pm_card_createDispute"));
      const disputed = async (): Promise<Stripe.Charge | undefined> =>
        (await stripe.charges.list({ customer: customer as string })).data.find((one) => one.disputed);
      await expect.poll(disputed, { timeout: 60_000 }).toBeDefined();
      const charge = (await disputed())?.id ?? "";
      expect(await failure(stripe.refunds.create({ charge }))).toMatchObject({ code: "charge_disputed" });
      const [dispute] = (await stripe.disputes.list({ charge })).data;
      const evidence = { uncategorized_text: "winning_evidence" };
      await stripe.disputes.update(dispute?.id ?? "", { evidence, submit: true });
      const status = async () => (await stripe.disputes.list({ charge })).data[0]?.status;
      await expect.poll(status, { timeout: 60_000 }).toBe("won");
      expect(await stripe.refunds.create({ charge, amount: 100 })).toMatchObject({ amount: 100 });
    }, 150_000);

    test("every answer names its request", async () => {
      const { lastResponse } = await stripe.customers.create({ email: "a@example.test" });
      expect(lastResponse.requestId).toMatch(/^req_/);
    });

    test("a deleted customer is known as deleted", async () => {
      const { id } = await stripe.customers.create({ email: "a@example.test" });
      expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
      expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    });
  });
}
