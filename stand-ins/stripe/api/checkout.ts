import * as z from "zod";
import { recurringPrice } from "../billing/subscribe.ts";
import { setFields } from "../change.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { newCheckoutSession, SESSION_METHODS } from "../objects/checkout-session.ts";
import { paginate } from "../calls/paginate.ts";
import { filled, flagParam, LIST, mergeMetadata, metadata, textParam, whole } from "../calls/params.ts";
import { present } from "../present.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { liveCustomer } from "./customers.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";

const HALF_AN_HOUR = 1800;
const chosen = z.enum(["auto", "never"]).optional();

const CREATE = {
  allow_promotion_codes: flagParam.optional(),
  automatic_tax: z.strictObject({ enabled: flagParam }).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  cancel_url: z.url().optional(),
  client_reference_id: textParam.max(200).optional(),
  customer: filled.optional(),
  customer_email: filled.optional(),
  customer_update: z.strictObject({ address: chosen, name: chosen }).optional(),
  expires_at: whole.optional(),
  line_items: z
    .array(z.strictObject({ price: filled, quantity: whole.pipe(z.number().min(1)).optional() }))
    .length(1, "This stand-in knows sessions with one line item"),
  locale: textParam.optional(),
  metadata: metadata.optional(),
  mode: z.literal("subscription", "This stand-in knows the mode `subscription` only"),
  payment_method_collection: z.literal("always").optional(),
  allowed_payment_method_types: z.array(z.enum(SESSION_METHODS)).optional(),
  subscription_data: z
    .strictObject({ description: textParam.optional(), metadata: metadata.optional() })
    .optional(),
  success_url: z.string().url(),
  tax_id_collection: z
    .strictObject({ enabled: flagParam, required: z.literal("never").optional() })
    .optional(),
  ui_mode: z.literal("hosted_page").optional(),
};

export const CHECKOUT: readonly StripeEndpoint[] = [
  endpoint("POST", "/v1/checkout/sessions", CREATE, (world, params) => {
    const now = world.clock.now(params.customer);
    const [item] = params.line_items;
    const price = recurringPrice(world, item?.price ?? "", "line_items[0][price]");
    const quantity = item?.quantity ?? 1;
    if (params.customer && params.customer_email)
      throw badRequest("You may only specify one of these parameters: customer, customer_email.");
    const customer = params.customer ? liveCustomer(world, params.customer, "customer") : null;
    const updates = Object.entries(params.customer_update ?? {}).flatMap(([name, choice]) =>
      choice === "auto" ? [name] : [],
    );
    if (customer && params.tax_id_collection?.enabled && !updates.includes("name"))
      throw badRequest(
        "Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.",
      );
    if (customer && !customer.address && params.automatic_tax?.enabled && !updates.includes("address"))
      throw badRequest(
        "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to `auto`.",
        { code: "customer_tax_location_invalid" },
      );
    const expiresAt = params.expires_at ?? now + DAY_S;
    if (expiresAt < now + HALF_AN_HOUR || expiresAt > now + DAY_S + 60)
      throw badRequest(
        "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours after Checkout Session creation.",
        { param: "expires_at" },
      );
    const session = world.store.add(
      newCheckoutSession({
        customer: customer?.id ?? null,
        customerEmail: params.customer_email ?? customer?.email ?? null,
        amount: (price.unit_amount ?? 0) * quantity,
        currency: price.currency,
        successUrl: params.success_url,
        cancelUrl: params.cancel_url ?? null,
        pagesUrl: world.pagesUrl,
        locale: params.locale ?? null,
        clientReferenceId: params.client_reference_id ?? null,
        metadata: mergeMetadata({}, params.metadata),
        collectsTaxId: params.tax_id_collection?.enabled ?? false,
        addressCollection: params.billing_address_collection ?? "auto",
        allowsPromotionCodes: params.allow_promotion_codes ?? null,
        hasAutomaticTax: params.automatic_tax?.enabled ?? false,
        methods: params.allowed_payment_method_types ?? SESSION_METHODS,
        expiresAt,
        created: now,
      }),
    );
    world.store.note(session.id).order = {
      price: price.id,
      quantity,
      metadata: mergeMetadata({}, params.subscription_data?.metadata),
      updates,
    };
    return session;
  }),
  endpoint("GET", "/v1/checkout/sessions/:id", {}, ({ store }, _, id) =>
    store.get("checkout.session", id("id")),
  ),
  endpoint("GET", "/v1/checkout/sessions/:id/line_items", LIST, ({ store }, _, id) => {
    const whole = present(store, store.get("checkout.session", id("id")), ["line_items"]);
    return (whole as { line_items: object }).line_items;
  }),
  endpoint("POST", "/v1/checkout/sessions/:id/expire", {}, (world, _, id) => {
    const session = world.store.get("checkout.session", id("id"));
    if (session.status !== "open")
      throw badRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    setFields(session, { status: "expired", url: null });
    world.emit("checkout.session.expired", session);
    return session;
  }),
  endpoint(
    "GET",
    "/v1/checkout/sessions",
    {
      ...LIST,
      customer: textParam.optional(),
      status: z.enum(["complete", "expired", "open"]).optional(),
      subscription: textParam.optional(),
    },
    ({ store }, { customer, status, subscription, ...page }) =>
      paginate(
        store
          .list("checkout.session")
          .filter((one) => !customer || one.customer === customer)
          .filter((one) => !status || one.status === status)
          .filter((one) => !subscription || one.subscription === subscription),
        page,
        "/v1/checkout/sessions",
      ),
  ),
];
