import path from "node:path";
import * as z from "zod";
import { StartFault } from "./start-fault.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

const port = z.coerce.number({ error: "must be a number" }).int().min(1).max(65_535);
const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://example.com" })
  .transform((url) => new URL(url).origin);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
/** An empty variable counts as one that is not set: that is how `.env` files switch something off. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const ONE_PROTOCOL = "must be responses, the only protocol that is spoken now";

/** A setting of versions before: whoever relies on what it asked for is told so at start. */
const FORMER = { OPENAI_API: optional(z.literal("responses", ONE_PROTOCOL)) };

const SCHEMA = z.object({
  ...FORMER,
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.preprocess((value) => (value === "" ? undefined : value), port.default(4321)),
  /** The network address to listen on: this machine only, unless it is said. */
  HOST: optional(z.string()).transform((value) => value ?? "127.0.0.1"),
  /** The address that people use; links in mails lead there. */
  SITE_URL: optional(origin),
  /** How many proxies stand before the server: that many entries of X-Forwarded-For are believed. */
  TRUSTED_PROXIES: optional(z.coerce.number({ error: "must be a number" }).int().min(0).max(5)),
  /** Workers that run beside the server and ask for second opinions; 0: they run elsewhere, by `npm run work`. */
  WORKERS: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number().int().min(0).max(16).default(1),
  ),
  /** The site and the plugin are built already, as in an image. */
  BUILT: optional(flag).transform((value) => value ?? false),
  /** The plugin's page on Figma Community: the build of the site leads there. */
  COMMUNITY_URL: optional(z.url()),
  /** Where the embedded services keep their data. */
  DATA_FOLDER: optional(z.string()).transform((value) => path.resolve(ROOT, value ?? ".data")),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: "must be postgres://…" })),
  SUPABASE_URL: optional(origin),
  SUPABASE_PUBLISHABLE_KEY: optional(z.string()),
  /** Of the hosted Send Email hook: mails of sign-in are then sent by us, in our words. */
  SEND_EMAIL_HOOK_SECRET: optional(z.string().regex(/^(v1,)?whsec_/, "must begin with v1,whsec_")),
  /** Clients of the sign-in that comes along, at the providers; the hosted one has its own. */
  GITHUB_CLIENT_ID: optional(z.string()),
  GITHUB_CLIENT_SECRET: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  /** Stand-ins for these providers, in tests and development. */
  GITHUB_STAND_IN_URL: optional(origin),
  GOOGLE_STAND_IN_URL: optional(origin),
  /** A bucket of an object storage that speaks S3, for the pictures; without one they lie in the data folder. */
  S3_BUCKET_URL: optional(z.url({ protocol: /^https?$/, error: "must be the address of a bucket" })),
  S3_REGION: optional(z.string()).transform((value) => value ?? "auto"),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be smtp://… or smtps://…" })),
  MAIL_FROM: optional(z.email()),
  SUPPORT_EMAIL: optional(z.email()),
  /** More of who runs the site, beside `SELLER_…`, for the legal notice; what is not set is left out of it. */
  COMPANY_CAPITAL: optional(z.string().max(100)),
  COMPANY_DIRECTOR: optional(z.string().max(100)),
  COMPANY_PHONE: optional(z.string().max(50)),
  COMPANY_HOST: optional(z.string().max(300)),
  /** Forms of a hosted form service that speaks Formspree's protocol, instead of our own. */
  CONTACT_FORM_URL: optional(z.url({ protocol: /^https$/, error: "must be https://…" })),
  OPINION_FORM_URL: optional(z.url({ protocol: /^https$/, error: "must be https://…" })),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_(test|live)_/, "must begin with sk_test_ or sk_live_"),
  ),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/, "must begin with whsec_")),
  /** Stripe computes the taxes. */
  STRIPE_TAX: optional(flag).transform((value) => value ?? false),
  /** Who sells, as the law wants it on invoices. */
  SELLER_NAME: optional(z.string().max(200)),
  SELLER_ADDRESS: optional(z.string().max(300)),
  SELLER_SIREN: optional(z.string().regex(/^\d{9}$/, "must be nine digits")),
  SELLER_VAT: optional(z.string().regex(/^[A-Z]{2}[0-9A-Z]{8,12}$/, "must be such as FR40303265045")),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  OPENAI_MODEL: optional(z.string()),
  /** Who runs that model, as people are told before they send anything: by its address when it is not set. */
  OPENAI_PROVIDER: optional(z.string().max(100)),
  /** Euros for a million tokens, for the cost that is noted with each review. */
  OPENAI_INPUT_EUR: z.coerce.number().min(0).default(0),
  OPENAI_OUTPUT_EUR: z.coerce.number().min(0).default(0),
  /** Who reads the figures of `/api/metrics` has it; without it they are for this machine only. */
  METRICS_TOKEN: optional(z.string().min(20, "must have 20 characters or more")),
  LOG: optional(flag).transform((value) => value ?? true),
});

