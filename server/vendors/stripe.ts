import type { Stripe } from "stripe";
import type { Payments } from "../billing/payments.ts";
import { StartFault } from "../start-fault.ts";
import { readBilled } from "./stripe/billed.ts";
import { closeCheckouts, openCheckout } from "./stripe/checkout.ts";
import { openClient } from "./stripe/client.ts";
import { hasCustomer, makeCustomer, unlessMissing } from "./stripe/customers.ts";
import { eventOf, readDelivery } from "./stripe/events.ts";
import { idOf } from "./stripe/id-of.ts";
import { finishInvoice, invoicesOf, needsProof, paidOf, voidInvoice } from "./stripe/money.ts";
import { openPriceBook, sellPlans } from "./stripe/prices.ts";
import { giveBack, markRepaid, refund } from "./stripe/refunds.ts";
import { changeWithPeriod, payPlannedAlike } from "./stripe/schedule-change.ts";
import { isVatFree, subscriptionOf } from "./stripe/subscriptions.ts";
import { previewUpgrade, upgrade } from "./stripe/upgrade.ts";

/** How to reach Stripe. */
export interface StripeAccess {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The stand-in instead of Stripe. */
  readonly standIn?: { readonly fetch: typeof fetch; readonly now: () => number };
}

export interface StripeOptions extends StripeAccess {
  readonly isProduction: boolean;
  /** Taxes are computed by Stripe. */
  readonly hasTax: boolean;
  /** Who sells, at the foot of each invoice. */
  readonly invoiceFooter?: string;
  readonly timeoutMs?: number;
  readonly deadlineMs?: number;
  readonly retryDelayMs?: number;
}

/** The longest that people wait until they are told that Stripe does not answer. */
export const DEADLINE_MS = 10_500;

const isLiveKey = (key: string): boolean => /^(sk|rk)_live_/.test(key);

/** Real money never leads to anything but Stripe, and the public never to play money. */
function checkKey({ secretKey, isProduction, standIn }: StripeOptions): void {
  const fault = (says: string): StartFault => new StartFault("environment", says);
  if (standIn && isLiveKey(secretKey))
    throw fault("STRIPE_SECRET_KEY is a live key: it is for Stripe alone.");
  if (isProduction && !isLiveKey(secretKey))
    throw fault("STRIPE_SECRET_KEY must be a live key in production: it begins with sk_live_ or rk_live_.");
}

const machineS = (): number => Math.floor(Date.now() / 1000);

/** Stripe, or its stand-in, as billing asks it. */
export function openStripe(options: StripeOptions): Payments {
  checkKey(options);
  const { secretKey, webhookSecret, hasTax, standIn, retryDelayMs, invoiceFooter = "" } = options;
  const { timeoutMs = 10_000, deadlineMs = DEADLINE_MS } = options;
  const client = openClient({
    secretKey,
    timeoutMs,
    deadlineMs,
    ...(standIn && { standIn: standIn.fetch }),
    ...(retryDelayMs !== undefined && { retryDelayMs }),
  });
  const { ask, withinDeadline } = client;
  const termsOfId = openPriceBook(client);
  const set = (id: string, change: Stripe.SubscriptionUpdateParams) =>
    ask(async (stripe) => void (await stripe.subscriptions.update(id, change)));

  return {
    isLive: isLiveKey(secretKey),
    now: standIn?.now ?? machineS,
    withinDeadline,

    readDelivery: (body, signature) =>
      readDelivery(body, signature, { secret: webhookSecret, nowS: machineS() }),
    eventsPage: ({ since, after }) =>
      ask(async (stripe) => {
        const { data, has_more } = await stripe.events.list({
          created: { gte: since },
          limit: 100,
          ...(after !== null && { starting_after: after }),
        });
        return { events: data.map(eventOf), isLast: !has_more };
      }),

    subscriptionsOf: (customer) =>
      ask(async (stripe) => {
        const expand = [
          "data.schedule",
          "data.latest_invoice",
          "data.customer.tax_ids",
          "data.customer.tax",
          "data.default_payment_method",
        ];
        const found = await unlessMissing(
          stripe.subscriptions.list({ customer, status: "all", limit: 100, expand }),
          null,
        );
        if (!found || found.data.length === 0) return [];
        const billed = await readBilled(stripe, customer);
        return Promise.all(found.data.map((one) => subscriptionOf(stripe, one, termsOfId, billed)));
      }),
    invoicesOf: (customer) => ask((stripe) => unlessMissing(invoicesOf(stripe, customer), [])),
    paidOf: (subscription) => ask((stripe) => paidOf(stripe, subscription)),
    needsProof: (invoice) => ask((stripe) => needsProof(stripe, invoice)),

    customerOfCharge: (id) =>
      ask(async (stripe) => {
        const charge = await unlessMissing(stripe.charges.retrieve(id), null);
        return charge?.customer ? idOf(charge.customer) : null;
      }),
    hasCustomer: (id) => ask((stripe) => hasCustomer(stripe, id)),
    makeCustomer: (buyer) => ask((stripe) => makeCustomer(stripe, buyer)),
    deleteCustomer: (id) => ask(async (stripe) => void (await unlessMissing(stripe.customers.del(id), null))),

    openCheckout: (order) =>
      ask(async (stripe) => (await openCheckout(stripe, order, { hasTax, invoiceFooter })).url ?? ""),
    closeCheckouts: (customer) => ask((stripe) => closeCheckouts(stripe, customer)),
    openPortal: (customer, return_url) =>
      ask(async (stripe) => (await stripe.billingPortal.sessions.create({ customer, return_url })).url),

    previewRenewal: (subscription) =>
      ask(async (stripe) => {
        const { schedule } = await stripe.subscriptions.retrieve(subscription);
        const preview = await stripe.invoices.createPreview(
          schedule ? { schedule: idOf(schedule) } : { subscription },
        );
        const { amount_due: amount, currency } = preview;
        return { amount, currency, isVatFree: isVatFree(preview) };
      }),
    previewUpgrade: (subscription, terms, at) =>
      ask((stripe) => previewUpgrade(stripe, subscription, terms, at)),
    upgrade: (subscription, terms, at) => ask((stripe) => upgrade(stripe, subscription, terms, at)),
    changeWithPeriod: (subscription, terms) => ask((stripe) => changeWithPeriod(stripe, subscription, terms)),
    payPlannedAlike: (subscription) => ask((stripe) => payPlannedAlike(stripe, subscription)),
    releaseSchedule: (id) => ask(async (stripe) => void (await stripe.subscriptionSchedules.release(id))),
    endWithPeriod: ({ id }) => set(id, { cancel_at_period_end: true }),
    keep: ({ id, isEndingWithPeriod }) =>
      set(id, isEndingWithPeriod ? { cancel_at_period_end: false } : { cancel_at: "" }),
    end: (id) => ask(async (stripe) => void (await unlessMissing(stripe.subscriptions.cancel(id), null))),
    refund: (wanted) => ask((stripe) => refund(stripe, wanted)),
    markRepaid: (id) => ask((stripe) => markRepaid(stripe, id)),
    giveBack: (wanted) => ask((stripe) => giveBack(stripe, wanted)),
    keepCard: (id) => set(id, { payment_settings: { save_default_payment_method: "on_subscription" } }),
    finishInvoice: (id) => ask((stripe) => finishInvoice(stripe, id)),
    voidInvoice: (orphan) => ask((stripe) => voidInvoice(stripe, orphan)),

    sellPlans: () => ask(sellPlans),
  };
}
