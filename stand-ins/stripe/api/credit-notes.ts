import * as z from "zod";
import { setFields } from "../change.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { newCreditNote } from "../objects/credit-note.ts";
import { isWithin, paginate } from "../calls/paginate.ts";
import { created, filled, LIST, mergeMetadata, metadata, textParam, whole } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { idOf } from "../store.ts";

const REFUND = z.strictObject({ refund: filled, amount_refunded: whole.optional() });

/** Calls that make credit notes of refunds that were made before: this stand-in credits nothing else. */
export const CREDIT_NOTES: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/credit_notes",
    {
      invoice: filled,
      amount: whole.pipe(z.number().min(1)),
      refunds: z.array(REFUND).min(1),
      reason: z.enum(["duplicate", "fraudulent", "order_change", "product_unsatisfactory"]).optional(),
      metadata: metadata.optional(),
    },
    (world, params) => {
      const invoice = world.store.get("invoice", params.invoice, "invoice");
      if (invoice.status !== "paid")
        throw badRequest("This stand-in writes credit notes for invoices that are paid.", {
          param: "invoice",
        });
      const credited = invoice.post_payment_credit_notes_amount;
      if (params.amount > invoice.amount_paid - credited)
        throw badRequest("The credit note amount is more than what is left of the invoice.", {
          param: "amount",
        });
      const refunds = params.refunds.map(({ refund, amount_refunded }) => {
        const { id, amount } = world.store.get("refund", refund, "refunds[0][refund]");
        return { id, amount: amount_refunded ?? amount };
      });
      if (refunds.reduce((sum, { amount }) => sum + amount, 0) !== params.amount)
        throw badRequest("The sum of the refunds must be the amount of the credit note.", {
          param: "refunds",
        });
      const count = world.store.list("credit_note").filter((one) => one.invoice === invoice.id).length;
      const note = world.store.add(
        newCreditNote({
          invoice,
          amount: params.amount,
          number: `${invoice.number ?? ""}-CN-${String(count + 1).padStart(2, "0")}`,
          refunds,
          reason: params.reason ?? null,
          metadata: mergeMetadata({}, params.metadata),
          pagesUrl: world.pagesUrl,
          created: world.clock.now(invoice.customer && idOf(invoice.customer)),
        }),
      );
      setFields(invoice, { post_payment_credit_notes_amount: credited + params.amount });
      world.emit("credit_note.created", note);
      return note;
    },
  ),
  endpoint("GET", "/v1/credit_notes/:id", {}, ({ store }, _, id) => store.get("credit_note", id("id"))),
  endpoint(
    "GET",
    "/v1/credit_notes",
    { ...LIST, created: created.optional(), customer: textParam.optional(), invoice: textParam.optional() },
    ({ store }, { created: range, customer, invoice, ...page }) =>
      paginate(
        store
          .list("credit_note")
          .filter((one) => !customer || one.customer === customer)
          .filter((one) => !invoice || one.invoice === invoice)
          .filter((one) => isWithin(one.created, range)),
        page,
        "/v1/credit_notes",
      ),
  ),
];
