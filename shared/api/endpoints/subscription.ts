import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idField, instant, intervalField, language, planIdField, text } from "../fields.ts";
import { MAX_SEATS } from "../../plans.ts";
import { account } from "./account.ts";

/** Where the browser goes next. */
const onward = z.object({ url: z.url() });

/** A call that changes what is paid: where the browser goes next is its answer. */
const leadingOn = { method: "POST", access: "owner", answer: onward } as const;

const ofUser = z.object({ userId: idField });
/** How often a plan is paid; by the month, where it is not said. */
const interval = z.optional(intervalField);
/** Checked against the plans by the server: an unknown one has an error of its own. */
const ofPlan = z.object({ userId: idField, planId: text(100), interval });

/** The price that the buyer saw and agreed to. Another amount is not charged: the answer is `price_changed`. */
const shown = z.object({
  /** In the smallest unit of the currency, such as cents. */
  amount: z.int(),
  /** Three letters, such as `eur`. */
  currency: text(3),
  /** For when it was computed: seconds since 1970. */
  at: z.int().check(z.minimum(0), z.maximum(99_999_999_999)),
});
export type Shown = z.infer<typeof shown>;
/** `shown`: the price that its preview said is charged at once. */
const choice = z.object({ userId: idField, planId: text(100), interval, shown: z.optional(shown) });
/**
 * `beginsAtOnce`: the buyer asked for it in the words of their `language`, which are kept with the purchase. Needed for
 * a first plan.
 */
const firstChoice = z.extend(choice, {
  beginsAtOnce: z.optional(z.boolean()),
  language: z.optional(language),
});

/** The reasons why a plan cannot be chosen. */
const CHOOSING = [
  "unknown_plan",
  "consent_missing",
  "price_changed",
  "payment_disputed",
  "payment_under_way",
  "withdrawn_often",
] as const;

/** Where a plan is paid for. An account that has one changes it instead. */
export const createCheckoutSession = defineEndpoint({
  ...leadingOn,
  path: "/api/subscription/create-checkout-session",
  body: firstChoice,
  errors: [...CHOOSING, "checkout_failed"],
});

/**
 * Changes the plan, or how often it is paid. What is more (a larger plan, a year instead of a month, and nothing of it
 * smaller) begins at once, with a new period, anything else with the next period. May lead to a payment.
 */
export const updateSubscription = defineEndpoint({
  ...leadingOn,
  path: "/api/subscription/update",
  body: choice,
  errors: [...CHOOSING, "update_failed"],
});

/** Ends the plan with its period. */
export const cancelSubscription = defineEndpoint({
  ...leadingOn,
  path: "/api/subscription/cancel",
  body: ofUser,
  errors: ["no_subscription", "update_failed"],
});

/** Takes a cancellation back while the period runs. */
export const renewSubscription = defineEndpoint({
  ...leadingOn,
  path: "/api/subscription/renew",
  body: ofUser,
  errors: ["no_subscription", "update_failed"],
});

/**
 * Withdraws from the contract within 14 days of the first payment, or of going over to years, and ends a year that
 * renewed without a notice: the plan ends at once, and what was not used is refunded.
 */
export const withdrawSubscription = defineEndpoint({
  ...leadingOn,
  path: "/api/subscription/withdraw",
  /** `language`: of the mail that confirms it; the browser's when it is not said. `shown`: the refund that was offered. */
  body: z.object({ userId: idField, language: z.optional(language), shown: z.optional(shown) }),
  errors: ["no_subscription", "withdrawal_over", "price_changed", "update_failed"],
});

/** Where cards and invoices are looked after. */
export const billingPortalUrl = defineEndpoint({
  ...leadingOn,
  path: "/api/auth/billing-portal-url",
  body: ofUser,
  errors: ["no_subscription", "billing_portal_failed"],
});

export const money = z.object({
  /** In the smallest unit of the currency, such as cents. */
  amount: z.int(),
  /** Three letters, such as `eur`. */
  currency: z.string(),
});
export type Money = z.infer<typeof money>;

const due = z.object({
  /** `first`: the plan begins with it; `renewal`: the period that runs; `change`: a larger plan waits for it. */
  kind: z.enum(["first", "renewal", "change"]),
  /** A bank was asked for it and answers within days: there is nothing to do. Else it did not succeed. */
  isUnderWay: z.boolean(),
  /** The plan that is paid for. */
  planId: z.nullable(planIdField),
  interval: z.nullable(intervalField),
  money,
  /** Where it is paid; null: nowhere, or not now. */
  payUrl: z.nullable(z.string()),
  /** The bank wants the holder of the card to confirm it. Else the card was declined. */
  needsProof: z.boolean(),
  /** Until when the plan is in force without it; null: it is not any more, or that does not depend on it. */
  planUntil: z.nullable(instant),
});
export type Due = z.infer<typeof due>;

