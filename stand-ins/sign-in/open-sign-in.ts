import { Hono, type Context } from "hono";
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import * as z from "zod";
import { MAX_BODY_BYTES } from "../../shared/api/endpoint.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Env } from "../../server/env.ts";
import { parseJson, readJsonText } from "../../server/http/body/read-body.ts";
import { serviceHeaders } from "../../server/http/secure.ts";
import { describeError, type Log } from "../../server/log.ts";
import type { SignInMails } from "../../server/mail/sign-in-mails.ts";
import { openPool } from "../../server/vendors/postgres.ts";
import { AUTH_SCHEMA } from "./auth-schema.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { openProviders } from "./providers.ts";
import { openSessions } from "./sessions.ts";
import { SignInRefusal } from "./sign-in-refusal.ts";
import { addUser, findUser, shownUser, userOf, type UserRow } from "./users.ts";

/** The sign-in of this machine. */
export interface SignIn {
  /** What answers below `/auth/v1`. */
  readonly routes: Hono;
  readonly fetch: typeof fetch;
  readonly stop: () => Promise<void>;
}

interface SignInOptions {
  readonly env: Env;
  readonly databaseUrl: string;
  readonly log: Log;
  /** Where hosted Supabase would call its hook. */
  readonly sendMail: (mails: SignInMails) => Promise<void>;
}

const CODE_LIFE_MS = 5 * 60_000;

const text = z.string().max(1000);
const email = text.transform((value) => value.trim().toLowerCase());
const newPassword = text.refine((value) => value.length >= 8, "weak_password");
const newAddress = email.refine((value) => /^[^\s@]+@[^\s@]+$/.test(value));

async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const { data, success, error } = schema.safeParse(parseJson(await readJsonText(context, MAX_BODY_BYTES)));
  if (success) return data;
  if (error.issues.some(({ message }) => message === "weak_password"))
    throw new SignInRefusal(422, "weak_password", "Password should be at least 8 characters.");
  throw new SignInRefusal(400, "validation_failed", "The body does not have the expected shape");
}

const wrong = () => new SignInRefusal(400, "invalid_credentials", "Invalid login credentials");

/** An address of this site, which the person goes on to. */
const onSite = (address: string, siteUrl: string): URL => {
  const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : new URL(siteUrl);
  return url.origin === siteUrl ? url : new URL(siteUrl);
};

/** The refusal that an error is, in the shape that the client of hosted Supabase understands. */
function refuse(error: unknown, context: Context, log: Log): Response {
  const known =
    error instanceof SignInRefusal
      ? error
      : error instanceof ApiError
        ? new SignInRefusal(error.status, "unexpected_failure", error.message)
        : new SignInRefusal(500, "unexpected_failure", "This went wrong on our side");
  const { status, code, message } = known;
  if (status >= 500) log("sign_in_failed", { path: context.req.path, ...describeError(error) });
  if (status === 503) context.header("Retry-After", "2");
  return context.json({ code: status, error_code: code, msg: message }, status as 400);
}

interface Flow {
  readonly id: string;
  readonly user_id: string | null;
  readonly code_challenge: string | null;
  readonly provider_type: string;
  readonly referrer: string;
  readonly auth_code_issued_at: string | null;
}

/**
 * Opens the part of hosted Supabase's sign-in that the product uses, on the product's own Postgres, for the person at
 * this machine: it keeps nobody out who guesses, and tells who has an account.
 */
