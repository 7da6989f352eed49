import type { Payments } from "./billing/payments.ts";
import type { Env } from "./env.ts";
import type { MailTransport } from "./mail/transport.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import { StartFault } from "./start-fault.ts";
import { openS3 } from "./vendors/s3.ts";
import { openSmtp } from "./vendors/smtp.ts";
import { openStripe, type StripeAccess } from "./vendors/stripe.ts";
import { openAuth, type Auth } from "./vendors/supabase.ts";

type Seller = Pick<Env, "SELLER_NAME" | "SELLER_ADDRESS" | "SELLER_SIREN" | "SELLER_VAT">;

/** The lines of an invoice that name the seller; empty where none is set up. */
const sellerLines = ({ SELLER_NAME, SELLER_ADDRESS, SELLER_SIREN, SELLER_VAT }: Seller): string =>
  [
    [SELLER_NAME, SELLER_ADDRESS].filter(Boolean).join(", "),
    [SELLER_SIREN && `SIREN ${SELLER_SIREN}`, SELLER_VAT && `TVA / VAT ${SELLER_VAT}`]
      .filter(Boolean)
      .join(" · "),
  ]
    .filter(Boolean)
    .join("\n");

/** The services beside Postgres that the server asks. */
export interface Services {
  readonly auth: Auth;
  readonly payments: Payments;
  readonly transport: MailTransport;
  readonly pictures: PictureStore;
}

/** The value of a setting without which the service cannot be asked; throws a `StartFault` that names it. */
function needed<Name extends keyof Env>(env: Env, name: Name): NonNullable<Env[Name]> {
  const value = env[name];
  if (value === undefined || value === null) throw new StartFault("environment", `${name} is not set.`);
  return value;
}

/** Stripe, sold through as the environment says; `access`: how to reach it. */
export const paymentsOf = (env: Env, access: StripeAccess): Payments =>
  openStripe({
    ...access,
    isProduction: env.NODE_ENV === "production",
    hasTax: env.STRIPE_TAX,
    invoiceFooter: sellerLines(env),
  });

/** Stripe of the environment. */
export const hostedPayments = (env: Env): Payments =>
  paymentsOf(env, {
    secretKey: needed(env, "STRIPE_SECRET_KEY"),
    webhookSecret: needed(env, "STRIPE_WEBHOOK_SECRET"),
  });

/** The object storage of the environment. */
export const hostedPictures = (env: Env): PictureStore =>
  openS3({
    endpoint: needed(env, "S3_BUCKET_URL"),
    region: env.S3_REGION,
    accessKeyId: needed(env, "S3_ACCESS_KEY_ID"),
    secretAccessKey: needed(env, "S3_SECRET_ACCESS_KEY"),
  });

/** Opens the services that the environment names; those in `given` are taken as they are. */
export const openServices = (env: Env, given: Partial<Services> = {}): Services => ({
  auth:
    given.auth ??
    openAuth({
      url: needed(env, "SUPABASE_URL"),
      publishableKey: needed(env, "SUPABASE_PUBLISHABLE_KEY"),
    }),
  payments: given.payments ?? hostedPayments(env),
  transport: given.transport ?? openSmtp(needed(env, "SMTP_URL"), needed(env, "MAIL_FROM")),
  pictures: given.pictures ?? hostedPictures(env),
});
