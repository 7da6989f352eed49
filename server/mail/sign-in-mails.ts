import * as z from "zod";
import { ApiError } from "../../shared/api/errors.ts";
import { findLanguage } from "../../shared/i18n/language.ts";
import type { Deps } from "../deps.ts";
import { mailLanguage } from "./mail-language.ts";
import type { MailMessage } from "./mailer.ts";

/** The body that hosted Supabase sends: https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook */
export const signInMails = z.object({
  user: z.object({
    id: z.uuid().optional(),
    email: z.string(),
    new_email: z.string().optional(),
    email_confirmed_at: z.string().nullish(),
    user_metadata: z.object({ language: z.unknown() }).partial().optional(),
  }),
  email_data: z.object({
    token_hash: z.string(),
    token_hash_new: z.string().default(""),
    redirect_to: z.string().default(""),
    email_action_type: z.string(),
  }),
});

export type SignInMails = z.infer<typeof signInMails>;

interface SignInLink {
  /** The address of the account: the page of a sign-up asks with it whether a password is right. */
  readonly email: string;
  /** The sign-in service's word for what is confirmed. */
  readonly type: string;
  readonly tokenHash: string;
  /** Where the person wanted to go on to. */
  readonly redirectTo: string;
  readonly siteUrl: string;
}

type SignInKind = "confirm-sign-up" | "reset-password" | "confirm-email-change";

const KINDS: Readonly<Record<string, SignInKind>> = {
  signup: "confirm-sign-up",
  recovery: "reset-password",
  email_change: "confirm-email-change",
};

/** The path on our own site; what leads elsewhere is left aside. */
function nextPath({ type, redirectTo, siteUrl }: SignInLink): string {
  if (type === "recovery") return "/reset-password";
  if (!URL.canParse(redirectTo, siteUrl)) return "/profile";
  const { origin, pathname, search } = new URL(redirectTo, siteUrl);
  return origin === siteUrl && pathname !== "/" ? `${pathname}${search}` : "/profile";
}

/** The mails of the service that only tell: nothing is to be confirmed. */
const NOTICES: Readonly<Record<string, MailMessage>> = {
  password_changed_notification: { kind: "password-changed" },
};

/**
 * Writes a mail of the sign-in service in our words. Its link leads to a page where a click confirms: scanners of mail
 * open links, and would use the token up. Null: a kind of mail that the product does not know.
 */
export function signInMessage(link: SignInLink): MailMessage | null {
  const kind = KINDS[link.type];
  if (!kind) return NOTICES[link.type] ?? null;
  const query = new URLSearchParams({ token_hash: link.tokenHash, type: link.type, next: nextPath(link) });
  if (link.type === "signup") query.set("email", link.email);
  return { kind, url: `${link.siteUrl}/auth/confirm?${query.toString()}` };
}

/** How long after the confirmation of an address a password is the first one: the page that confirms it sets one. */
const FIRST_PASSWORD_MS = 60_000;

/** True for the notice of a first password: whoever has just chosen it changed nothing. */
const isOfFirstPassword = ({ user, email_data: { email_action_type: type } }: SignInMails): boolean =>
  type === "password_changed_notification" &&
  Date.now() - Date.parse(user.email_confirmed_at ?? "") < FIRST_PASSWORD_MS;

interface Letter {
  readonly to: string;
  readonly tokenHash: string;
}

/**
 * Whom to write to. A change of address is confirmed at the new one and, where the service is set so, at the present
 * one too; against its name, `token_hash_new` is the token of the present one.
 */
function lettersOf({ user, email_data: link }: SignInMails): readonly Letter[] {
  if (link.email_action_type !== "email_change") return [{ to: user.email, tokenHash: link.token_hash }];
  const letters = [
    { to: user.new_email ?? "", tokenHash: link.token_hash },
    { to: user.email, tokenHash: link.token_hash_new },
  ];
  return letters.filter(({ to, tokenHash }) => to && tokenHash);
}

/** Queues the mails that a sign-in service asks for, in our words. Throws `invalid_input` for mails we do not know. */
export async function queueSignInMails(
  { db, env, mailer }: Pick<Deps, "db" | "env" | "mailer">,
  mails: SignInMails,
): Promise<void> {
  if (isOfFirstPassword(mails)) return;
  const letters = lettersOf(mails);
  if (letters.length === 0) throw new ApiError("invalid_input", { where: "user.new_email: is missing" });
  const { email_action_type: type, redirect_to: redirectTo } = mails.email_data;
  await db.transaction(async (transaction) => {
    const { id = null, user_metadata: said } = mails.user;
    const language = await mailLanguage(transaction, id, findLanguage(said?.language));
    for (const { to, tokenHash } of letters) {
      const message = signInMessage({
        type,
        tokenHash,
        redirectTo,
        siteUrl: env.SITE_URL,
        email: mails.user.email,
      });
      if (!message)
        throw new ApiError("invalid_input", { where: "email_data.email_action_type: is not known" });
      await mailer.queue(transaction, { to, language, message });
    }
  });
}
