import { existsSync } from "node:fs";
import type { Payments } from "../../server/billing/payments.ts";
import { STRIPE_PAGES, stripeFileOf } from "../../stand-ins/open-stripe.ts";
import { readSavedState } from "../../stand-ins/stripe/saved-state.ts";
import type { Env } from "../../server/env.ts";
import { paymentsOf } from "../../server/open-deps.ts";

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
  if (env.STRIPE_SECRET_KEY) return paymentsOf(env, null);
  const offsetMs = offsetOf(env);
  return paymentsOf(env, {
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return ask(`${env.SITE_URL}${STRIPE_PAGES}${pathname}${search}`, init);
    },
    clock: { now: () => Math.floor((Date.now() + offsetMs) / 1000) },
  });
}