export async function openSignIn({ env, databaseUrl, log, sendMail }: SignInOptions): Promise<SignIn> {
  const { SITE_URL: siteUrl } = env;
  const db = openPool({ url: databaseUrl, log, role: "none" });
  await db.query(AUTH_SCHEMA, []);
  // The key lasts as long as the database, and is written down nowhere.
  const key = createHmac("sha256", new URL(databaseUrl).password).update("sign-in tokens").digest("hex");
  const sessions = openSessions(db, key);
  const providers = openProviders(env);
  const byEmail = (address: string) => findUser(db, sql`email = ${address}`);
  const sessionOf = ({ req }: Context) =>
    sessions.read((req.header("Authorization") ?? "").replace(/^Bearer /i, ""));

  const mail = async (user: UserRow, type: "signup" | "recovery", context: Context): Promise<void> => {
    const token = randomBytes(28).toString("hex");
    await db.rows(
      type === "signup"
        ? sql`update auth.users set confirmation_token = ${token}, confirmation_sent_at = now() where id = ${user.id}`
        : sql`update auth.users set recovery_token = ${token}, recovery_sent_at = now() where id = ${user.id}`,
    );
    const { id, email: address, raw_user_meta_data: said } = user;
    await sendMail({
      user: { id, email: address, user_metadata: said ?? {} },
      email_data: {
        token_hash: token,
        token_hash_new: "",
        redirect_to: context.req.query("redirect_to") ?? "",
        email_action_type: type,
      },
    });
  };

  const routes = new Hono().basePath("/auth/v1");
  routes.use(serviceHeaders());

  routes.post("/signup", async (context) => {
    const schema = z.object({
      email: newAddress,
      password: newPassword,
      data: z.record(z.string(), z.unknown()).default({}),
    });
    const { email: address, password, data } = await bodyOf(context, schema);
    await addUser(db, { email: address, hash: await hashPassword(password), data });
    const user = await byEmail(address);
    if (!user) throw new Error("An account was not made");
    // As the hosted service does: of an account that is confirmed nothing is told, and it gets no mail.
    if (user.email_confirmed_at)
      return context.json({
        ...shownUser({ ...user, id: randomUUID(), email_confirmed_at: null }),
        identities: [],
      });
    await mail(user, "signup", context);
    return context.json(shownUser(user));
  });

  routes.post("/resend", async (context) => {
    const { email: address } = await bodyOf(context, z.object({ type: z.literal("signup"), email }));
    const user = await byEmail(address);
    if (user && !user.email_confirmed_at) await mail(user, "signup", context);
    return context.json({});
  });

  routes.post("/recover", async (context) => {
    const user = await byEmail((await bodyOf(context, z.object({ email }))).email);
    if (user) await mail(user, "recovery", context);
    return context.json({});
  });

  // A link of a mail works once, for an hour.
  routes.post("/verify", async (context) => {
    const schema = z.object({ type: z.enum(["signup", "recovery"]), token_hash: text.min(1) });
    const { type, token_hash: token } = await bodyOf(context, schema);
    const used = await db.row<{ id: string; was_confirmed: boolean }>(
      type === "signup"
        ? sql`
          update auth.users set confirmation_token = null, email_confirmed_at = clock_timestamp()
          where confirmation_token = ${token} and confirmation_sent_at > now() - interval '1 hour'
          returning id, false as was_confirmed`
        : sql`
          update auth.users set recovery_token = null,
            email_confirmed_at = coalesce(email_confirmed_at, clock_timestamp())
          where recovery_token = ${token} and recovery_sent_at > now() - interval '1 hour'
          returning id, email_confirmed_at < now() as was_confirmed`,
    );
    if (!used) throw new SignInRefusal(403, "otp_expired", "Email link is invalid or has expired");
    return context.json(await sessions.begin(used.id, used.was_confirmed ? "recovery" : "otp"));
  });

  const byPassword = async (context: Context): Promise<object> => {
    const { email: address, password } = await bodyOf(context, z.object({ email, password: text }));
    const user = await byEmail(address);
    if (!user || !(await isPassword(password, user.encrypted_password))) throw wrong();
    if (!user.email_confirmed_at) throw new SignInRefusal(400, "email_not_confirmed", "Email not confirmed");
    return sessions.begin(user.id, "password");
  };

  const byCode = async (context: Context): Promise<object> => {
    const { auth_code: code, code_verifier: verifier } = await bodyOf(
      context,
      z.object({ auth_code: text, code_verifier: text }),
    );
    const flow = await db.row<Flow>(sql`delete from auth.flow_state where auth_code = ${code} returning *`);
    if (!flow?.user_id) throw new SignInRefusal(404, "flow_state_not_found", "invalid flow state");
    if (Date.now() - Date.parse(flow.auth_code_issued_at ?? "") > CODE_LIFE_MS)
      throw new SignInRefusal(403, "flow_state_expired", "invalid flow state, flow state has expired");
    if (createHash("sha256").update(verifier).digest("base64url") !== flow.code_challenge)
      throw new SignInRefusal(400, "bad_code_verifier", "code challenge does not match");
    return sessions.begin(flow.user_id, "oauth");
  };

  routes.post("/token", async (context) => {
    const kind = context.req.query("grant_type");
    if (kind === "password") return context.json(await byPassword(context));
    if (kind === "pkce") return context.json(await byCode(context));
    if (kind !== "refresh_token") throw new SignInRefusal(400, "validation_failed", "unsupported_grant_type");
    const { refresh_token: token } = await bodyOf(context, z.object({ refresh_token: text }));
    return context.json(await sessions.renew(token));
  });

  routes.get("/user", async (context) => context.json(shownUser((await sessionOf(context)).user)));

  // As the hosted service does: a new password ends all sessions but the one that set it.
  routes.put("/user", async (context) => {
    const { id, user } = await sessionOf(context);
    const { password } = await bodyOf(context, z.object({ password: newPassword }));
    if (await isPassword(password, user.encrypted_password))
      throw new SignInRefusal(
        422,
        "same_password",
        "New password should be different from the old password.",
      );
    await db.rows(
      sql`update auth.users set encrypted_password = ${await hashPassword(password)} where id = ${user.id}`,
    );
    await db.rows(sql`delete from auth.sessions where user_id = ${user.id} and id <> ${id}`);
    return context.json(shownUser(user));
  });

  routes.post("/logout", async (context) => {
    const { id, user } = await sessionOf(context);
    const scope = context.req.query("scope") ?? "global";
    const [own, others] = [scope !== "others", scope !== "local"];
    await db.rows(sql`
      delete from auth.sessions where user_id = ${user.id} and case when id = ${id} then ${own}::boolean else ${others}::boolean end`);
    return context.body(null, 204);
  });

  routes.get("/authorize", async (context) => {
    const { provider = "", redirect_to: redirectTo = "", code_challenge: challenge } = context.req.query();
    const page = Object.hasOwn(providers, provider) ? providers[provider]?.page : undefined;
    if (!page)
      throw new SignInRefusal(400, "validation_failed", "Unsupported provider: provider is not enabled");
    const flow = await db.row<Flow>(sql`
      insert into auth.flow_state (id, authentication_method, provider_type, code_challenge, referrer)
      values (gen_random_uuid(), 'oauth', ${provider}, ${challenge ?? null}, ${onSite(redirectTo, siteUrl).href})
      returning *`);
    return context.redirect(page(flow?.id ?? ""));
  });

  const finish = async (flow: Flow, query: Readonly<Record<string, string>>): Promise<string> => {
    if (query["error"]) throw new SignInRefusal(403, "access_denied", query["error_description"] ?? "");
    const person = await providers[flow.provider_type]?.personOf(query["code"] ?? "");
    if (!person) throw new SignInRefusal(400, "provider_disabled", "The provider is not enabled");
    const userId = await db.transaction((transaction) => userOf(transaction, person));
    const code = randomUUID();
    await db.rows(sql`
      update auth.flow_state set user_id = ${userId}, auth_code = ${code}, auth_code_issued_at = clock_timestamp()
      where id = ${flow.id}`);
    return code;
  };

  // Whatever goes wrong is told to the page that the person left from; without a state, nobody knows which it was.
  routes.get("/callback", async (context) => {
    const query = context.req.query();
    const { state } = query;
    const flow = z.uuid().safeParse(state).success
      ? await db.row<Flow>(sql`
          update auth.flow_state set auth_code_issued_at = now()
          where id = ${state} and auth_code_issued_at is null returning *`)
      : undefined;
    const back = onSite(flow?.referrer ?? "", siteUrl);
    try {
      if (!flow)
        throw new SignInRefusal(
          400,
          state ? "bad_oauth_state" : "bad_oauth_callback",
          "OAuth state is invalid",
        );
      back.searchParams.set("code", await finish(flow, query));
    } catch (error) {
      if (!(error instanceof SignInRefusal)) log("sign_in_failed", describeError(error));
      const { code, message } =
        error instanceof SignInRefusal
          ? error
          : { code: "unexpected_failure", message: "The provider failed" };
      const kind = code === "unexpected_failure" ? "server_error" : "access_denied";
      for (const [name, value] of Object.entries({
        error: kind,
        error_code: code,
        error_description: message,
      }))
        back.searchParams.set(name, value);
    }
    return context.redirect(back.href);
  });

  routes.all("*", () => {
    throw new SignInRefusal(404, "validation_failed", "There is nothing at this address");
  });
  routes.onError((error, context) => refuse(error, context, log));

  return {
    routes,
    fetch: async (input, init) => routes.fetch(new Request(input, init)),
    stop: db.stop,
  };
}
