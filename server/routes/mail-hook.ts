import { Hono } from "hono";
import { Webhook } from "standardwebhooks";
import * as z from "zod";
import { MAX_BODY_BYTES } from "../../shared/api/endpoint.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { readJsonText } from "../http/read-body.ts";
import { signInMessage } from "../mail/sign-in-message.ts";

/** What hosted Supabase sends: https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook */
const PAYLOAD = z.object({
  user: z.object({
    email: z.string(),
    user_metadata: z.object({ language: z.string().optional() }).optional(),
  }),
  email_data: z.object({
    token_hash: z.string(),
    redirect_to: z.string().default(""),
    email_action_type: z.string(),
  }),
});

/** The mails of a hosted sign-in service, in our words. Without a secret there is no such address. */
export function mailHookRoutes(deps: Deps): Hono {
  const routes = new Hono();
  const secret = deps.env.SEND_EMAIL_HOOK_SECRET?.replace(/^v1,/, "");
  if (!secret) return routes;
  const webhook = new Webhook(secret);
  routes.post("/api/hooks/send-email", async (context) => {
    const text = await readJsonText(context, MAX_BODY_BYTES);
    try {
      webhook.verify(text, context.req.header());
    } catch (cause) {
      throw new ApiError("unauthenticated", { cause });
    }
    const { success, data } = PAYLOAD.safeParse(JSON.parse(text));
    if (!success) throw new ApiError("invalid_input");
    const { user, email_data: link } = data;
    const message = signInMessage({
      type: link.email_action_type,
      tokenHash: link.token_hash,
      redirectTo: link.redirect_to,
      siteUrl: deps.env.SITE_URL,
    });
    if (!message)
      throw new ApiError("invalid_input", { where: "email_data.email_action_type: is not known" });
    const language = user.user_metadata?.language === "fr" ? "fr" : "en";
    await deps.mailer.queue(deps.db, { to: user.email, language, message });
    return context.json({});
  });
  return routes;
}
