import type { MiddlewareHandler } from "hono";
import type { Deps } from "../../server/deps.ts";
import { languageOf } from "../../server/http/language/language-of.ts";
import { signInMessage } from "../../server/mail/sign-in-message.ts";
import type { EmbeddedSupabase } from "./supabase.ts";

interface Wish {
  readonly type?: string;
  readonly email?: string;
}

/**
 * Sends the mail of a sign-up again, with a new link, as the hosted service does: the library answers as if it did. The
 * answer is the same for every address.
 */
export const sendAgain =
  ({ db, env, mailer }: Deps, supabase: EmbeddedSupabase): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.method !== "POST" || context.req.path !== "/auth/v1/resend") return next();
    const { type, email = "" } = await context.req.raw
      .clone()
      .json()
      .then(
        (body) => (body ?? {}) as Wish,
        (): Wish => ({}),
      );
    const to = email.trim().toLowerCase();
    const tokenHash = type === "signup" ? await supabase.renewConfirmation(to) : null;
    const redirectTo = context.req.query("redirect_to") ?? "";
    const message =
      tokenHash && signInMessage({ type: "signup", tokenHash, redirectTo, siteUrl: env.SITE_URL });
    if (message) await mailer.queue(db, { to, language: languageOf(context), message });
    return context.json({});
  };
