import type { Invoice, Money } from "../../shared/api/endpoints/subscription.ts";
import type { Language } from "../../shared/i18n/language.ts";
import type { Interval, PlanId, SeatedTerms } from "../../shared/plans.ts";

/** Instants here are seconds since 1970, as the payment service says them. */
type Seconds = number;

export const SUBSCRIPTION_STATUSES = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  "incomplete_expired",
  "canceled",
] as const;

/** `other`: one that the service invents later; it gives nothing until somebody has read what it means. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number] | "other";

export interface Phase {
  /** Null: a price that is none of ours. */
  readonly terms: SeatedTerms | null;
  readonly startsAt: Seconds;
  readonly endsAt: Seconds;
}

export interface Schedule {
  readonly id: string;
  readonly phases: readonly Phase[];
  /** The subscription ends with the last phase. */
  readonly isEnding: boolean;
  /** The card or account that pays its last phase; null: the customer's. */
  readonly paysWith: string | null;
}

/** A subscription as it stands at the payment service. */
export interface Subscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly createdAt: Seconds;
  /** Null: a price that is none of ours. */
  readonly planId: PlanId | null;
  /** How often it is paid. */
  readonly interval: Interval;
  /** How many times its price is paid. */
  readonly seats: number;
  readonly priceId: string;
  /** Periods are counted from here. */
  readonly anchor: Seconds;
  readonly periodStart: Seconds;
  readonly periodEnd: Seconds;
  readonly cancelAt: Seconds | null;
  readonly isEndingWithPeriod: boolean;
  /** When the oldest invoice was written that is due and not paid, or the latest was blocked. */
  readonly unpaidSince: Seconds | null;
  /** Its first invoice is paid: before that it gives nothing, however it stands. */
  readonly isBegun: boolean;
  /** The bank was asked for the money of the latest invoice, and has not answered: that takes days, and may fail. */
  readonly isDebitUnderWay: boolean;
  /** True when it is paid in a way that is known to arrive only days later. */
  readonly paysByDebit: boolean;
  /** The invoice of the period under way is paid. */
  readonly isPeriodPaid: boolean;
  /** The invoices of it for which nothing is given. */
  readonly orphans: readonly Orphan[];
  /** How its money went back, by the buyer's bank or by us; null: none did, or only a part. */
  readonly takenBack: TakenBack | null;
  /** How much of what was paid for it was refunded, in cents. Also when it has ended. */
  readonly refunded: number;
  /** Refunds of its payments that did not arrive, and were not paid by another way. Also when it has ended. */
  readonly failedRefunds: readonly FailedRefund[];
  /** Disputes of its payments that banks have not decided: somebody has to answer them. Also when it has ended. */
  readonly openDisputes: readonly string[];
  /** The card that pays an invoice by hand pays the next ones, too. */
  readonly keepsCard: boolean;
  /** The card or account that pays it; null: the customer's. */
  readonly paysWith: string | null;
  /** The terms that wait for their payment; null: none do. */
  readonly pending: SeatedTerms | null;
  readonly schedule: Schedule | null;
  readonly latestInvoice: LatestInvoice | null;
  /** In which it was bought. */
  readonly language: Language;
  /** Null: the customer is deleted. */
  readonly buyer: BuyerDetails | null;
}

/** `disputed`: at the bank, and not decided for us; `refunded`: the whole payment of the period was given back. */
export type TakenBack = "disputed" | "refunded";

/** A refund that its bank sent back: the money is here. */
export interface FailedRefund {
  readonly id: string;
  /** In cents. */
  readonly amount: number;
  /** It was promised to somebody who withdrew. */
  readonly isPromised: boolean;
}

/** An invoice for which nothing is given: of a change that was never carried out, or of a time after the end. */
export interface Orphan {
  readonly id: string;
  /** Null: of a draft. */
  readonly number: string | null;
  /** `paid`: its money is here, and has to go back; `settled`: it went back. */
  readonly state: "draft" | "open" | "paid" | "settled";
}

