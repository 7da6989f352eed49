import type { Context, MiddlewareHandler } from "hono";
import { mayBeRecovery } from "../../shared/api/recovery.ts";
import { amrOf } from "../../server/vendors/supabase.ts";
import { signInRefusal } from "./sign-in-refusal.ts";

const disabled = (): Response => signInRefusal(422, "otp_disabled", "This way to sign in is not enabled");

async function bodyOf(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.raw
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
}

/**
 * Ways of the library that the product does not offer, and that would call an address proven that is not: a link to
 * sign in by opens a confirmed account for any address; a change of the address is done when the old one agrees; the
 * address of its own mails uses a link up when it is opened, by a scanner of mail, too; and a code of few digits may be
 * typed where the product sends links.
 */
export const closedWays = (): MiddlewareHandler => async (context, next) => {
  const { method, path } = context.req;
  if (path === "/auth/v1/otp" || path === "/auth/v1/magiclink") return disabled();
  if (path === "/auth/v1/verify" && (method !== "POST" || "token" in (await bodyOf(context))))
    return disabled();
  if (path === "/auth/v1/user" && method === "PUT" && "email" in (await bodyOf(context)))
    return signInRefusal(422, "email_provider_disabled", "The e-mail address cannot be changed");
  return next();
};

/** The session of a reset mail reads and writes no data. */
export const noRecovery = (): MiddlewareHandler => async (context, next) => {
  const token = context.req.header("Authorization")?.replace(/^Bearer /i, "") ?? "";
  return mayBeRecovery(amrOf(token))
    ? signInRefusal(401, "bad_jwt", "This session may only set a new password")
    : next();
};
