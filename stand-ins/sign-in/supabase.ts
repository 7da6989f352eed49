import { App, SUPABASE_AUTH_HELPERS_SQL } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import bcrypt, { hash } from "bcryptjs";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Providers } from "./providers.ts";
import { markRecovery } from "./recovery-token.ts";
import { hearFaults } from "./said-faults.ts";
import type { EmbeddedMail } from "./sign-in-mail.ts";

export interface EmbeddedSupabase {
  /** Answers under `/auth/v1` and `/rest/v1`, as the hosted one does. */
  readonly fetch: typeof fetch;
  /** Makes what the hosted one has from the start: to be done before the migrations. */
  readonly prepare: () => Promise<void>;
  /** Sends one request ahead of all others: the first ones of the service would trip over each other. */
  readonly warmUp: () => Promise<void>;
  /**
   * True when an account has this password that the service has refused. It is hashed here where the service had no
   * reason to, so that every refusal takes as long.
   */
  readonly isPasswordOf: (email: string, password: string, refusal: PasswordRefusal) => Promise<boolean>;
  /** Makes a new link for an address that waits to be confirmed, once a minute at most. Null: it does not wait. */
  readonly renewConfirmation: (email: string) => Promise<string | null>;
  readonly stop: () => Promise<void>;
}

/** Why the service let nobody in by a password. */
export type PasswordRefusal = "invalid_credentials" | "email_not_confirmed";

export interface EmbeddedSupabaseOptions {
  readonly databaseUrl: string;
  readonly siteUrl: string;
  readonly providers: Providers;
  readonly sendMail: (mail: EmbeddedMail) => Promise<void>;
}

/** Ten digits, as a code of six could be guessed: the links of mails are made of the address and it. */
const CODE_DIGITS = 10;

/** The comparison of passwords that the service uses. */
const hashing: { readonly compare: (password: string, hash: string) => Promise<boolean> } = bcrypt;

/** The hash of a password that nobody knows, made as slowly as the service makes all others. */
const nobodysPassword = hash(randomUUID(), Number(process.env["LITE_AUTH_BCRYPT_COST"] ?? 10));

/** The key of the tokens: it lasts as long as the database and is written down nowhere. */
const signingKey = (databaseUrl: string): string =>
  createHmac("sha256", new URL(databaseUrl).password).update("sign-in tokens").digest("hex");

type Connection = ReturnType<typeof createPostgresConnection>;

/**
 * With its first request the library would give its roles every right on every table that has row-level security. The
 * rights of clients are the migrations' to give, column by column: so it gives none. A test of all rights holds it.
 */
const withoutGrants = (connection: Connection): Connection =>
  Object.assign(connection, { ensureRlsContext: async () => true });

/** Supabase on the product's own Postgres, in this process. */
export function openSupabase(options: EmbeddedSupabaseOptions): EmbeddedSupabase {
  const { databaseUrl, siteUrl, providers, sendMail } = options;
  const key = signingKey(databaseUrl);
  const connection = withoutGrants(
    createPostgresConnection({ url: databaseUrl, postgresOptions: { onnotice: () => {} } }),
  );
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: key,
      site_url: siteUrl,
      minimum_password_length: 8,
      email: { enable_signup: true, enable_confirmations: true, otp_length: CODE_DIGITS },
      external: providers.clients,
    },
    options: { drivers: { email: { send: sendMail } }, server: { admin: false, apiKeys: false } },
  });
  return {
    fetch: async (input, init) =>
      providers.around(() =>
        markRecovery(new Request(input, init), key, async (request) => app.fetch(request)),
      ),
    prepare: async () => {
      await app.ensureSystemSchema();
      await connection.driver.unsafe(SUPABASE_AUTH_HELPERS_SQL);
      await connection.driver.unsafe("grant usage on schema auth to anon, authenticated, service_role");
    },
    isPasswordOf: async (email, password, refusal) => {
      const rows = await connection.driver<{ hash: string | null }[]>`
        select encrypted_password as hash from auth.users where email = ${email}`;
      if (refusal === "invalid_credentials" && rows[0]?.hash) return false; // it was compared
      return hashing.compare(password, rows[0]?.hash || (await nobodysPassword));
    },
    renewConfirmation: async (email) => {
      const token = randomBytes(28).toString("hex");
      const rows = await connection.driver`
        update auth.users set confirmation_token = ${token}, confirmation_sent_at = clock_timestamp()
        where email = ${email} and email_confirmed_at is null
          and confirmation_sent_at < clock_timestamp() - interval '1 minute' returning id`;
      return rows.length > 0 ? token : null;
    },
    // Nobody may read there, which it would say at the console.
    warmUp: async () =>
      void (await hearFaults(async () => app.fetch(new Request(`${siteUrl}/rest/v1/accounts?limit=1`)))),
    stop: () => connection.close(),
  };
}
