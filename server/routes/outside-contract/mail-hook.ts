import { Hono } from "hono";
import { Webhook } from "standardwebhooks";
import * as z from "zod";
import sql from "sql-template-tag";
import { MAX_BODY_BYTES } from "../../../shared/api/endpoint.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import type { Deps } from "../../deps.ts";
import { readJsonText } from "../../http/body/read-body.ts";
import type { MailMessage } from "../../mail/mailer.ts";
import { signInMessage } from "../../mail/sign-in-message.ts";
import type { Db } from "../../vendors/postgres.ts";

/** The body that hosted Supabase sends: https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook */
const PAYLOAD = z.object({
  user: z.object({
    id: z.uuid().optional(),
    email: z.string(),
    new_email: z.string().optional(),
    user_metadata: z.object({ language: z.string().optional() }).optional(),
  }),
  email_data: z.object({
    token_hash: z.string(),
    token_hash_new: z.string().default(""),
    redirect_to: z.string().default(""),
    email_action_type: z.string(),
  }),
});

type Payload = z.infer<typeof PAYLOAD>;

interface Letter {
  readonly to: string;
  readonly tokenHash: string;
}

/**
 * Whom to write to. A change of address is confirmed at the new one and, where the service is set so, at the present
 * one too; against its name, `token_hash_new` is the token of the present one.
 */
function lettersOf({ user, email_data: link }: Payload): readonly Letter[] {
  if (link.email_action_type !== "email_change") return [{ to: user.email, tokenHash: link.token_hash }];
  const letters = [
    { to: user.new_email ?? "", tokenHash: link.token_hash },
    { to: user.email, tokenHash: link.token_hash_new },
  ];
  return letters.filter(({ to, tokenHash }) => to && tokenHash);
}

function messageOf({ env }: Deps, { email_data: link }: Payload, tokenHash: string): MailMessage {
  const message = signInMessage({
    type: link.email_action_type,
    tokenHash,
    redirectTo: link.redirect_to,
    siteUrl: env.SITE_URL,
  });
  if (!message) throw new ApiError("invalid_input", { where: "email_data.email_action_type: is not known" });
  return message;
}

/** The language of the mails that a person chose, else that of the page where they signed up. */
async function languageOf(db: Db, { user: { id, user_metadata: said } }: Payload): Promise<Language> {
  const chosen = await db.row<{ language: Language | null }>(
    sql`select language from public.accounts where user_id = ${id ?? null}`,
  );
  return chosen?.language ?? (said?.language === "fr" ? "fr" : "en");
}

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
    const letters = lettersOf(data);
    if (letters.length === 0) throw new ApiError("invalid_input", { where: "user.new_email: is missing" });
    await deps.db.transaction(async (db) => {
      const language = await languageOf(db, data);
      for (const { to, tokenHash } of letters)
        await deps.mailer.queue(db, { to, language, message: messageOf(deps, data, tokenHash) });
    });
    return context.json({});
  });
  return routes;
}
