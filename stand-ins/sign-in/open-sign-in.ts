import { Hono, type Context } from "hono";
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import * as z from "zod";
import { MAX_BODY_BYTES } from "../../shared/api/endpoint.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { isUsualPassword } from "../../shared/api/usual-passwords.ts";
import type { Env } from "../../server/env.ts";
import { parseJson, readJsonText } from "../../server/http/body/read-body.ts";
import { serviceHeaders } from "../../server/http/secure.ts";
import { describeError, type Log } from "../../server/log.ts";
import type { SignInMails } from "../../server/mail/sign-in-mails.ts";
import { openPool } from "../../server/vendors/postgres.ts";
import { AUTH_SCHEMA } from "./auth-schema.ts";
import { openPasswords } from "./passwords.ts";
import { findProvider } from "./providers.ts";
import { openSessions } from "./sessions.ts";
import { SignInRefusal } from "./sign-in-refusal.ts";
import { findUser, shownUser, signUp, userOf, type UserRow } from "./users.ts";

/** The sign-in of this machine. */
export interface SignIn {
  /** Answers below `/auth/v1`. */
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

const text = z.string().max(1000);
const email = text.transform((value) => value.trim().toLowerCase());
const newPassword = text
  .min(8, "weak_password")
  .refine((password) => !isUsualPassword(password), "weak_password");

async function bodyOf<Shape extends z.ZodRawShape>(context: Context, shape: Shape) {
  const body = parseJson(await readJsonText(context, MAX_BODY_BYTES));
  const { data, error } = z.object(shape).safeParse(body);
  if (!error) return data;
  throw error.issues.some(({ message }) => message === "weak_password")
    ? new SignInRefusal(422, "weak_password", "Password should be at least 8 characters, and no usual one.")
    : new SignInRefusal(400, "validation_failed", "The body does not have the expected shape");
}

/** The refusal that an error is. A fault is logged, without what it says. */
function refusalOf(error: unknown, log: Log): SignInRefusal {
  if (error instanceof SignInRefusal) return error;
  const status = error instanceof ApiError ? error.status : 500;
  if (status >= 500) log("sign_in_failed", describeError(error));
  return new SignInRefusal(status, "unexpected_failure", "The service is not available now");
}

const personOf = (user: UserRow): SignInMails["user"] => ({
  id: user.id,
  email: user.email,
  email_confirmed_at: user.email_confirmed_at,
  user_metadata: user.raw_user_meta_data ?? {},
});

const CODE_LIFE_MS = 5 * 60_000;

/** Somebody who is at a provider, or back from there. */
interface Flow {
  readonly provider: string;
  readonly challenge: string;
  readonly backTo: URL;
  /** Once they are back: who they are, and since when, in ms since 1970. */
  readonly arrived?: { readonly userId: string; readonly atMs: number };
}

/**
 * Opens the part of hosted Supabase's sign-in that the product uses, on the product's own Postgres, for the person at
 * this machine: it hinders nobody who guesses.
 */
export async function openSignIn({ env, databaseUrl, log, sendMail }: SignInOptions): Promise<SignIn> {
  // Its question is the first of a database that has just started, on a machine that may be busy building.
  const db = openPool({ url: databaseUrl, log, role: "none", connectMs: 30_000 });
  // Tests sign thousands of people up, of whom nobody has anything to steal.
  const passwords = openPasswords(env.NODE_ENV === "test" ? 2 : undefined);
  await db.query(AUTH_SCHEMA, []);
  // The key lasts as long as the database, and is written down nowhere.
  const key = createHmac("sha256", new URL(databaseUrl).password).update("sign-in tokens").digest("hex");
  const sessions = openSessions(db, key);
  const flows = new Map<string, Flow>(); // by the state that is sent along, then by the code
  const takeFlow = (key: string): Flow | undefined => {
    const flow = flows.get(key);
    flows.delete(key);
    return flow;
  };
  const byEmail = (address: string) => findUser(db, sql`email = ${address}`);
  const sessionOf = ({ req }: Context) =>
    sessions.read((req.header("Authorization") ?? "").replace(/^Bearer /i, ""));

  /** A page of this site, which the person goes on to. */
  const onSite = (address: string): URL => {
    const url = URL.canParse(address, env.SITE_URL) ? new URL(address, env.SITE_URL) : null;
    return url?.origin === env.SITE_URL ? url : new URL(env.SITE_URL);
  };

  const mail = async (context: Context, user: UserRow, type: "signup" | "recovery"): Promise<void> => {
    const token = randomBytes(28).toString("hex");
    await db.rows(sql`
      update auth.users set confirmation_token = ${`${type} ${token}`}, confirmation_sent_at = clock_timestamp()
      where id = ${user.id}`);
    await sendMail({
      user: personOf(user),
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
  routes.onError((error, context) => {
    const { status, code, message } = refusalOf(error, log);
    if (status === 503) context.header("Retry-After", "2");
    return context.json({ code: status, error_code: code, msg: message }, status as 400);
  });

  routes.get("/settings", (context) =>
    context.json({
      external: Object.fromEntries(
        ["google", "github"].map((name) => [name, findProvider(env, name) !== null]),
      ),
    }),
  );

  routes.post("/signup", async (context) => {
    const body = await bodyOf(context, {
      email: email.refine((value) => /^[^\s@]+@[^\s@]+$/.test(value)),
      password: newPassword,
      data: z.record(z.string(), z.unknown()).default({}),
    });
    const user = await signUp(db, body.email, body.data, passwords.hash(body.password));
    // As the hosted service does: of an account that is confirmed nothing is told, and it gets no mail.
    if (user.email_confirmed_at)
      return context.json(shownUser({ ...user, id: randomUUID(), email_confirmed_at: null, providers: [] }));
    await mail(context, user, "signup");
    return context.json(shownUser(user));
  });

  const mailTo =
    (type: "signup" | "recovery", isMeant: (user: UserRow) => boolean) => async (context: Context) => {
      const user = await byEmail((await bodyOf(context, { email })).email);
      if (user && isMeant(user)) await mail(context, user, type);
      return context.json({});
    };
  routes.post(
    "/resend",
    mailTo("signup", (user) => !user.email_confirmed_at),
  );
  routes.post(
    "/recover",
    mailTo("recovery", () => true),
  );

  // A link of a mail works once, for an hour, and confirms the address.
  routes.post("/verify", async (context) => {
    const { type, token_hash: token } = await bodyOf(context, { type: text, token_hash: text });
    const used = await db.row<{ id: string; was_confirmed: boolean }>(sql`
      update auth.users set confirmation_token = null,
        email_confirmed_at = coalesce(email_confirmed_at, clock_timestamp())
      where confirmation_token = ${`${type} ${token}`} and confirmation_sent_at > now() - interval '1 hour'
      returning id, email_confirmed_at < now() as was_confirmed`);
    if (!used) throw new SignInRefusal(403, "otp_expired", "Email link is invalid or has expired");
    return context.json(await sessions.begin(used.id, used.was_confirmed ? "recovery" : "otp"));
  });

  const grants: Readonly<Record<string, (context: Context) => Promise<object>>> = {
    password: async (context) => {
      const { email: address, password } = await bodyOf(context, { email, password: text });
      const user = await byEmail(address);
      if (!user || !passwords.isRight(password, user.encrypted_password))
        throw new SignInRefusal(400, "invalid_credentials", "Invalid login credentials");
      if (!user.email_confirmed_at)
        throw new SignInRefusal(400, "email_not_confirmed", "Email not confirmed");
      return sessions.begin(user.id, "password");
    },
    refresh_token: async (context) =>
      sessions.renew((await bodyOf(context, { refresh_token: text })).refresh_token),
    pkce: async (context) => {
      const { auth_code: code, code_verifier: verifier } = await bodyOf(context, {
        auth_code: text,
        code_verifier: text,
      });
      const { arrived, challenge } = takeFlow(code) ?? {};
      if (!arrived) throw new SignInRefusal(404, "flow_state_not_found", "invalid flow state");
      if (Date.now() - arrived.atMs > CODE_LIFE_MS)
        throw new SignInRefusal(403, "flow_state_expired", "invalid flow state, flow state has expired");
      if (createHash("sha256").update(verifier).digest("base64url") !== challenge)
        throw new SignInRefusal(400, "bad_code_verifier", "code challenge does not match");
      return sessions.begin(arrived.userId, "oauth");
    },
  };
  routes.post("/token", async (context) => {
    const grant = new Map(Object.entries(grants)).get(context.req.query("grant_type") ?? "");
    if (!grant) throw new SignInRefusal(400, "validation_failed", "unsupported_grant_type");
    return context.json(await grant(context));
  });

  routes.get("/user", async (context) => context.json(shownUser((await sessionOf(context)).user)));

  // As the hosted service does: a new password ends all sessions but the one that set it.
  routes.put("/user", async (context) => {
    const { id, user } = await sessionOf(context);
    const { password } = await bodyOf(context, { password: newPassword });
    if (passwords.isRight(password, user.encrypted_password))
      throw new SignInRefusal(
        422,
        "same_password",
        "New password should be different from the old password.",
      );
    await db.rows(
      sql`update auth.users set encrypted_password = ${passwords.hash(password)} where id = ${user.id}`,
    );
    await db.rows(sql`select app.end_other_sessions(${user.id}, ${id})`);
    await sendMail({
      user: personOf(user),
      email_data: {
        token_hash: "",
        token_hash_new: "",
        redirect_to: "",
        email_action_type: "password_changed_notification",
      },
    });
    return context.json(shownUser(user));
  });

  routes.post("/logout", async (context) => {
    const { id, user } = await sessionOf(context);
    const scope = context.req.query("scope");
    await db.rows(sql`
      delete from auth.sessions where user_id = ${user.id}
        and case when id = ${id} then ${scope !== "others"}::boolean else ${scope !== "local"}::boolean end`);
    return context.body(null, 204);
  });

  routes.get("/authorize", async (context) => {
    const { provider = "", redirect_to: backTo = "", code_challenge: challenge = "" } = context.req.query();
    const found = findProvider(env, provider);
    if (!found) throw new SignInRefusal(400, "validation_failed", "provider is not enabled");
    const state = randomUUID();
    flows.set(state, { provider, challenge, backTo: onSite(backTo) });
    return context.redirect(found.page(state));
  });

  const arrive = async (flow: Flow | undefined, query: Record<string, string>): Promise<string> => {
    const { state, code = "", error } = query;
    if (!flow || flow.arrived)
      throw new SignInRefusal(400, state ? "bad_oauth_state" : "bad_oauth_callback", "Invalid state");
    if (error) throw new SignInRefusal(403, "access_denied", "The provider refused");
    const person = await findProvider(env, flow.provider)?.personOf(code);
    if (!person) throw new SignInRefusal(400, "provider_disabled", "provider is not enabled");
    const userId = await db.transaction((within) => userOf(within, flow.provider, person));
    const ours = randomUUID();
    flows.set(ours, { ...flow, arrived: { userId, atMs: Date.now() } });
    return ours;
  };

  // Whatever goes wrong is told to the page that the person left from; without a state, nobody knows which it was.
  routes.get("/callback", async (context) => {
    const query = context.req.query();
    const flow = takeFlow(query["state"] ?? "");
    const back = flow?.backTo ?? new URL(env.SITE_URL);
    try {
      back.searchParams.set("code", await arrive(flow, query));
    } catch (error) {
      const { code, message } = refusalOf(error, log);
      back.searchParams.set("error", code === "unexpected_failure" ? "server_error" : "access_denied");
      back.searchParams.set("error_code", code);
      back.searchParams.set("error_description", message);
    }
    return context.redirect(back.href);
  });

  routes.all("*", () => {
    throw new SignInRefusal(404, "validation_failed", "There is nothing at this address");
  });

  return { routes, fetch: async (input, init) => routes.fetch(new Request(input, init)), stop: db.stop };
}
