import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { nulls } from "./nulls.ts";

type Checkout = Stripe.Checkout.Session;

export interface NewCheckoutSession extends Pick<
  Checkout,
  | "allow_promotion_codes"
  | "cancel_url"
  | "client_reference_id"
  | "created"
  | "currency"
  | "customer"
  | "customer_email"
  | "locale"
  | "metadata"
  | "success_url"
> {
  readonly amount: number;
  readonly hasAutomaticTax: boolean;
  readonly pagesUrl: string;
  readonly expiresAt: number;
}

/** A checkout that nobody has paid yet, as Stripe answers it. */
export function newCheckoutSession({
  amount,
  hasAutomaticTax,
  pagesUrl,
  expiresAt,
  ...given
}: NewCheckoutSession): Checkout {
  const id = newId("cs_test");
  return {
    ...nulls("after_expiration allowed_payment_method_types client_secret collected_information consent"),
    ...nulls("consent_collection currency_conversion customer_account customer_creation customer_details"),
    ...nulls("integration_identifier invoice invoice_creation origin_context payment_intent payment_link"),
    ...nulls("payment_method_configuration_details permissions recovered_from setup_intent"),
    ...nulls("shipping_address_collection shipping_cost submit_type subscription wallet_options"),
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: {
      enabled: hasAutomaticTax,
      liability: hasAutomaticTax ? { type: "self" } : null,
      provider: hasAutomaticTax ? "stripe" : null,
      status: hasAutomaticTax ? "requires_location_inputs" : null,
    },
    billing_address_collection: "required",
    custom_fields: [],
    custom_text: nulls("after_submit shipping_address submit terms_of_service_acceptance"),
    discounts: [],
    expires_at: expiresAt,
    livemode: false,
    managed_payments: { enabled: false },
    mode: "subscription",
    payment_method_collection: "always",
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card", "sepa_debit"],
    payment_status: "unpaid",
    phone_number_collection: { enabled: false },
    saved_payment_method_options: {
      allow_redisplay_filters: ["always"],
      payment_method_remove: "disabled",
      payment_method_save: null,
    },
    shipping_options: [],
    status: "open",
    tax_id_collection: { enabled: true, required: "never" },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${pagesUrl}/pay/${id}`,
    ...given,
  };
}

/** A visit of the customer portal, as Stripe answers it. */
export function newPortalSession(
  given: Pick<Stripe.BillingPortal.Session, "created" | "customer" | "return_url">,
  pagesUrl: string,
): Stripe.BillingPortal.Session {
  const id = newId("bps");
  return {
    ...nulls("after_expiration customer_account flow locale on_behalf_of"),
    id,
    object: "billing_portal.session",
    configuration: "bpc_standin",
    livemode: false,
    url: `${pagesUrl}/portal/${id}`,
    ...given,
  };
}