const withdrawal = z.object({
  /** `withdrawal`: within 14 days; `unannounced`: a year had renewed, and its buyer was not reminded in time. */
  reason: z.enum(["withdrawal", "unannounced"]),
  until: instant,
  /** The amount that would be given back now. */
  refund: money,
  /** For when it was computed: seconds since 1970. */
  at: z.int(),
});
export type WithdrawalOffer = z.infer<typeof withdrawal>;

/** The subscription, asked of the payment service now. The account is up to date after it. */
export const readSubscription = defineEndpoint({
  method: "GET",
  path: "/api/subscription",
  access: "owner",
  answer: z.object({
    account,
    /** For how many people the plan is paid, or would be: for everybody in a team that has none. */
    seats: z.int(),
    /** When the plan renews or ends; null: there is none. */
    periodEnd: z.nullable(instant),
    /** A payment that did not succeed, or not yet; null: none. */
    due: z.nullable(due),
    /** The amount of the latest invoice, once it is paid; null: none is. */
    lastPaid: z.nullable(money),
    /** Null: there is nothing to withdraw from, or not any more. */
    withdrawal: z.nullable(withdrawal),
    /** `disputed`: a bank took its payment back, and the plan rests; `refunded`: all of it was given back. */
    takenBack: z.nullable(z.enum(["disputed", "refunded"])),
  }),
  errors: ["billing_portal_failed"],
});
export type SubscriptionState = z.infer<NonNullable<(typeof readSubscription)["answer"]>>;

/** The price of a change that is not made yet. */
const preview = z.object({
  /** Charged at once; null: nothing is, or the payment service will say. */
  dueNow: z.nullable(money),
  /** For when it was computed: seconds since 1970. */
  at: z.int(),
  /**
   * It begins now, and is charged now. Else it begins with the next period: as a change that is not more does,
   * and one that is paid by debit.
   */
  beginsAtOnce: z.boolean(),
  /** It is paid by debit, which a bank answers days later: nothing begins at once. */
  paysByDebit: z.boolean(),
  /** For how many people it would be paid. */
  seats: z.int(),
  /** When the period under way ends. A change to more begins a new period, any other starts there. */
  renewsOn: instant,
});

export type ChangePreview = z.infer<typeof preview>;

const previewing = {
  method: "POST",
  access: "owner",
  answer: preview,
  errors: ["unknown_plan", "no_subscription", "update_failed"],
} as const;

/** The price of another plan now, and from when it is charged. It changes nothing. */
export const previewChange = defineEndpoint({
  ...previewing,
  path: "/api/subscription/preview",
  body: ofPlan,
});

/** For how many people the plan is paid. The largest number is what is sold by a click. */
const seats = z.int().check(z.minimum(1), z.maximum(MAX_SEATS));

/** The price of another number of seats now, and from when. It changes nothing. */
export const previewSeats = defineEndpoint({
  ...previewing,
  path: "/api/subscription/seats/preview",
  body: z.object({ userId: idField, seats }),
});

/**
 * Changes for how many people of a team the plan is paid: more at once, with a new period, fewer with the next one. May
 * lead to a payment.
 */
export const updateSeats = defineEndpoint({
  ...leadingOn,
  path: "/api/subscription/seats",
  body: z.object({ userId: idField, seats, shown: z.optional(shown) }),
  errors: [
    "unknown_plan",
    "no_subscription",
    "seats_in_use",
    "price_changed",
    "payment_disputed",
    "payment_under_way",
    "update_failed",
  ],
});

const invoice = z.object({
  number: z.nullable(z.string()),
  date: instant,
  /** In the smallest unit of the currency, such as cents. Below zero: a credit. */
  amount: z.int(),
  /** Three letters, such as `eur`. */
  currency: z.string(),
  status: z.enum(["open", "paid", "uncollectible", "void"]),
  pdfUrl: z.nullable(z.string()),
  /** The page of the invoice, where one that is open can be paid. */
  hostedUrl: z.nullable(z.string()),
  /** The part of it that was given back, in the smallest unit of the currency. */
  refunded: z.int(),
  /** The documents that say so; a refund by hand may have none. */
  creditNotes: z.array(
    z.object({ number: z.string(), date: instant, amount: z.int(), pdfUrl: z.nullable(z.string()) }),
  ),
});
export type Invoice = z.infer<typeof invoice>;

/** The latest invoices of the person who asks, the newest first. */
export const listInvoices = defineEndpoint({
  method: "GET",
  path: "/api/subscription/invoices",
  access: "owner",
  answer: z.object({ invoices: z.array(invoice) }),
});