/** Half a service is a fault at start, not a surprise later. */
const TOGETHER = [
  ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["S3_BUCKET_URL", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["SMTP_URL", "MAIL_FROM"],
  ["OPENAI_API_KEY", "OPENAI_MODEL"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
] as const;

/** Without these nothing is sold for real. */
const SELLER = ["SELLER_NAME", "SELLER_ADDRESS", "SELLER_SIREN", "SELLER_VAT"] as const;

/** The reason why the address of a hosted project's database cannot be used, or not be trusted; null: it is good. */
function hostedFault(url: string): string | null {
  const { hostname, port, searchParams } = new URL(url);
  if (!/\.supabase\.(co|com)$/.test(hostname)) return null;
  if (port === "6543")
    return "is the transaction pooler (port 6543), which forgets the role and prepared statements: use the session pooler";
  return searchParams.has("sslmode")
    ? null
    : "is sent over the network as it is: add ?sslmode=verify-full&sslrootcert=… with the project's certificate";
}

/** True for an address that only this machine can ask: a rehearsal of production may do without a certificate. */
const isOwnMachine = (url: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/**
 * The reason why the sign-in that comes along must not be used: it is for the person at this machine. A container has
 * to listen to all, and says by the address of the site that only this machine reaches it. Null: it may be.
 */
function localSignInFault({ HOST, SITE_URL }: Pick<Parsed, "HOST" | "SITE_URL">) {
  if (SITE_URL !== undefined && !isOwnMachine(SITE_URL))
    return {
      name: "SITE_URL",
      message: "is that of others, who sign in by a hosted service: set SUPABASE_URL",
    };
  if (SITE_URL === undefined && !["localhost", "127.0.0.1", "::1"].includes(HOST))
    return {
      name: "HOST",
      message:
        "lets others in, who sign in by a hosted service: set SUPABASE_URL or, where only this machine gets here, SITE_URL=http://localhost:…",
    };
  return null;
}

const NEEDED_IN_PRODUCTION = [
  "SITE_URL",
  "TRUSTED_PROXIES",
  "DATABASE_URL",
  "S3_BUCKET_URL",
  "SUPABASE_URL",
  "SMTP_URL",
  "SUPPORT_EMAIL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
] as const;

const CHECKED = SCHEMA.superRefine((env, context) => {
  const refuse = (name: string, message: string): void =>
    context.addIssue({ code: "custom", path: [name], message });
  const need = (names: readonly (keyof Parsed)[], message: string): void => {
    for (const name of names) if (env[name] === undefined) refuse(name, message);
  };
  for (const names of TOGETHER)
    if (names.some((name) => env[name] !== undefined))
      need(names, `is missing: ${names.join(", ")} go together`);
  if (/^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? ""))
    need(SELLER, "is needed to take money: it is on invoices");
  // The hosted sign-in keeps its accounts in its own Postgres; the embedded one goes with any.
  if (env.SUPABASE_URL !== undefined) need(["DATABASE_URL"], "is missing: SUPABASE_URL needs it");
  const fault = env.DATABASE_URL === undefined ? null : hostedFault(env.DATABASE_URL);
  if (fault) refuse("DATABASE_URL", fault);
  if (env.NODE_ENV !== "production") {
    const stranger = env.SUPABASE_URL === undefined ? localSignInFault(env) : null;
    if (stranger) refuse(stranger.name, stranger.message);
    return;
  }
  need(NEEDED_IN_PRODUCTION, "is needed in production");
  if (env.SITE_URL?.startsWith("http:") && !isOwnMachine(env.SITE_URL))
    refuse("SITE_URL", "is not encrypted: production needs https://…");
  for (const name of ["GITHUB_STAND_IN_URL", "GOOGLE_STAND_IN_URL"] as const)
    if (env[name] !== undefined) refuse(name, "is not for production");
});

type Parsed = z.infer<typeof SCHEMA>;

export interface Env extends Parsed {
  /** The origin of the site, without a slash at its end. */
  readonly SITE_URL: string;
  readonly TRUSTED_PROXIES: number;
}

/** Reads the environment; throws one `StartFault` that names everything that is wrong with it. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const { success, data, error } = CHECKED.safeParse(variables);
  if (!success) {
    const lines = error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
    throw new StartFault("environment", `The environment is not right:\n${lines.join("\n")}`);
  }
  const { SITE_URL = `http://localhost:${data.PORT}`, TRUSTED_PROXIES = 0 } = data;
  return { ...data, SITE_URL, TRUSTED_PROXIES };
}