export interface LatestInvoice {
  readonly id: string;
  readonly isOpen: boolean;
  readonly isPaid: boolean;
  /** It was not written, as taxes could not be computed; `settled`: by now the buyer's address is known. */
  readonly blocked: "open" | "settled" | null;
  readonly url: string | null;
  /** The amount that is left to pay. */
  readonly due: Money;
  readonly total: Money;
  /** No VAT was asked: it is the buyer's to account for, or they live elsewhere. */
  readonly isVatFree: boolean;
  /** How often its money was asked for. */
  readonly attempts: number;
}

/** Details that a buyer gave at the checkout; empty where nothing was given. */
export interface BuyerDetails extends BuyerAddress {
  readonly company: string;
  readonly vatNumber: string;
}

export interface BuyerAddress {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly zipCode: string;
  readonly city: string;
  /** Two letters, such as `FR`. */
  readonly country: string;
}

/** Something changed there. What it says of the change is not believed, so it is not here. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly isLive: boolean;
  readonly createdAt: Seconds;
  /** The customer that it concerns; null: nobody, as with a price. */
  readonly customerId: string | null;
  /** The charge that it is about where it says no customer, as of a dispute. */
  readonly chargeId: string | null;
}

export interface Buyer {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** The customer that the account had before, and which is gone; null: none. */
  readonly formerId: string | null;
}

export interface Order {
  readonly customerId: string;
  readonly userId: string;
  readonly terms: SeatedTerms;
  /** The buyer's express request to begin at once, kept with the purchase in these words. */
  readonly request: { readonly language: Language; readonly wording: string };
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A single payment, and how much of it is left. */
export interface Payment {
  readonly id: string;
  /** The invoice that it paid. */
  readonly invoiceId: string;
  /** In cents, as it was paid. */
  readonly paid: number;
  /** The rest of it in cents, less refunds; nothing of a payment that a bank disputes. */
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: Seconds;
}

/** A line of a paid invoice: the price of a time, or, below zero, the credit for the unused part of another line. */
export interface PaidLine {
  /** In cents. */
  readonly amount: number;
  readonly startsAt: Seconds;
  readonly endsAt: Seconds;
}

/** All that was paid for a subscription. */
export interface Paid {
  readonly payments: readonly Payment[];
  readonly lines: readonly PaidLine[];
}

export interface Refund {
  readonly paymentId: string;
  /** Written beside its invoice by a credit note; null: of a promise made before there were any. */
  readonly invoiceId: string | null;
  readonly amount: number;
  readonly subscriptionId: string;
}

/** A repayment of an invoice by an operator. */
export interface GiveBack {
  readonly customerId: string;
  /** As it stands on the invoice. */
  readonly number: string;
  /** In cents: how much shall have gone back all in all; null: everything. */
  readonly upTo: number | null;
}

/**
 * The payment service. All of it throws `ApiError("unavailable")` when the service does not answer in time, and
 * `PaymentsRefused` when it answers no. Asking again after either never makes a second object.
 */
export interface Payments {
  readonly isLive: boolean;
  /** The service's time: of the embedded one it can be moved. */
  readonly now: () => Seconds;
  /** Bounds all calls below `run` together. */
  readonly withinDeadline: <T>(run: () => Promise<T>) => Promise<T>;

  /** Reads a delivery once its signature is verified; throws `PaymentsRefused` when it is not good. */
  readonly readDelivery: (body: string, signature: string) => PaymentEvent;
  /** A page of the events since an instant, the newest first: of those behind `after`; null: the first page. */
  readonly eventsPage: (walk: {
    readonly since: Seconds;
    readonly after: string | null;
  }) => Promise<{ readonly events: readonly PaymentEvent[]; readonly isLast: boolean }>;

