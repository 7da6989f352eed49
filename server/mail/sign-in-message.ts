import type { MailMessage } from "./mailer.ts";

export interface SignInLink {
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

/**
 * Writes a mail of the sign-in service in our words. Its link leads to a page where a click confirms: scanners of mail
 * open links, and would use the token up. Null: a kind of mail that the product does not know.
 */
export function signInMessage(link: SignInLink): MailMessage | null {
  const kind = KINDS[link.type];
  if (!kind) return null;
  const query = new URLSearchParams({ token_hash: link.tokenHash, type: link.type, next: nextPath(link) });
  return { kind, url: `${link.siteUrl}/auth/confirm?${query.toString()}` };
}
