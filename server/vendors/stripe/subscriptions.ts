import type { Stripe } from "stripe";
import { findLanguage } from "../../../shared/i18n/language.ts";
import { findInterval, type PlanTerms, type SeatedTerms } from "../../../shared/plans.ts";
import {
  SUBSCRIPTION_STATUSES,
  type BuyerDetails,
  type LatestInvoice,
  type Phase,
  type Schedule,
  type Subscription,
  type SubscriptionStatus,
} from "../../billing/payments.ts";
import { billedFor, type Billed } from "./billed.ts";
import { expanded, idOf } from "./id-of.ts";
import { intentsOf } from "./money.ts";
import { orphansOf } from "./orphans.ts";
import { termsOfPrice } from "./prices.ts";
import { returnedOf } from "./taken-back.ts";

type TermsOfId = (priceId: string) => Promise<PlanTerms | null>;

/** The one item of a subscription; throws where it has none. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

async function phaseOf(
  { items, start_date, end_date }: Stripe.SubscriptionSchedule.Phase,
  termsOfId: TermsOfId,
): Promise<Phase> {
  const [item] = items;
  const terms = item ? await termsOfId(idOf(item.price)) : null;
  return {
    terms: terms && { ...terms, seats: item?.quantity ?? 1 },
    startsAt: start_date,
    endsAt: end_date,
  };
}

async function scheduleOf(subscription: Stripe.Subscription, termsOfId: TermsOfId): Promise<Schedule | null> {
  const schedule = expanded(subscription.schedule);
  if (!schedule) return null;
  const phases = await Promise.all(schedule.phases.map((phase) => phaseOf(phase, termsOfId)));
  const last = schedule.phases.at(-1)?.default_payment_method;
  return {
    id: schedule.id,
    phases,
    isEnding: schedule.end_behavior === "cancel",
    paysWith: last ? idOf(last) : null,
  };
}

/** True when taxes were computed for an invoice and came to nothing. Where none are computed, VAT is in the price. */
export const isVatFree = ({ automatic_tax, total_taxes }: Stripe.Invoice): boolean =>
  automatic_tax.enabled && (total_taxes ?? []).every(({ amount }) => amount === 0);

/** True when taxes can be computed: each try that fails is told as a change, and would be tried again for ever. */
const isTaxable = ({ customer }: Stripe.Subscription): boolean =>
  ["supported", "not_collecting"].includes(expanded(customer)?.tax?.automatic_tax ?? "");

/** Its latest invoice, as it was read with it. */
const invoiceOf = ({ latest_invoice: latest }: Stripe.Subscription): Stripe.Invoice | null =>
  expanded(latest);

function latestInvoiceOf(subscription: Stripe.Subscription): LatestInvoice | null {
  const invoice = invoiceOf(subscription);
  if (!invoice) return null;
  return {
    id: invoice.id,
    isOpen: invoice.status === "open",
    isPaid: invoice.status === "paid",
    blocked: isBlocked(invoice) ? (isTaxable(subscription) ? "settled" : "open") : null,
    url: invoice.hosted_invoice_url ?? null,
    due: { amount: invoice.amount_remaining, currency: invoice.currency },
    total: { amount: invoice.total, currency: invoice.currency },
    isVatFree: isVatFree(invoice),
    attempts: invoice.attempt_count,
  };
}

const addressOf = ({ address }: Stripe.Customer) => ({
  addressLine1: address?.line1 ?? "",
  addressLine2: address?.line2 ?? "",
  zipCode: address?.postal_code ?? "",
  city: address?.city ?? "",
  country: address?.country ?? "",
});

/** The buyer's details. A buyer with a VAT number is a company: the customer's name is the company's. */
function buyerOf(subscription: Stripe.Subscription): BuyerDetails | null {
  const customer = expanded(subscription.customer);
  if (!customer) return null;
  const vatNumber = customer.tax_ids?.data[0]?.value ?? "";
  const company = customer.business_name ?? (vatNumber ? customer.name : null) ?? "";
  return { company, vatNumber, ...addressOf(customer) };
}

