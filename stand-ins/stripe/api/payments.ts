import type Stripe from "stripe";
import * as z from "zod";
import { DAY_S } from "../../../shared/time-lengths.ts";
import { formatMoney } from "../amounts/money.ts";
import { findCard } from "../cards.ts";
import { change, setFields } from "../change.ts";
import {
  CREATED,
  endpoint,
  having,
  keeping,
  listing,
  reading,
  type StripeEndpoint,
} from "../calls/endpoint.ts";
import { filled, flagParam, mergeMetadata, metadata, textParam, whole } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { newCreditNote, newRefund } from "../objects/given-back.ts";
import { idOf, type Store } from "../store.ts";
import type { World } from "../world.ts";

/** The charge that a refund names, by itself or by its payment. */
function chargeOf(store: Store, charge: string | undefined, intent: string | undefined): Stripe.Charge {
  if (charge) return store.get("charge", charge, "charge");
  if (!intent)
    throw badRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const { latest_charge } = store.get("payment_intent", intent, "payment_intent");
  if (!latest_charge)
    throw badRequest("This PaymentIntent does not have a successful charge to refund.", {
      code: "payment_intent_unexpected_state",
    });
  return store.get("charge", idOf(latest_charge));
}

/** How much of a charge is left to be given back, in cents; throws where there is nothing. */
function refundable(store: Store, { id, amount_captured, amount_refunded }: Stripe.Charge): number {
  if (store.list("dispute").some(({ charge, status }) => charge === id && status !== "won"))
    throw badRequest(`Charge ${id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  const left = amount_captured - amount_refunded;
  if (left === 0)
    throw badRequest(`Charge ${id} has already been refunded.`, { code: "charge_already_refunded" });
  return left;
}

/** How a dispute ends in test mode: by these words, https://docs.stripe.com/testing#disputes. */
const VERDICTS: Readonly<Record<string, "won" | "lost">> = {
  winning_evidence: "won",
  losing_evidence: "lost",
};

function decide(world: World, dispute: Stripe.Dispute, status: "won" | "lost"): Stripe.Dispute {
  const before = setFields(dispute, { status });
  world.emit("charge.dispute.closed", dispute, before);
  return dispute;
}

/** Payments, the ways in which they go back, and the events of everything. */
export const PAYMENTS: readonly StripeEndpoint[] = [
  reading("payment_intent", "/v1/payment_intents"),
  reading("charge", "/v1/charges"),
  listing("charge", "/v1/charges", { customer: having("customer") }),

  endpoint(
    "POST",
    "/v1/refunds",
    {
      amount: whole.pipe(z.number().min(1)).optional(),
      charge: filled.optional(),
      metadata: metadata.optional(),
      payment_intent: filled.optional(),
      reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
    },
    (world, params) => {
      const charge = chargeOf(world.store, params.charge, params.payment_intent);
      const left = refundable(world.store, charge);
      const { amount = left, reason = null } = params;
      if (amount > left)
        throw badRequest(
          `Refund amount (${formatMoney(amount, charge.currency)}) is greater than unrefunded amount on charge (${formatMoney(left, charge.currency)})`,
          { param: "amount" },
        );
      const refund = world.store.add(
        newRefund(charge, {
          amount,
          reason,
          metadata: mergeMetadata({}, params.metadata),
          created: world.clock.now(),
        }),
      );
      const amount_refunded = charge.amount_refunded + amount;
      const before = setFields(charge, { amount_refunded, refunded: amount_refunded === charge.amount });
      const card = findCard(world.store.note(idOf(charge.payment_method ?? "")).card ?? "");
      if (card?.isRefusingRefunds) world.store.note(refund.id).failsAt = refund.created + DAY_S;
      world.emit("refund.created", refund);
      world.emit("charge.refunded", charge, before);
      return refund;
    },
  ),
  endpoint("POST", "/v1/refunds/:id", { metadata: metadata.optional() }, (world, params, id) => {
    const refund = world.store.get("refund", id);
    return change(world, "refund.updated", refund, {
      metadata: mergeMetadata(refund.metadata ?? {}, params.metadata),
    });
  }),
  listing("refund", "/v1/refunds", { payment_intent: having("payment_intent") }),

  endpoint(
    "POST",
    "/v1/credit_notes",
    {
      invoice: filled,
      amount: whole.pipe(z.number().min(1)),
      refunds: z.array(z.strictObject({ refund: filled, amount_refunded: whole })).min(1),
      reason: z.enum(["duplicate", "fraudulent", "order_change", "product_unsatisfactory"]).optional(),
    },
    (world, { amount, ...params }) => {
      const invoice = world.store.get("invoice", params.invoice, "invoice");
      const credited = invoice.post_payment_credit_notes_amount;
      if (invoice.status !== "paid" || amount > invoice.amount_paid - credited)
        throw badRequest("The credit note amount is more than what was paid of the invoice and is left.", {
          param: "amount",
        });
      const refunds = params.refunds.map(({ refund, amount_refunded }) => ({
        id: world.store.get("refund", refund, "refunds[0][refund]").id,
        amount: amount_refunded,
      }));
      if (refunds.reduce((sum, one) => sum + one.amount, 0) !== amount)
        throw badRequest("The sum of the refunds must be the amount of the credit note.", {
          param: "refunds",
        });
      const count = world.store.list("credit_note").filter((one) => one.invoice === invoice.id).length;
      const number = `${invoice.number ?? ""}-CN-${String(count + 1).padStart(2, "0")}`;
      const created = world.clock.now();
      const note = world.store.add(newCreditNote({ invoice, amount, number, refunds, created }));
      setFields(invoice, { post_payment_credit_notes_amount: credited + amount });
      world.emit("credit_note.created", note);
      return note;
    },
  ),
  listing("credit_note", "/v1/credit_notes", { customer: having("customer"), invoice: having("invoice") }),

  endpoint(
    "POST",
    "/v1/disputes/:id",
    { evidence: z.strictObject({ uncategorized_text: textParam }), submit: flagParam.optional() },
    (world, { evidence, submit }, id) => {
      const verdict = VERDICTS[evidence.uncategorized_text];
      const dispute = world.store.get("dispute", id);
      return verdict && submit !== false ? decide(world, dispute, verdict) : dispute;
    },
  ),
  endpoint("POST", "/v1/disputes/:id/close", {}, (world, _, id) =>
    decide(world, world.store.get("dispute", id), "lost"),
  ),
  listing("dispute", "/v1/disputes", { charge: having("charge") }),

  listing("event", "/v1/events", {
    created: CREATED,
    // `customer.subscription.*` stands for all that begin so.
    type: keeping(textParam, ({ type }, wanted) =>
      wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted,
    ),
  }),
];
