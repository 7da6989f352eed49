import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "./database.ts";
import type { Payments } from "./billing/payments.ts";
import type { Deps } from "./deps.ts";
import {
  EMBEDDED_STRIPE,
  openEmbeddedStripe,
  stripeFileOf,
  shiftClock,
  type EmbeddedStripe,
} from "../stand-ins/open-stripe.ts";
import { openMailFolder, type MailFolder } from "../stand-ins/mail-folder.ts";
import { openProviders } from "../stand-ins/sign-in/providers.ts";
import { queueSignInMail, type EmbeddedMail } from "../stand-ins/sign-in/sign-in-mail.ts";
import type { EmbeddedSupabase } from "../stand-ins/sign-in/supabase.ts";
import type { Database } from "../stand-ins/postgres/postgres.ts";
import type { Env } from "./env.ts";
import { explainIfAway } from "./explain-if-away.ts";
import { jsonLog, noLog, type Log } from "./log.ts";
import { openMailer } from "./mail/open-mailer.ts";
import { migrate } from "./migrate.ts";
import { openPictures } from "./pictures/open-pictures.ts";
import { openRequestChecker } from "./reviews/measuring/request-checker.ts";
import { openReviewNews } from "./reviews/telling/review-news.ts";
import { openSecondOpinion } from "./second-opinion/open-second-opinion.ts";
import type { StartFault } from "./start-fault.ts";
import { openSmtp } from "./vendors/smtp.ts";
import { installQueue, openQueue } from "./vendors/pg-boss.ts";
import { openPool } from "./vendors/postgres.ts";
import { sellerLines } from "./billing/seller-lines.ts";
import { openStripe } from "./vendors/stripe.ts";
import { openAuth, type Auth } from "./vendors/supabase.ts";

/** The services that come along with the product where no other one is configured; null: another one is. */
export interface Embedded {
  readonly supabase: EmbeddedSupabase | null;
  readonly mailFolder: MailFolder | null;
  readonly stripe: EmbeddedStripe | null;
}

/** The opened world, and the way to close it. */
export interface OpenDeps {
  readonly deps: Deps;
  readonly embedded: Embedded;
  readonly databaseUrl: string;
  /** The line for the person at the terminal; null: none. */
  readonly notice: string | null;
  readonly stop: () => Promise<void>;
}

async function openEmbeddedSupabase(
  env: Env,
  database: Database,
  sendMail: (mail: EmbeddedMail) => Promise<void>,
): Promise<EmbeddedSupabase | null> {
  if (env.SUPABASE_URL) return null;
  // The library replaces `emitWarning` by a function that throws when a warning is an error: ours is put back.
  const ours = Object.getOwnPropertyDescriptor(process, "emitWarning");
  // Loaded only where it is used: it is large.
  const { openSupabase } = await import("../stand-ins/sign-in/supabase.ts");
  if (ours) Object.defineProperty(process, "emitWarning", ours);
  const supabase = openSupabase({
    databaseUrl: database.url,
    siteUrl: env.SITE_URL,
    providers: openProviders(env),
    sendMail,
  });
  await supabase.prepare();
  return supabase;
}

const authOf = (env: Env, supabase: EmbeddedSupabase | null): Auth =>
  openAuth({
    url: env.SUPABASE_URL ?? env.SITE_URL,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY ?? "embedded",
    ...(supabase && { fetch: supabase.fetch }),
  });

/** Stripe, or where its stand-in is asked. */
export const paymentsOf = (
  env: Env,
  standIn: { readonly fetch: typeof fetch; readonly clock: { readonly now: () => number } } | null,
): Payments =>
  openStripe({
    secretKey: env.STRIPE_SECRET_KEY ?? EMBEDDED_STRIPE.secretKey,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? EMBEDDED_STRIPE.webhookSecret,
    isProduction: env.NODE_ENV === "production",
    hasTax: env.STRIPE_TAX,
    invoiceFooter: sellerLines(env),
    ...(standIn && { standIn: { fetch: standIn.fetch, now: standIn.clock.now } }),
  });

/** Waiting for a lock may take as long as a request may. */
const MOST_LOCKS = 4;

/** While a lock is held, somebody else is asked, and perhaps asked again. */
const LOCK_IDLE_MS = 5 * 60_000;

/**
 * Opens everything that the environment asks for: what is not configured is the embedded default. `stripeFile`: what the
 * stand-in for Stripe keeps its state in, if anything.
 */
export async function openDeps(
  env: Env,
  database: Database,
  log: Log = env.LOG ? jsonLog() : noLog,
  stripeFile: string | null = stripeFileOf(env),
): Promise<OpenDeps> {
  const supabase = await openEmbeddedSupabase(env, database, (mail) => queueSignInMail(deps, mail));
  await migrate(database.url).catch(explainIfAway);
  await installQueue(database.url);
  await supabase?.warmUp();
  const db = openPool({ url: database.url, log });
  const locks = openPool({ url: database.url, log, max: MOST_LOCKS, idleMs: LOCK_IDLE_MS });
  const stripe = env.STRIPE_SECRET_KEY
    ? null
    : openEmbeddedStripe(env, (seconds) => shiftClock(db, seconds), stripeFile);
  await shiftClock(db, stripe?.clock.ahead() ?? 0);
  const mailFolder = env.SMTP_URL ? null : openMailFolder(path.join(env.DATA_FOLDER, "mail"));
  const deps: Deps = {
    env,
    log,
    db,
    locks,
    payments: paymentsOf(env, stripe),
    auth: authOf(env, supabase),
    mailer: openMailer({
      db,
      env,
      log,
      transport: mailFolder ?? openSmtp(env.SMTP_URL ?? "", env.MAIL_FROM ?? ""),
    }),
    secondOpinion: openSecondOpinion(env, log),
    pictures: openPictures(env),
    checker: openRequestChecker(),
    queue: await openQueue({ url: database.url, log }, "sender"),
    news: openReviewNews(database.url, log),
    now: () => new Date(),
    pause: (ms) => setTimeout(ms),
  };
  return {
    deps,
    embedded: { supabase, mailFolder, stripe },
    databaseUrl: database.url,
    notice: database.notice,
    stop: async () => {
      await stripe?.stop();
      await Promise.all([deps.news.stop(), deps.queue.stop(), deps.checker.stop()]);
      await Promise.all([db.stop(), locks.stop()]);
      await supabase?.stop();
      await database.stop();
    },
  };
}

/** Opens the database of the environment, then everything else. `onLost`: the embedded one ended for good. */
export const openWorld = async (env: Env, onLost?: (fault: StartFault) => void): Promise<OpenDeps> => {
  const database = await openDatabase(env, onLost);
  return openDeps(env, database).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
};
