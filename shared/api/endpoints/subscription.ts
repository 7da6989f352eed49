import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idField, instant, language, text } from "../fields.ts";

/** Where the browser goes next. */
const onward = z.object({ url: z.url() });

const ofUser = z.object({ userId: idField });
/** Checked against the plans by the server: an unknown one has an error of its own. */
const ofPlan = z.object({ userId: idField, planId: text(100) });

export const createCheckoutSession = defineEndpoint({
  method: "POST",
  path: "/api/subscription/create-checkout-session",
  summary: "Where a plan is paid for. An account that has one changes it instead.",
  access: "owner",
  body: ofPlan,
  answer: onward,
  errors: ["unknown_plan", "checkout_failed", "rate_limited"],
});

export const updateSubscription = defineEndpoint({
  method: "POST",
  path: "/api/subscription/update",
  summary:
    "Changes the plan: a larger one at once, a smaller one with the next period. May lead to a payment.",
  access: "owner",
  body: ofPlan,
  answer: onward,
  errors: ["unknown_plan", "update_failed", "rate_limited"],
});

export const cancelSubscription = defineEndpoint({
  method: "POST",
  path: "/api/subscription/cancel",
  summary: "Ends the plan with its period.",
  access: "owner",
  body: ofUser,
  answer: onward,
  errors: ["no_subscription", "update_failed", "rate_limited"],
});

export const renewSubscription = defineEndpoint({
  method: "POST",
  path: "/api/subscription/renew",
  summary: "Takes a cancellation back while the period runs.",
  access: "owner",
  body: ofUser,
  answer: onward,
  errors: ["no_subscription", "update_failed", "rate_limited"],
});

export const withdrawSubscription = defineEndpoint({
  method: "POST",
  path: "/api/subscription/withdraw",
  summary:
    "Withdraws from the contract within 14 days of the first payment: the plan ends at once, and what was not used is refunded.",
  access: "owner",
  /** `language`: of the mail that confirms it; the browser's when it is not said. */
  body: z.object({ userId: idField, language: z.optional(language) }),
  answer: onward,
  errors: ["no_subscription", "withdrawal_over", "update_failed", "rate_limited"],
});

export const billingPortalUrl = defineEndpoint({
  method: "POST",
  path: "/api/auth/billing-portal-url",
  summary: "Where cards and invoices are looked after.",
  access: "owner",
  body: ofUser,
  answer: onward,
  errors: ["no_subscription", "billing_portal_failed", "rate_limited"],
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
});
export type Invoice = z.infer<typeof invoice>;

export const listInvoices = defineEndpoint({
  method: "GET",
  path: "/api/subscription/invoices",
  summary: "The latest invoices of the person who asks, the newest first.",
  access: "owner",
  answer: z.object({ invoices: z.array(invoice) }),
  errors: ["rate_limited"],
});