const isBlocked = ({ status, last_finalization_error }: Stripe.Invoice): boolean =>
  status === "draft" && last_finalization_error !== null;

/** When the oldest invoice was written that is due, or could not be written. */
const unpaidSince = ({ status }: Stripe.Subscription, { invoices }: Billed): number | null =>
  invoices.findLast((one) => isBlocked(one) || (status === "past_due" && one.status === "open"))?.created ??
  null;

/**
 * A card pays at once; what else Stripe offers for subscriptions, such as a debit, is answered by a bank days later.
 */
const AT_ONCE = new Set(["card", "link", "paypal", "revolut_pay", "amazon_pay", "cashapp"]);

function paysByDebit({ default_payment_method: method }: Stripe.Subscription): boolean {
  const type = expanded(method)?.type;
  return type !== undefined && !AT_ONCE.has(type);
}

const NOT_PAID = new Set(["open", "draft"]);

/** Whatever its status says while a bank has not answered. */
function isBegun(subscription: Stripe.Subscription): boolean {
  const invoice = invoiceOf(subscription);
  const isFirst = invoice?.billing_reason === "subscription_create";
  return subscription.status !== "incomplete" && !(isFirst && NOT_PAID.has(invoice.status ?? ""));
}

async function isDebitUnderWay(stripe: Stripe, subscription: Stripe.Subscription): Promise<boolean> {
  const invoice = invoiceOf(subscription);
  if (invoice?.status !== "open" || subscription.ended_at) return false;
  return (await intentsOf(stripe, invoice.id)).some(({ status }) => status === "processing");
}

const UNPAID = new Set(["past_due", "unpaid", "incomplete"]);

/** An invoice of a renewal is a draft for an hour before the money is taken. One that was voided is forgiven. */
function isPeriodPaid(subscription: Stripe.Subscription): boolean {
  if (UNPAID.has(subscription.status)) return false;
  const invoice = invoiceOf(subscription);
  if (invoice?.billing_reason !== "subscription_cycle") return true;
  return invoice.status === "paid" || invoice.status === "void";
}

function pendingOf({ pending_update }: Stripe.Subscription): SeatedTerms | null {
  const item = pending_update?.subscription_items?.[0];
  const terms = item ? termsOfPrice(item.price) : null;
  return terms && { ...terms, seats: item?.quantity ?? 1 };
}

const statusOf = ({ status }: Stripe.Subscription): SubscriptionStatus =>
  SUBSCRIPTION_STATUSES.find((known) => known === status) ?? "other";

/** A subscription of the SDK as billing knows it. */
export async function subscriptionOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  termsOfId: TermsOfId,
  billed: Billed,
): Promise<Subscription> {
  const item = itemOf(subscription);
  const own = billedFor(subscription, billed);
  const orphans = orphansOf(subscription, own);
  return {
    id: subscription.id,
    status: statusOf(subscription),
    createdAt: subscription.created,
    planId: termsOfPrice(item.price)?.planId ?? null,
    interval: findInterval(item.price.recurring?.interval ?? "") ?? "month",
    seats: item.quantity ?? 1,
    priceId: item.price.id,
    anchor: subscription.billing_cycle_anchor,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    cancelAt: subscription.cancel_at,
    isEndingWithPeriod: subscription.cancel_at_period_end,
    unpaidSince: unpaidSince(subscription, own),
    isBegun: isBegun(subscription),
    isDebitUnderWay: await isDebitUnderWay(stripe, subscription),
    paysByDebit: paysByDebit(subscription),
    isPeriodPaid: isPeriodPaid(subscription),
    orphans,
    ...(await returnedOf(stripe, subscription, own, orphans)),
    paysWith: subscription.default_payment_method ? idOf(subscription.default_payment_method) : null,
    keepsCard: subscription.payment_settings?.save_default_payment_method === "on_subscription",
    pending: pendingOf(subscription),
    schedule: await scheduleOf(subscription, termsOfId),
    latestInvoice: latestInvoiceOf(subscription),
    language: findLanguage(subscription.metadata["language"]) ?? "en",
    buyer: buyerOf(subscription),
  };
}
