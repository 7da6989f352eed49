import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payments } from "../../server/billing/payments.ts";
import { openEmbeddedStripe, stripeFileOf } from "../../server/embedded/open-stripe.ts";
import type { Env } from "../../server/env.ts";
import { paymentsOf } from "../../server/open-deps.ts";

export interface OpenPayments {
  readonly payments: Payments;
  readonly stop: () => Promise<void>;
}

/** Stripe of the environment; without a key a copy of what the stand-in saved last, as the product writes to the file. */
export async function openPayments(env: Env): Promise<OpenPayments> {
  if (env.STRIPE_SECRET_KEY) return { payments: paymentsOf(env, null), stop: async () => {} };
  const folder = await mkdtemp(path.join(tmpdir(), "stripe-copy-"));
  const copied = { ...env, DATA_FOLDER: folder };
  // Before anything was bought there is no file.
  if (existsSync(stripeFileOf(env))) await copyFile(stripeFileOf(env), stripeFileOf(copied));
  const standIn = openEmbeddedStripe(copied);
  return {
    payments: paymentsOf(env, standIn),
    stop: async () => {
      await standIn.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
