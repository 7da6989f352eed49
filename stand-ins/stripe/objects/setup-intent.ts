import type Stripe from "stripe";
import { newId } from "../ids.ts";

export interface NewSetupIntent {
  readonly customer: string;
  readonly method: Stripe.PaymentMethod;
  readonly created: number;
}

/** A setup intent that is done: somebody agreed to be charged later with a method. */
export const newSetupIntent = ({ customer, method, created }: NewSetupIntent): Stripe.SetupIntent => ({
  id: newId("seti"),
  object: "setup_intent",
  allowed_payment_method_types: [method.type],
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: null,
  created,
  customer,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  flow_directions: null,
  last_setup_error: null,
  latest_attempt: null,
  livemode: false,
  managed_payments: { enabled: false },
  mandate: newId("mandate"),
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method: method.id,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: [method.type],
  single_use_mandate: null,
  status: "succeeded",
  usage: "off_session",
});
