import { Hono } from "hono";
import path from "node:path";
import { MAX_BODY_BYTES } from "../shared/api/endpoint.ts";
import { createApp } from "../server/app.ts";
import { readBytes } from "../server/http/body/read-body.ts";
import type { Deps } from "../server/deps.ts";
import type { Env } from "../server/env.ts";
import type { Log } from "../server/log.ts";
import { openDeps, prepareDatabase } from "../server/open-world.ts";
import { openServices, paymentsOf } from "../server/open-services.ts";
import { openAuth } from "../server/vendors/supabase.ts";
import { queueSignInMails } from "../server/mail/sign-in-mails.ts";
import { devMailRoutes } from "./mail/dev-mail.ts";
import { openMailFolder, type MailFolder } from "./mail/mail-folder.ts";
import { localPictures } from "./picture-folder.ts";
import { openSignIn, type SignIn } from "./sign-in/open-sign-in.ts";
import {
  EMBEDDED_STRIPE,
  openEmbeddedStripe,
  shiftClock,
  STRIPE_PAGES,
  type EmbeddedStripe,
} from "./stripe/open-stripe.ts";

/** The stand-ins of this machine for services that the environment does not name; null: it names that one. */
export interface StandIns {
  readonly signIn: SignIn | null;
  readonly mailFolder: MailFolder | null;
  readonly stripe: EmbeddedStripe | null;
}

export interface OpenStandIns {
  readonly standIns: StandIns;
  /** The world of the routes, in which the stand-ins take the place of services. */
  readonly deps: Deps;
  readonly stop: () => Promise<void>;
}

/**
 * Opens a stand-in for each service that the environment does not name, and the rest of the world around them.
 * `stripeFile`: where the one for Stripe keeps its state; null: nowhere.
 */
export async function openStandIns(
  env: Env,
  databaseUrl: string,
  log: Log,
  stripeFile: string | null,
): Promise<OpenStandIns> {
  const signIn = env.SUPABASE_URL
    ? null
    : await openSignIn({ env, databaseUrl, log, sendMail: (mails) => queueSignInMails(deps, mails) });
  const mailFolder = env.SMTP_URL ? null : openMailFolder(path.join(env.DATA_FOLDER, "mail"));
  const stripe = env.STRIPE_SECRET_KEY
    ? null
    : openEmbeddedStripe(env, (seconds) => shiftClock(deps.db, seconds), stripeFile);
  await prepareDatabase(databaseUrl);
  const services = openServices(env, {
    ...(signIn && {
      auth: openAuth({ url: env.SITE_URL, publishableKey: "embedded", fetch: signIn.fetch }),
    }),
    ...(mailFolder && { transport: mailFolder }),
    ...(stripe && {
      payments: paymentsOf(env, {
        ...EMBEDDED_STRIPE,
        standIn: { fetch: stripe.fetch, now: stripe.clock.now },
      }),
    }),
    ...(!env.S3_BUCKET_URL && { pictures: localPictures(env) }),
  });
  const { deps, stop } = await openDeps(env, databaseUrl, services, log);
  await shiftClock(deps.db, stripe?.clock.ahead() ?? 0);
  return {
    standIns: { signIn, mailFolder, stripe },
    deps,
    stop: async () => {
      await stripe?.stop();
      await stop();
      await signIn?.stop();
    },
  };
}

/** The server with the addresses of its stand-ins: sign-in, the pages for payments, the mails that were kept. */
export function createLocalApp(deps: Deps, { signIn, mailFolder, stripe }: StandIns): Hono {
  const routes = new Hono();
  if (signIn) routes.route("/", signIn.routes);
  if (mailFolder) routes.route("/", devMailRoutes(mailFolder));
  if (stripe) {
    routes.use(`${STRIPE_PAGES}/*`, async (context, next) => {
      // Read here, where one that is too large is refused as everywhere; its pages parse what is there.
      const { raw } = context.req;
      const { method } = raw;
      if (raw.body)
        context.req.raw = new Request(raw, { method, body: await readBytes(context, MAX_BODY_BYTES) });
      await next();
    });
    routes.route(STRIPE_PAGES, stripe.app);
  }
  const app = createApp(deps, routes);
  stripe?.deliverTo((request) => app.fetch(request));
  return app;
}
