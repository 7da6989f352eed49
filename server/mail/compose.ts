import type { Language } from "../../shared/i18n/language.ts";
import { LOCALES } from "../../shared/i18n/locales.ts";
import { oneLine, onOneLine } from "../../shared/one-line.ts";
import { quotableName } from "../../shared/export/quotable-name.ts";
import { MAIL_EN } from "../../shared/i18n/mail.en.ts";
import type { MailTexts } from "../../shared/i18n/mail/mail-texts.ts";
import { MAIL_FR } from "../../shared/i18n/mail.fr.ts";
import type { TextsLike } from "../../shared/i18n/texts-like.ts";
import { pathIn } from "../../shared/site-language.ts";
import type { Mail, MailMessage } from "./mailer.ts";
import { htmlOf, textOf } from "./template.ts";

/** A mail as a mail server takes it. */
export interface Composed {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  /** The same each time it is sent: who gets it twice is shown it once. */
  readonly messageId?: string;
}

const MAILS: Readonly<Record<Language, TextsLike<typeof MAIL_EN>>> = { en: MAIL_EN, fr: MAIL_FR };

interface Content {
  readonly texts: MailTexts;
  /** Where the button leads; to the profile when absent, and no button when null. */
  readonly url?: string | null;
}

const amountOf = (
  { amount, currency }: { readonly amount: number; readonly currency: string },
  language: Language,
): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: currency.toUpperCase() }).format(
    amount / 100,
  );

const dayOf = (instant: string | null, language: Language): string =>
  instant === null
    ? ""
    : new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "Europe/Paris" }).format(
        new Date(instant),
      );

const timeOf = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Paris",
  }).format(new Date(instant));

/** A plan, and for how many people where it is more than one. */
const wholeOf = (
  { plan, seats = 1 }: { readonly plan: string; readonly seats?: number },
  people: string,
): string => (seats > 1 ? `${plan} ${people.replace("{count}", String(seats))}` : plan);

function contentOf(
  message: Exclude<MailMessage, { readonly kind: "support-message" }>,
  language: Language,
  siteUrl: string,
): Content {
  const says = MAILS[language];
  switch (message.kind) {
    case "confirm-sign-up":
      return { texts: says.confirmSignUp, url: message.url };
    case "reset-password":
      return { texts: says.resetPassword, url: message.url };
    case "confirm-email-change":
      return { texts: says.confirmEmailChange, url: message.url };
    case "password-changed":
      return { texts: says.passwordChanged, url: `${siteUrl}/login` };
    case "plugin-connected":
      return { texts: says.pluginConnected(quotableName(message.figmaName)) };
    case "credits-granted":
      return { texts: says.creditsGranted(message.credits) };
    case "account-deleted":
      return { texts: says.accountDeleted, url: null };
    case "withdrawal":
      return {
        texts: (message.isUnannounced ? says.endedUnannounced : says.withdrawal)(
          message.refundCents > 0 ? amountOf({ ...message, amount: message.refundCents }, language) : "",
          timeOf(message.at, language),
        ),
      };
    case "plan":
      return {
        texts: says.plan[message.news]({
          plan: message.plan,
          interval: message.interval ?? "month",
          whole: wholeOf(message, says.people),
          next: message.next ? wholeOf(message.next, says.people) : "",
          seats: message.seats ?? 1,
          reviews: message.reviews,
          amount: amountOf(message, language),
          isPaused: message.isPaused ?? false,
          vat: says.vat[message.isVatFree ? "none" : "included"],
          date: dayOf(message.date, language),
        }),
        ...(message.news === "seats" && { url: `${siteUrl}/team` }),
      };
    case "renewal-notice":
      return {
        texts: says.renewalNotice(
          message.plan,
          `${amountOf(message, language)}${says.vat[message.isVatFree ? "none" : "included"]}`,
          dayOf(message.date, language),
          timeOf(message.date, language),
        ),
      };
    case "refund":
      return { texts: says.refund(message.plan, amountOf(message, language)) };
    case "refund-failed":
      return { texts: says.refundFailed(amountOf(message, language)), url: `${siteUrl}/contact` };
    case "near-limit":
      return {
        texts: says.nearLimit(message.left, message.reviews, dayOf(message.date, language)),
      };
    case "team-invite":
      return {
        texts: says.teamInvite(quotableName(message.team), quotableName(message.owner)),
        url: message.url,
      };
    case "team-removed":
      return { texts: says.teamRemoved(quotableName(message.team)), url: `${siteUrl}/team` };
    case "review-ready":
      return {
        texts: says.reviewReady(quotableName(message.title)),
        url: `${siteUrl}/reviews/${message.reviewId}`,
      };
  }
}

/** An address of the site in the language of the mail: whoever comes by it reads on as they read here. */
const inLanguage = (url: string | null, language: Language, siteUrl: string): string | null =>
  url?.startsWith(`${siteUrl}/`) ? `${siteUrl}${pathIn(language, url.slice(siteUrl.length))}` : url;

/**
 * Puts a mail into words: text and HTML of the same content. Names that others chose are quoted, and never in a
 * subject; the support reads what somebody wrote to it as it was written.
 */
export async function compose({ language, message }: Mail, siteUrl: string): Promise<Composed> {
  if (message.kind === "support-message")
    return {
      subject: oneLine(message.subject, 200),
      text: message.text,
      replyTo: onOneLine(message.replyTo),
    };
  const { texts, url: address = `${siteUrl}/profile` } = contentOf(message, language, siteUrl);
  const url = inLanguage(address, language, siteUrl);
  const { openProfile: action, greeting, colon, linkFallback } = MAILS[language];
  const page = { texts: { action, ...texts }, url, greeting, colon, linkFallback, language, siteUrl };
  return { subject: texts.subject, text: textOf(page), html: await htmlOf(page) };
}
