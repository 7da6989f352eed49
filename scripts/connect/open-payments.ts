import { existsSync } from "node:fs";
import type { Payments } from "../../server/billing/payments.ts";
import { EMBEDDED_STRIPE, STRIPE_PAGES, stripeFileOf } from "../../stand-ins/stripe/open-stripe.ts";
import { readSavedState } from "../../stand-ins/stripe/saved-state.ts";
import type { Env } from "../../server/env.ts";
import { hostedPayments, paymentsOf } from "../../server/open-services.ts";

/** How far the time of the stand-in was moved, as it was saved last, in milliseconds. */
function offsetOf(env: Env): number {
  const file = stripeFileOf(env);
  // Before anything was bought there is none.
  return existsSync(file) ? (readSavedState(file)?.offsetMs ?? 0) : 0;
}

/**
 * Stripe of the environment; without a key the stand-in of the product that runs here, so that what is done by hand is done
 * where people see it. `ask` reaches the product.
 */
export function openPayments(env: Env, ask: typeof fetch = fetch): Payments {
  if (env.STRIPE_SECRET_KEY) return hostedPayments(env);
  const offsetMs = offsetOf(env);
  const standIn = {
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return ask(`${env.SITE_URL}${STRIPE_PAGES}${pathname}${search}`, init);
    },
    now: () => Math.floor((Date.now() + offsetMs) / 1000),
  };
  return paymentsOf(env, { ...EMBEDDED_STRIPE, standIn });
}
