import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { Deps } from "../../server/deps.ts";
import { countHit } from "../../server/http/caller/limits.ts";
import { DECOY } from "./sign-in-mail.ts";
import { signInRefusal } from "./sign-in-refusal.ts";
import type { EmbeddedSupabase } from "./supabase.ts";

/** Answers are given at multiples of this, so that their time tells nothing: longer than it takes to hash a password. */
const QUANTUM_MS = 300;

interface Asked {
  readonly body: Readonly<Record<string, unknown>>;
  readonly email: string;
  readonly password: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

async function askedOf(context: Context): Promise<Asked> {
  const body: unknown = await context.req.raw
    .clone()
    .json()
    .catch(() => null);
  const fields = (body ?? {}) as Asked["body"];
  const { email, password } = fields;
  return { body: fields, email: textOf(email).trim().toLowerCase(), password: textOf(password) };
}

async function refusalIn({ res }: Context): Promise<string> {
  if (res.ok) return "";
  const refusal = (await res.clone().json()) as { readonly error_code?: string };
  return refusal.error_code ?? "";
}

interface Door {
  readonly deps: Deps;
  readonly supabase: EmbeddedSupabase;
}

const post = ({ req }: Context, path: string, body: object): Request =>
  new Request(new URL(path, req.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** Mails a way to set a new password to an owner who signs up again, as they may have forgotten it. */
async function remindOwner({ deps, supabase }: Door, context: Context, email: string): Promise<void> {
  const waitS = await countHit(deps.db, "reset by account, a minute", email);
  if (waitS === 0) await supabase.fetch(post(context, "/auth/v1/recover", { email }));
}

/**
 * An address that has an account is answered as a new one is: by the same work for an address that nobody has, which
 * gets no mail and is removed as any sign-up that is never confirmed.
 */
async function signUpAgain(door: Door, context: Context, { body, email }: Asked): Promise<Response> {
  const decoy = `${randomUUID()}${DECOY}`;
  const answer = await door.supabase.fetch(post(context, "/auth/v1/signup", { ...body, email: decoy }));
  await remindOwner(door, context, email);
  return new Response((await answer.text()).replaceAll(decoy, email), answer);
}

const wrongCredentials = (): Response =>
  signInRefusal(400, "invalid_credentials", "Invalid login credentials");

/** Tells only somebody who knows the password that an address waits for its confirmation. */
async function signInFailed(
  { supabase }: Door,
  { email, password }: Asked,
  code: string,
): Promise<Response | null> {
  if (code !== "email_not_confirmed" && code !== "invalid_credentials") return null;
  const isRight = await supabase.isPasswordOf(email, password, code);
  return isRight && code === "email_not_confirmed" ? null : wrongCredentials();
}

/** The answer to give in place of the service's own; null: its own is right. */
async function equalAnswer(door: Door, context: Context, asked: Asked): Promise<Response | null> {
  const code = await refusalIn(context);
  if (context.req.path === "/auth/v1/signup")
    return code === "over_email_send_rate_limit" || code === "user_already_exists"
      ? signUpAgain(door, context, asked)
      : null;
  if (context.req.path === "/auth/v1/token") return signInFailed(door, asked, code);
  return code === "over_email_send_rate_limit" ? Response.json({}) : null;
}

const WAYS = new Set(["/auth/v1/signup", "/auth/v1/token", "/auth/v1/recover", "/auth/v1/resend"]);

/** Neither what the sign-in service answers nor when it does tells whether an address has an account. */
export const equalAnswers =
  (deps: Deps, supabase: EmbeddedSupabase): MiddlewareHandler =>
  async (context, next) => {
    const isRenewal = context.req.query("grant_type") === "refresh_token";
    if (!WAYS.has(context.req.path) || context.req.method !== "POST" || isRenewal) return next();
    const startedAt = performance.now();
    const asked = await askedOf(context); // before it is read by the service
    await next();
    const answer = await equalAnswer({ deps, supabase }, context, asked);
    if (answer) {
      context.res = undefined; // else its headers would stay, with the length of another body
      context.res = answer;
    }
    const tookMs = performance.now() - startedAt;
    await deps.pause(Math.ceil(tookMs / QUANTUM_MS) * QUANTUM_MS - tookMs);
  };
