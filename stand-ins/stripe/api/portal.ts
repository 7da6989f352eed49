import type Stripe from "stripe";
import * as z from "zod";
import { PORTAL_CONFIGURATION } from "../account.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { newPortalSession } from "../objects/portal-session.ts";
import { filled, textParam } from "../calls/params.ts";
import { resourceMissing } from "../calls/stripe-error.ts";
import type { World } from "../world.ts";
import { liveCustomer } from "./customers.ts";

const ofSubscription = z.strictObject({ subscription: filled });

const FLOW = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("payment_method_update"),
    after_completion: z
      .strictObject({ type: z.literal("redirect"), redirect: z.strictObject({ return_url: z.url() }) })
      .optional(),
  }),
  z.strictObject({
    type: z.literal("subscription_cancel"),
    subscription_cancel: ofSubscription,
    after_completion: z
      .strictObject({ type: z.literal("redirect"), redirect: z.strictObject({ return_url: z.url() }) })
      .optional(),
  }),
]);

function flowOf(world: World, given: z.infer<typeof FLOW>): Stripe.BillingPortal.Session.Flow {
  const subscription = given.type === "subscription_cancel" ? given.subscription_cancel.subscription : null;
  if (subscription)
    world.store.get("subscription", subscription, "flow_data[subscription_cancel][subscription]");
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: given.after_completion?.redirect ?? null,
      type: given.after_completion?.type ?? "portal_homepage",
    },
    customer_update: null,
    subscription_cancel: subscription ? { retention: null, subscription } : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: given.type,
  };
}

export const PORTAL: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/billing_portal/sessions",
    {
      configuration: filled.optional(),
      customer: filled,
      flow_data: FLOW.optional(),
      locale: textParam.optional(),
      return_url: z.url().optional(),
    },
    (world, params) => {
      const customer = liveCustomer(world, params.customer, "customer");
      if (params.configuration && params.configuration !== PORTAL_CONFIGURATION)
        throw resourceMissing("configuration", params.configuration, "configuration");
      const session = newPortalSession({
        customer: customer.id,
        returnUrl: params.return_url ?? null,
        locale: params.locale ?? null,
        flow: params.flow_data ? flowOf(world, params.flow_data) : null,
        pagesUrl: world.pagesUrl,
        created: world.clock.now(customer.id),
      });
      world.store.add(session);
      world.emit("billing_portal.session.created", session);
      return session;
    },
  ),
];
