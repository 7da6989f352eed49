import type Stripe from "stripe";
import * as z from "zod";
import { DAY_S } from "../../../shared/time-lengths.ts";
import { findCard } from "../cards.ts";
import { change, setFields } from "../change.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { formatMoney } from "../amounts/money.ts";
import { newRefund } from "../objects/refund.ts";
import { isWithin, paginate } from "../calls/paginate.ts";
import {
  created,
  filled,
  flagParam,
  LIST,
  mergeMetadata,
  metadata,
  textParam,
  whole,
} from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { idOf, type Store } from "../store.ts";
import type { World } from "../world.ts";

/** The charge that a refund names, by itself or by its payment. */
function chargeOf(store: Store, charge: string | undefined, intent: string | undefined) {
  if (!charge && !intent)
    throw badRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  if (charge) return store.get("charge", charge, "charge");
  const { latest_charge } = store.get("payment_intent", intent ?? "", "payment_intent");
  if (!latest_charge)
    throw badRequest("This PaymentIntent does not have a successful charge to refund.", {
      code: "payment_intent_unexpected_state",
    });
  return store.get("charge", idOf(latest_charge));
}

const REFUNDS: readonly StripeEndpoint[] = [
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
      if (charge.disputed)
        throw badRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: "charge_disputed",
        });
      const left = charge.amount_captured - charge.amount_refunded;
      if (left === 0)
        throw badRequest(`Charge ${charge.id} has already been refunded.`, {
          code: "charge_already_refunded",
        });
      const amount = params.amount ?? left;
      if (amount > left)
        throw badRequest(
          `Refund amount (${formatMoney(amount, charge.currency)}) is greater than unrefunded amount on charge (${formatMoney(left, charge.currency)})`,
          { param: "amount" },
        );
      const refund = world.store.add(
        newRefund({
          charge,
          amount,
          reason: params.reason ?? null,
          metadata: mergeMetadata({}, params.metadata),
          created: world.clock.now(charge.customer && idOf(charge.customer)),
        }),
      );
      const amount_refunded = charge.amount_refunded + amount;
      const before = setFields(charge, { amount_refunded, refunded: amount_refunded === charge.amount });
      const card = findCard(world.store.note(charge.payment_method ?? "").card ?? "");
      if (card?.isRefusingRefunds) world.store.note(refund.id).failsAt = refund.created + DAY_S;
      world.emit("refund.created", refund);
      world.emit("charge.refunded", charge, before);
      return refund;
    },
  ),
  endpoint("POST", "/v1/refunds/:id", { metadata: metadata.optional() }, (world, params, id) => {
    const refund = world.store.get("refund", id("id"));
    return change(world, "refund.updated", refund, {
      metadata: mergeMetadata(refund.metadata ?? {}, params.metadata),
    });
  }),
  endpoint("GET", "/v1/refunds/:id", {}, ({ store }, _, id) => store.get("refund", id("id"))),
  endpoint(
    "GET",
    "/v1/refunds",
    {
      ...LIST,
      charge: textParam.optional(),
      created: created.optional(),
      payment_intent: textParam.optional(),
    },
    ({ store }, { charge, created: range, payment_intent, ...page }) =>
      paginate(
        store
          .list("refund")
          .filter((one) => !charge || one.charge === charge)
          .filter((one) => !payment_intent || one.payment_intent === payment_intent)
          .filter((one) => isWithin(one.created, range)),
        page,
        "/v1/refunds",
      ),
  ),
];

const readOnly = (kind: "charge" | "payment_intent", path: string): readonly StripeEndpoint[] => [
  endpoint("GET", `${path}/:id`, {}, ({ store }, _, id) => store.get(kind, id("id"))),
  endpoint("GET", path, { ...LIST, customer: textParam.optional() }, ({ store }, { customer, ...page }) =>
    paginate<{ id: string }>(
      store.list(kind).filter((one) => !customer || one.customer === customer),
      page,
      path,
    ),
  ),
];

/** How a dispute ends in test mode: by these words, https://docs.stripe.com/testing#disputes. */
const VERDICTS: Readonly<Record<string, "won" | "lost">> = {
  winning_evidence: "won",
  losing_evidence: "lost",
};

function decide(world: World, id: string, status: "won" | "lost"): Stripe.Dispute {
  const dispute = world.store.get("dispute", id);
  const before = setFields(dispute, { status });
  world.emit("charge.dispute.closed", dispute, before);
  return dispute;
}

const DISPUTES: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/disputes/:id",
    { evidence: z.strictObject({ uncategorized_text: textParam }), submit: flagParam.optional() },
    (world, { evidence, submit }, id) => {
      const verdict = VERDICTS[evidence.uncategorized_text];
      const dispute = world.store.get("dispute", id("id"));
      return verdict && submit !== false ? decide(world, dispute.id, verdict) : dispute;
    },
  ),
  endpoint("POST", "/v1/disputes/:id/close", {}, (world, _, id) => decide(world, id("id"), "lost")),
  endpoint("GET", "/v1/disputes/:id", {}, ({ store }, _, id) => store.get("dispute", id("id"))),
  endpoint(
    "GET",
    "/v1/disputes",
    { ...LIST, charge: textParam.optional() },
    ({ store }, { charge, ...page }) =>
      paginate(
        store.list("dispute").filter((one) => !charge || one.charge === charge),
        page,
        "/v1/disputes",
      ),
  ),
];

export const PAYMENTS: readonly StripeEndpoint[] = [
  ...REFUNDS,
  ...DISPUTES,
  ...readOnly("charge", "/v1/charges"),
  ...readOnly("payment_intent", "/v1/payment_intents"),
];
