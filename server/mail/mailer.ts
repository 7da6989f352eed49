import type { Language } from "../../shared/i18n/language.ts";
import type { Db } from "../vendors/postgres.ts";

/** What a mail says, by its kind. */
export type MailMessage =
  | { readonly kind: "confirm-sign-up"; readonly url: string }
  | { readonly kind: "reset-password"; readonly url: string }
  | { readonly kind: "confirm-email-change"; readonly url: string }
  | { readonly kind: "plugin-connected"; readonly figmaName: string }
  | { readonly kind: "credits-granted"; readonly credits: number }
  | { readonly kind: "account-deleted" }
  | {
      readonly kind: "withdrawal";
      readonly refundCents: number;
      readonly currency: string;
      /** When it was asked for, ISO 8601. */
      readonly at: string;
    }
  | { readonly kind: "review-ready"; readonly title: string; readonly reviewId: string }
  | {
      readonly kind: "support-message";
      readonly replyTo: string;
      readonly subject: string;
      readonly text: string;
    };

export interface Mail {
  readonly to: string;
  readonly language: Language;
  readonly message: MailMessage;
}

/** Sends mails by an outbox in the database: what is queued with a transaction is sent when it is committed. */
export interface Mailer {
  /** Queues a mail; it is sent soon after, and tried again for a day when that fails. */
  readonly queue: (db: Db, mail: Mail) => Promise<void>;
  /** Sends what waits. Returns how many were sent. */
  readonly flush: () => Promise<number>;
}