  /** All subscriptions that a customer has or had. */
  readonly subscriptionsOf: (customerId: string) => Promise<readonly Subscription[]>;
  /** The invoices of a customer. */
  readonly invoicesOf: (customerId: string) => Promise<readonly Invoice[]>;
  /** The payments of a subscription, but for orphans. */
  readonly paidOf: (subscription: Pick<Subscription, "id" | "orphans">) => Promise<Paid>;
  /** True when the bank wants the holder of the card to confirm the payment of an invoice. */
  readonly needsProof: (invoiceId: string) => Promise<boolean>;

  /** The customer who paid a charge; null: none that is known. */
  readonly customerOfCharge: (chargeId: string) => Promise<string | null>;
  readonly hasCustomer: (customerId: string) => Promise<boolean>;
  readonly makeCustomer: (buyer: Buyer) => Promise<string>;
  /** Deletes a customer with all of its subscriptions. One that is gone already is no fault. */
  readonly deleteCustomer: (customerId: string) => Promise<void>;

  /** The address of the page where a plan is paid for: of the one that is open already, if there is one. */
  readonly openCheckout: (order: Order) => Promise<string>;
  /** Ends the checkouts that were begun and not paid: they cannot be paid any more. */
  readonly closeCheckouts: (customerId: string) => Promise<void>;
  readonly openPortal: (customerId: string, returnUrl: string) => Promise<string>;

  /** The price of the next period, with the changes planned for it; refused where there is none. */
  readonly previewRenewal: (subscriptionId: string) => Promise<Money & Pick<LatestInvoice, "isVatFree">>;
  /** The price of terms that are more, computed for an instant of the period under way. */
  readonly previewUpgrade: (subscription: Subscription, terms: SeatedTerms, at: Seconds) => Promise<Money>;
  /**
   * Changes to terms that are more, and to a new period that begins now; the rest of the old one since `at` is
   * taken off. Returns the address where it must be paid by hand; null: it is paid.
   */
  readonly upgrade: (subscription: Subscription, terms: SeatedTerms, at: Seconds) => Promise<string | null>;
  /** Changes to other terms, with the next period. */
  readonly changeWithPeriod: (subscription: Subscription, terms: SeatedTerms) => Promise<void>;
  /** Lets the card or account that pays now pay the planned terms, too. */
  readonly payPlannedAlike: (subscription: Subscription) => Promise<void>;
  /** Forgets what was planned. */
  readonly releaseSchedule: (scheduleId: string) => Promise<void>;
  readonly endWithPeriod: (subscription: Subscription) => Promise<void>;
  readonly keep: (subscription: Subscription) => Promise<void>;
  /** Ends a subscription at once. One that has ended is no fault. */
  readonly end: (subscriptionId: string) => Promise<void>;
  readonly refund: (refund: Refund) => Promise<void>;
  /** Notes that the money of a refund that failed went back by another way. */
  readonly markRepaid: (refundId: string) => Promise<void>;
  /**
   * Gives money back for a paid invoice, with a credit note beside it. Returns what was given back now: nothing, where
   * that much went back before. Refused: `invoice_missing`, `nothing_paid`, `refund_failed` (it is not sent again).
   */
  readonly giveBack: (wanted: GiveBack) => Promise<Money>;
  /** From now on the card that pays an invoice by hand pays the next ones, too. */
  readonly keepCard: (subscriptionId: string) => Promise<void>;
  /** Writes an invoice that was blocked, and has it paid; where that still cannot be done nothing happens. */
  readonly finishInvoice: (invoiceId: string) => Promise<void>;
  /** Voids an invoice that is not paid. One that a bank is being asked for stays open. */
  readonly voidInvoice: (orphan: Orphan) => Promise<void>;

  /** Puts the plans up for sale. Returns what it changed, a line each. */
  readonly sellPlans: () => Promise<readonly string[]>;
}

/** The payment service does not want to. */
export class PaymentsRefused extends Error {
  override readonly name = "PaymentsRefused";
  /** Its own word for why, such as `resource_missing`. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The payment service refused: ${code}.`, options);
    this.code = code;
  }
}
