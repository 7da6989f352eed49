import type Stripe from "stripe";
import { PORTAL_CONFIGURATION } from "../account.ts";
import { newId } from "../ids.ts";

export interface NewPortalSession {
  readonly customer: string;
  readonly returnUrl: string | null;
  readonly locale: string | null;
  readonly flow: Stripe.BillingPortal.Session.Flow | null;
  readonly pagesUrl: string;
  readonly created: number;
}

/** A visit of the customer portal, as Stripe answers it. */
export function newPortalSession(given: NewPortalSession): Stripe.BillingPortal.Session {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session",
    after_expiration: null,
    configuration: PORTAL_CONFIGURATION,
    created: given.created,
    customer: given.customer,
    customer_account: null,
    flow: given.flow,
    livemode: false,
    locale: given.locale,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: `${given.pagesUrl}/portal/${id}`,
  };
}
