import type { Language } from "../../shared/i18n/language.ts";
import type { Interval } from "../../shared/plans.ts";
import type { News } from "../billing/news/news-of.ts";
import type { Db } from "../vendors/postgres.ts";

/** A mail by its kind, with the facts that its words need. */
export type MailMessage =
  | { readonly kind: "confirm-sign-up"; readonly url: string }
  | { readonly kind: "reset-password"; readonly url: string }
  | { readonly kind: "confirm-email-change"; readonly url: string }
  | { readonly kind: "password-changed" }
  | { readonly kind: "plugin-connected"; readonly figmaName: string }
  | { readonly kind: "credits-granted"; readonly credits: number }
  | { readonly kind: "account-deleted" }
  | {
      readonly kind: "withdrawal";
      readonly refundCents: number;
      readonly currency: string;
      /** When it was asked for, ISO 8601. */
      readonly at: string;
      /** A year that renewed without a notice was ended, instead of a withdrawal. */
      readonly isUnannounced?: boolean;
    }
  | {
      readonly kind: "plan";
      readonly news: News;
      readonly plan: string;
      /** How often it is paid; of a mail that was queued before there were years, nothing is said. */
      readonly interval?: Interval;
      /** For how many people; of a mail that was queued before there were teams, nothing is said: one. */
      readonly seats?: number;
      /** The plan that is to follow, with its seats; absent where none is. */
      readonly next?: { readonly plan: string; readonly seats: number };
      /** A month. */
      readonly reviews: number;
      /** Of the latest invoice, in cents. */
      readonly amount: number;
      readonly currency: string;
      /** No VAT was asked: it is the buyer's to account for, or they live elsewhere. */
      readonly isVatFree?: boolean;
      /** True while it is not in force, as it was not paid for too long. */
      readonly isPaused?: boolean;
      /** When what is paid ends, or the plan, ISO 8601. */
      readonly date: string | null;
    }
  | {
      readonly kind: "renewal-notice";
      readonly plan: string;
      /** The price of the next year, in cents. */
      readonly amount: number;
      readonly currency: string;
      readonly isVatFree?: boolean;
      /** When it renews, ISO 8601. */
      readonly date: string;
    }
  | {
      /** Money went back, without a withdrawal: the whole of a plan that is in force is told as `plan`. */
      readonly kind: "refund";
      readonly plan: string;
      /** In cents. */
      readonly amount: number;
      readonly currency: string;
    }
  /** A bank sent a refund back; in cents. */
  | { readonly kind: "refund-failed"; readonly amount: number; readonly currency: string }
  | { readonly kind: "near-limit"; readonly left: number; readonly reviews: number; readonly date: string }
  | {
      readonly kind: "team-invite";
      readonly team: string;
      /** Who invites; empty when they have given no name. */
      readonly owner: string;
      readonly url: string;
    }
  | { readonly kind: "team-removed"; readonly team: string }
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
  /** Queues a mail; it is sent soon after, and tried again for a day when that fails. Returns its id in the outbox. */
  readonly queue: (db: Db, mail: Mail) => Promise<number>;
  /** Sends what waits. Returns how many were sent. */
  readonly flush: () => Promise<number>;
}
