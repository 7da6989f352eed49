import type Stripe from "stripe";
import { newId } from "../ids.ts";

/** The ways to pay that are switched on in the account: a session that names nothing offers all of it. */
export const SESSION_METHODS = ["card", "sepa_debit"] as const;

export interface NewCheckoutSession {
  readonly customer: string | null;
  readonly customerEmail: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly successUrl: string | null;
  readonly cancelUrl: string | null;
  readonly pagesUrl: string;
  readonly locale: string | null;
  readonly clientReferenceId: string | null;
  readonly metadata: Record<string, string>;
  readonly collectsTaxId: boolean;
  readonly addressCollection: "auto" | "required";
  readonly allowsPromotionCodes: boolean | null;
  readonly hasAutomaticTax: boolean;
  readonly methods: readonly string[];
  readonly expiresAt: number;
  readonly created: number;
}

/** A checkout that nobody has paid yet, as Stripe answers it. */
export function newCheckoutSession(given: NewCheckoutSession): Stripe.Checkout.Session {
  const id = newId("cs_test");
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: given.allowsPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: given.amount,
    amount_total: given.amount,
    automatic_tax: {
      enabled: given.hasAutomaticTax,
      liability: given.hasAutomaticTax ? { type: "self" } : null,
      provider: given.hasAutomaticTax ? "stripe" : null,
      status: given.hasAutomaticTax ? "requires_location_inputs" : null,
    },
    billing_address_collection: given.addressCollection,
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: given.created,
    currency: given.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer,
    customer_account: null,
    customer_creation: given.customer ? null : "always",
    customer_details: null,
    customer_email: given.customerEmail,
    discounts: [],
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: [...given.methods],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ["always"],
      payment_method_remove: "disabled",
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: given.successUrl,
    tax_id_collection: { enabled: given.collectsTaxId, required: "never" },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${given.pagesUrl}/pay/${id}`,
    wallet_options: null,
  };
}
