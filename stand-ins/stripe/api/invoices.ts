import type Stripe from "stripe";
import * as z from "zod";
import { cardError, AWAY, isRefused } from "../billing/attempt.ts";
import { afterPaid, collect, hasEnded } from "../billing/collect.ts";
import { checkAnchor, isSameCadence, withPrice } from "../billing/change-plan.ts";
import { finalizeInvoice, isBlocked, previewInvoice, subscriptionOf, voidInvoice } from "../billing/invoices.ts";
import { fullLine, itemOf, newPeriodLines, periodOf, prorationLines } from "../billing/lines.ts";
import { recurringPrice } from "../billing/subscribe.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { periodEndAfter } from "../amounts/months.ts";
import { planOf } from "../objects/price.ts";
import { isWithin, paginate } from "../calls/paginate.ts";
import { created, filled, flagParam, LIST, textParam, whole } from "../calls/params.ts";
import { findMethod } from "../payment-methods.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";

const PREVIEWED = z.strictObject({
  billing_cycle_anchor: z.strictObject({ type: z.enum(["now", "unchanged"]) }).optional(),
  cancel_at_period_end: flagParam.optional(),
  items: z
    .array(z.strictObject({ id: filled.optional(), price: filled.optional(), quantity: whole.optional() }))
    .length(1)
    .optional(),
  proration_behavior: z.enum(["always_invoice", "create_prorations", "none"]).optional(),
  proration_date: whole.optional(),
});

/** The invoice with which the next phase of a schedule begins. */
function previewSchedule(world: World, id: string): Stripe.Invoice {
  const schedule = world.store.get("subscription_schedule", id, "schedule");
  const next = schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.end_date);
  const [wanted] = next?.items ?? [];
  if (!next || !wanted)
    throw badRequest("No upcoming invoices for customer", { code: "invoice_upcoming_none" });
  const subscription = world.store.get(
    "subscription",
    schedule.subscription ? idOf(schedule.subscription) : "",
  );
  const item = itemOf(subscription);
  const price = world.store.get("price", idOf(wanted.price));
  const { start_date: start } = next;
  const cadence = price.recurring ?? { interval: "month", interval_count: 1 };
  const anchor = next.billing_cycle_anchor === "phase_start" ? start : subscription.billing_cycle_anchor;
  const period = { start, end: periodEndAfter(anchor, start, cadence) };
  const discounts = next.discounts.flatMap(({ discount }) => (discount ? [idOf(discount)] : []));
  return previewInvoice(
    world,
    { ...subscription, discounts },
    {
      reason: "upcoming",
      lines: [
        fullLine(world, { ...item, price, plan: planOf(price), quantity: wanted.quantity ?? 1 }, period),
      ],
      period: periodOf(item),
      finalizesAt: null,
    },
  );
}

