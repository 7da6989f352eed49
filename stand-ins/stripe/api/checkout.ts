import * as z from "zod";
import { DAY_S } from "../../../shared/time-lengths.ts";
import { recurringPrice } from "../billing/subscribe.ts";
import { change } from "../change.ts";
import { endpoint, having, listing, type StripeEndpoint } from "../calls/endpoint.ts";
import { filled, flagParam, mergeMetadata, metadata, textParam, whole } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { newCheckoutSession } from "../objects/sessions.ts";
import { liveCustomer } from "./customers.ts";

/** https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-locale */
const LOCALES =
  "auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW".split(
    " ",
  );

/** Sessions that sell one subscription to a customer, and ask for company, VAT number and address. */
const CREATE = {
  automatic_tax: z.strictObject({ enabled: flagParam }).optional(),
  billing_address_collection: z.literal("required"),
  cancel_url: z.url(),
  client_reference_id: textParam.max(200).optional(),
  customer: filled,
  // Both are needed: an existing customer takes over a VAT number and an address only so.
  customer_update: z.strictObject({ address: z.literal("auto"), name: z.literal("auto") }),
  line_items: z
    .array(z.strictObject({ price: filled, quantity: whole.pipe(z.number().min(1)) }))
    .length(1, "This stand-in knows sessions with one line item"),
  locale: z.enum(LOCALES).optional(),
  metadata: metadata.optional(),
  mode: z.literal("subscription", "This stand-in knows the mode `subscription` only"),
  subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  success_url: z.url(),
  tax_id_collection: z.strictObject({ enabled: z.literal("true") }),
};

/** The checkouts: `pages/checkout.ts` is where they are paid. */
export const CHECKOUT: readonly StripeEndpoint[] = [
  endpoint("POST", "/v1/checkout/sessions", CREATE, (world, params) => {
    const [item] = params.line_items;
    const price = recurringPrice(world, item?.price ?? "", "line_items[0][price]");
    const quantity = item?.quantity ?? 1;
    const { id: customer, email } = liveCustomer(world, params.customer, "customer");
    const created = world.clock.now();
    const session = world.store.add(
      newCheckoutSession({
        customer,
        customer_email: email,
        amount_total: (price.unit_amount ?? 0) * quantity,
        currency: price.currency,
        success_url: params.success_url,
        cancel_url: params.cancel_url,
        pagesUrl: world.pagesUrl,
        metadata: mergeMetadata({}, params.metadata),
        hasAutomaticTax: params.automatic_tax?.enabled ?? false,
        expires_at: created + DAY_S,
        created,
      }),
    );
    world.store.note(session.id).order = {
      price: price.id,
      quantity,
      metadata: mergeMetadata({}, params.subscription_data?.metadata),
    };
    return session;
  }),
  endpoint("POST", "/v1/checkout/sessions/:id/expire", {}, (world, _, id) => {
    const session = world.store.get("checkout.session", id);
    if (session.status !== "open")
      throw badRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    return change(world, "checkout.session.expired", session, { status: "expired", url: null });
  }),
  listing("checkout.session", "/v1/checkout/sessions", { customer: having("customer") }),
];
