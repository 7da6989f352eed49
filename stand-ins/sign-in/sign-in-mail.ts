import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "../../shared/i18n/language.ts";
import type { Deps } from "../../server/deps.ts";
import { signInMessage } from "../../server/mail/sign-in-message.ts";

/** A mail as the embedded sign-in service hands it to its mail driver. */
export interface EmbeddedMail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
}

/** Facts of the request that causes a mail, which the mails of the sign-in service do not tell. */
interface Asked {
  readonly language: Language;
  /** Where to go on to after the click; empty when unsaid. */
  readonly redirectTo: string;
}

/** The end of addresses that nobody has (RFC 2606), for sign-ups that are answered and not made: they get no mail. */
export const DECOY = "@decoy.invalid";

/** The request that the sign-in service works on now. */
export const askedOfSignIn = new AsyncLocalStorage<Asked>();

/** The link that the service wrote into its own mail. */
function linkIn({ text = "" }: EmbeddedMail): URL | null {
  const address = /\bhttps?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0];
  return address && URL.canParse(address) ? new URL(address) : null;
}

/** Queues the mail of the embedded sign-in service in our words. */
export async function queueSignInMail({ env, db, mailer, log }: Deps, mail: EmbeddedMail): Promise<void> {
  if (mail.to.endsWith(DECOY)) return;
  const link = linkIn(mail);
  const asked = askedOfSignIn.getStore();
  const message = signInMessage({
    type: link?.searchParams.get("type") ?? "",
    tokenHash: link?.searchParams.get("token") ?? "",
    redirectTo: asked?.redirectTo ?? "",
    siteUrl: env.SITE_URL,
  });
  if (!message) return log("sign_in_mail_unknown");
  await mailer.queue(db, { to: mail.to, language: asked?.language ?? "en", message });
}
