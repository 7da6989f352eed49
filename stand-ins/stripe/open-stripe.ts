import path from "node:path";
import sql from "sql-template-tag";
import type { Env } from "../../server/env.ts";
import type { DbPool } from "../../server/vendors/postgres.ts";
import { createStripeStandIn, type StripeStandIn } from "./stand-in.ts";

/** The path of its pages, below the site. */
export const STRIPE_PAGES = "/stripe";

/** The keys of the stand-in. They are no secret: it answers this machine only. */
export const EMBEDDED_STRIPE = { secretKey: "sk_test_embedded", webhookSecret: "whsec_embedded" } as const;

/** The file that it keeps its state in. */
export const stripeFileOf = ({ DATA_FOLDER }: Pick<Env, "DATA_FOLDER">): string =>
  path.join(DATA_FOLDER, "stripe.json");

type Receiver = (request: Request) => Response | Promise<Response>;

export interface EmbeddedStripe extends StripeStandIn {
  /** Says who answers its deliveries: the app, which is made later than this. */
  readonly deliverTo: (receiver: Receiver) => void;
}

/** Tells the ledger by how much the time was moved: reviews are given in the time in which plans are paid. */
export const shiftClock = (db: Pick<DbPool, "rows">, seconds: number): Promise<unknown> =>
  seconds === 0
    ? db.rows(sql`delete from app.clock_shift`)
    : db.rows(sql`
        insert into app.clock_shift (shift) values (make_interval(secs => ${seconds}))
        on conflict (is_only) do update set shift = excluded.shift`);

/** The stand-in for Stripe, in this process. Without a file, it forgets everything when it ends. */
export function openEmbeddedStripe(
  env: Env,
  onMoved: (seconds: number) => Promise<unknown> = async () => {},
  file: string | null = stripeFileOf(env),
): EmbeddedStripe {
  let ask: Receiver = () => new Response(null, { status: 503 });
  const standIn = createStripeStandIn({
    secretKey: EMBEDDED_STRIPE.secretKey,
    pagesUrl: `${env.SITE_URL}${STRIPE_PAGES}`,
    webhook: {
      url: `${env.SITE_URL}/api/stripe/webhook`,
      secret: EMBEDDED_STRIPE.webhookSecret,
      fetch: (request) => ask(request),
    },
    onMoved,
    ...(file !== null && { file }),
    nodeEnv: env.NODE_ENV,
  });
  return {
    ...standIn,
    deliverTo: (receiver) => {
      ask = receiver;
    },
  };
}