export const INVOICES: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/invoices/create_preview",
    {
      customer: filled.optional(),
      schedule: filled.optional(),
      subscription: filled.optional(),
      subscription_details: PREVIEWED.optional(),
    },
    (world, params) => {
      if (params.schedule) {
        if (params.subscription || params.subscription_details)
          throw badRequest("You may only specify one of these parameters: schedule, subscription.");
        return previewSchedule(world, params.schedule);
      }
      const subscription = world.store.get("subscription", params.subscription ?? "", "subscription");
      const isEnding = subscription.cancel_at && params.subscription_details?.cancel_at_period_end !== false;
      if (subscription.ended_at || isEnding)
        throw badRequest("No upcoming invoices for customer", { code: "invoice_upcoming_none" });
      const item = itemOf(subscription);
      const details = params.subscription_details;
      if (subscription.schedule && details?.items)
        throw badRequest(
          `The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`, and previewing other items of it is not allowed. Please preview the schedule instead.`,
        );
      const wanted = details?.items?.[0];
      const next = {
        price: wanted?.price
          ? recurringPrice(world, wanted.price, "subscription_details[items][0][price]")
          : item.price,
        quantity: wanted?.quantity ?? item.quantity ?? 1,
      };
      const now = world.clock.now(idOf(subscription.customer));
      const at = details?.proration_date ?? now;
      if (at < item.current_period_start || at > item.current_period_end)
        throw badRequest("Cannot specify a proration date outside of the current subscription period.", {
          param: "subscription_details[proration_date]",
        });
      const anchor = details?.billing_cycle_anchor?.type;
      checkAnchor(item, next.price, anchor, "subscription_details[billing_cycle_anchor]");
      if (anchor === "now" || !isSameCadence(item.price, next.price))
        return previewInvoice(world, subscription, {
          reason: "upcoming",
          lines: newPeriodLines(world, item, withPrice(item, { ...next, resetsAnchor: true }, now), at),
          period: periodOf(item),
          finalizesAt: null,
        });
      const isProrated = wanted !== undefined && details?.proration_behavior !== "none";
      const prorations = isProrated ? prorationLines(world, item, next, at) : [];
      const start = item.current_period_end;
      const cadence = next.price.recurring ?? { interval: "month", interval_count: 1 };
      const coming = {
        start,
        end: periodEndAfter(subscription.billing_cycle_anchor, start, cadence),
      };
      const full = fullLine(world, { ...item, ...next, plan: planOf(next.price) }, coming);
      return previewInvoice(world, subscription, {
        reason: "upcoming",
        lines: details?.proration_behavior === "always_invoice" ? prorations : [...prorations, full],
        period: periodOf(item),
        finalizesAt: null,
      });
    },
  ),
  endpoint("GET", "/v1/invoices/:id", {}, ({ store }, _, id) => store.get("invoice", id("id"))),
  endpoint("GET", "/v1/invoices/:id/lines", LIST, ({ store }, page, id) => {
    const invoice = store.get("invoice", id("id"));
    return paginate(invoice.lines.data, page, `/v1/invoices/${invoice.id}/lines`);
  }),
  endpoint(
    "POST",
    "/v1/invoices/:id/pay",
    { off_session: flagParam.optional(), payment_method: filled.optional() },
    (world, { payment_method }, id) => {
      const invoice = world.store.get("invoice", id("id"));
      if (invoice.status === "paid")
        throw badRequest("Invoice is already paid", { code: "invoice_already_paid" });
      if (invoice.status !== "open")
        throw badRequest("This invoice can not be paid: it is not open.", { code: "invoice_not_open" });
      const method = payment_method ? findMethod(world, payment_method, "payment_method") : undefined;
      const outcome = collect(world, invoice, AWAY, method);
      if (isRefused(outcome)) throw cardError(outcome);
      return invoice;
    },
  ),
  endpoint("DELETE", "/v1/invoices/:id", {}, ({ store }, _, id) => {
    const { id: gone, status } = store.get("invoice", id("id"));
    if (status !== "draft")
      throw badRequest("You can only delete draft invoices. You can void the invoice instead.", {
        code: "invoice_not_editable",
      });
    store.remove(gone);
    return { id: gone, object: "invoice", deleted: true };
  }),
  endpoint("POST", "/v1/invoices/:id/finalize", { auto_advance: flagParam.optional() }, (world, params, id) => {
    const invoice = world.store.get("invoice", id("id"));
    if (invoice.status !== "draft")
      throw badRequest("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
        code: "invoice_not_editable",
      });
    if (isBlocked(world, invoice))
      throw badRequest("The customer's location isn't recognized.", { code: "customer_tax_location_invalid" });
    finalizeInvoice(world, invoice);
    if (params.auto_advance !== false) collect(world, invoice, AWAY);
    return invoice;
  }),
  endpoint("POST", "/v1/invoices/:id/void", {}, (world, _, id) => {
    const invoice = world.store.get("invoice", id("id"));
    if (invoice.status !== "open")
      throw badRequest(`You can only pass in open invoices. This invoice isn't open.`, {
        code: "status_transition_invalid",
      });
    voidInvoice(world, invoice);
    if (invoice.status === "open")
      throw badRequest("You cannot void this invoice: a payment of it is processing.", {
        code: "payment_intent_unexpected_state",
      });
    // A subscription that owes nothing any more is not past due.
    const subscription = subscriptionOf(world, invoice);
    if (!hasEnded(subscription)) afterPaid(world, subscription, invoice);
    return invoice;
  }),
  endpoint(
    "GET",
    "/v1/invoices",
    {
      ...LIST,
      created: created.optional(),
      customer: textParam.optional(),
      status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
      subscription: textParam.optional(),
    },
    ({ store }, { created: range, customer, status, subscription, ...page }) =>
      paginate(
        store
          .list("invoice")
          .filter((one) => !customer || one.customer === customer)
          .filter((one) => !status || one.status === status)
          .filter((one) => isWithin(one.created, range))
          .filter(
            ({ parent }) => !subscription || parent?.subscription_details?.subscription === subscription,
          ),
        page,
        "/v1/invoices",
      ),
  ),
  endpoint("GET", "/v1/invoice_payments/:id", {}, ({ store }, _, id) =>
    store.get("invoice_payment", id("id")),
  ),
  endpoint(
    "GET",
    "/v1/invoice_payments",
    { ...LIST, invoice: textParam.optional(), status: z.enum(["canceled", "open", "paid"]).optional() },
    ({ store }, { invoice, status, ...page }) =>
      paginate(
        store
          .list("invoice_payment")
          .filter((one) => !invoice || one.invoice === invoice)
          .filter((one) => !status || one.status === status),
        page,
        "/v1/invoice_payments",
      ),
  ),
];
