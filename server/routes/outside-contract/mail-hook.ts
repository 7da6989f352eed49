import { Hono } from "hono";
import { Webhook } from "standardwebhooks";
import { MAX_BODY_BYTES } from "../../../shared/api/endpoint.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Deps } from "../../deps.ts";
import { readJsonText } from "../../http/body/read-body.ts";
import { queueSignInMails, signInMails } from "../../mail/sign-in-mails.ts";

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
    const { success, data } = signInMails.safeParse(JSON.parse(text));
    if (!success) throw new ApiError("invalid_input");
    await queueSignInMails(deps, data);
    return context.json({});
  });
  return routes;
}
