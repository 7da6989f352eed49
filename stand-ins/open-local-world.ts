import type { Env } from "../server/env.ts";
import { logOf, type World } from "../server/open-world.ts";
import type { StartFault } from "../server/start-fault.ts";
import { SWEEPS } from "../server/sweeps.ts";
import { createLocalApp, openStandIns } from "./open-stand-ins.ts";
import { openDatabase } from "./postgres/open-database.ts";
import { STRIPE_PAGES, stripeFileOf } from "./stripe/open-stripe.ts";

/**
 * Opens the product on one machine: a stand-in for whatever the environment names no service for. `onLost`: its Postgres
 * ended for good. Production loads none of this.
 */
export async function openLocalWorld(env: Env, onLost?: (fault: StartFault) => void): Promise<World> {
  const database = await openDatabase(env, onLost);
  const opened = await openStandIns(env, database.url, logOf(env), stripeFileOf(env)).catch(
    async (error: unknown) => {
      await database.stop();
      throw error;
    },
  );
  const { deps, standIns } = opened;
  const { stripe } = standIns;
  return {
    deps,
    app: createLocalApp(deps, standIns),
    sweeps: stripe ? [...SWEEPS, { name: "stand-in for Stripe", everyS: 5, run: stripe.settle }] : SWEEPS,
    databaseUrl: database.url,
    notices: [
      ...(standIns.mailFolder ? [`Mail        ${env.SITE_URL}/dev/mail   what would have been sent`] : []),
      ...(stripe
        ? [`Play money  ${env.SITE_URL}${STRIPE_PAGES}/clock   what Stripe would do, and its time`]
        : []),
      ...(database.notice ? [database.notice] : []),
    ],
    stop: async () => {
      await opened.stop();
      await database.stop();
    },
  };
}
