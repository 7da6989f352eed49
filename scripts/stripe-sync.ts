import { hostedPayments } from "../server/open-services.ts";
import { runScript } from "./run/run-script.ts";

const NO_KEY = `STRIPE_SECRET_KEY is not set. The stand-in under /stripe sells the plans of shared/plans.ts by itself.
`;

/** Puts the plans of the price list up for sale on the Stripe account of the environment. */
await runScript(async (env) => {
  if (!env.STRIPE_SECRET_KEY) return void process.stdout.write(NO_KEY);
  const changes = await hostedPayments(env).sellPlans();
  process.stdout.write(changes.length > 0 ? `${changes.join("\n")}\n` : "Everything is for sale already.\n");
});
