import type Stripe from "stripe";
import { newId } from "../ids.ts";
import { told } from "./told.ts";

type Checkout = Stripe.Checkout.Session;

export interface NewCheckoutSession extends Pick<
  Checkout,
  | "amount_total"
  | "cancel_url"
  | "created"
  | "currency"
  | "customer"
  | "customer_email"
  | "expires_at"
  | "metadata"
  | "success_url"
> {
  readonly hasAutomaticTax: boolean;
  readonly pagesUrl: string;
}

/** A checkout that nobody has paid yet. */
export function newCheckoutSession({ hasAutomaticTax, pagesUrl, ...given }: NewCheckoutSession): Checkout {
  const id = newId("cs_test");
  return told<Checkout>({
    id,
    object: "checkout.session",
    automatic_tax: { enabled: hasAutomaticTax },
    invoice: null,
    mode: "subscription",
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    url: `${pagesUrl}/pay/${id}`,
    ...given,
  });
}

/** A visit of the customer portal. */
export function newPortalSession(
  given: Pick<Stripe.BillingPortal.Session, "created" | "customer" | "return_url">,
  pagesUrl: string,
): Stripe.BillingPortal.Session {
  const id = newId("bps");
  return told({ id, object: "billing_portal.session", url: `${pagesUrl}/portal/${id}`, ...given });
}
