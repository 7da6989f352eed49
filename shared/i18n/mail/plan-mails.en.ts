import type { Interval } from "../../plans.ts";
import { PRODUCT } from "../../product.ts";
import { BEGIN_AT_ONCE } from "../words/purchase-words.ts";
import type { MailTexts } from "./mail-texts.ts";

/** The words about a plan in a mail; amounts and days in the reader's words. */
export interface PlanWords {
  readonly plan: string;
  /** The plan with the number of people that it is for, where they are several. */
  readonly whole: string;
  /** The plan that is to follow, in the same words; empty where none is. */
  readonly next: string;
  readonly seats: number;
  /** How often it is paid. */
  readonly interval: Interval;
  /** A month. */
  readonly reviews: number;
  readonly amount: string;
  /** It is not in force any more, and would be once it is paid. */
  readonly isPaused: boolean;
  /** The words behind the amount that say whether VAT is in it. */
  readonly vat: string;
  readonly date: string;
}

/** The mails about a plan, by what happened to it. */
export const PLAN_MAILS_EN = {
  awaited: ({ plan, whole, amount, vat }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} plan ${plan} begins when your bank has answered`,
    heading: "We are waiting for your bank",
    paragraphs: [
      `We have asked your bank for ${amount}${vat}, for ${whole}. It answers within a few working days. Your plan begins when the money arrives, and we will write to you then.`,
      `You asked: “${BEGIN_AT_ONCE.en}” To withdraw before then, write to us.`,
    ],
    reason: "Keep this email: it confirms your order.",
  }),
  returned: ({ plan, whole, amount }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} plan ${plan} has not begun`,
    heading: "Your bank declined the payment",
    paragraphs: [
      `Your bank refused the payment of ${amount} for ${whole}, so the plan has not begun. You were not charged, and you owe nothing.`,
      "You can choose a plan again on your profile, and pay by card or from another account.",
    ],
    action: "See the plans",
    reason: "You had ordered a plan.",
  }),
  bought: ({ plan, whole, interval, reviews, amount, vat, date }: PlanWords) => ({
    subject: `Your ${plan} plan is active`,
    heading: `Your ${plan} plan is active`,
    paragraphs: [
      interval === "year"
        ? `We received ${amount}${vat}, for a year of ${whole}. You have ${reviews} second opinions each month until ${date}; then the plan renews for another year, until you cancel it on your profile. We remind you more than a month before.`
        : `We received ${amount}${vat}, for a month of ${whole}. You have ${reviews} second opinions until ${date}; then the plan renews every month, until you cancel it on your profile.`,
      `You asked: “${BEGIN_AT_ONCE.en}” As a consumer, you can withdraw with “Withdraw from contract” on your profile, or by writing to us.`,
    ],
    reason: "Keep this email: it confirms your contract.",
  }),
  changed: ({ plan, whole, interval, reviews, amount, date }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} plan is now ${plan}`,
    heading: `Your plan is now ${whole}`,
    paragraphs: [
      `We received ${amount}: a ${interval} of ${whole}, less what was left of your earlier payment. You have ${reviews} second opinions a month; this ${interval} ends on ${date}.`,
    ],
    reason: "You changed your plan.",
  }),
  seats: ({ plan, interval, reviews, seats, amount, date }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} team has ${seats} seats`,
    heading: `Your team has ${seats} seats`,
    paragraphs: [
      `We received ${amount}: a ${interval} of ${plan} for every seat, less what was left of your earlier payment. Together you have ${reviews} second opinions a month; this ${interval} ends on ${date}.`,
    ],
    action: "See the team",
    reason: "You changed the number of seats.",
  }),
  planned: ({ whole, next, date }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} plan changes on ${date}`,
    heading: `${next} begins on ${date}`,
    paragraphs: [
      `You keep ${whole} until ${date}. Then ${next} takes its place; you are charged nothing before that.`,
      "Until then, you can cancel the change on your profile.",
    ],
    reason: "Keep this email: it confirms the change.",
  }),
  kept: ({ whole, date }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} plan continues`,
    heading: `${whole} continues`,
    paragraphs: [
      `You cancelled what was planned for ${date}. ${whole} stays as it is and renews on that day, until you cancel it.`,
    ],
    reason: "You kept your plan.",
  }),
  renewed: ({ plan, whole, amount, date }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} plan was renewed`,
    heading: `${plan} is paid until ${date}`,
    paragraphs: [`We received ${amount} for ${whole}. The invoice is on your profile.`],
    action: "See the invoice",
    reason: "We tell you about every payment.",
  }),
  failed: ({ whole, amount, isPaused }: PlanWords) => ({
    subject: `A payment for ${PRODUCT.name} failed`,
    heading: "A payment failed",
    paragraphs: [
      `${amount} for ${whole} could not be charged. We will try again in a few days. ${isPaused ? "Until then, the plan is paused." : "Until then, you have part of your second opinions; the rest follows when it is paid."}`,
      "You can pay on your profile, in the same way or another. If it is not paid, the plan ends and you owe nothing.",
    ],
    action: "Pay on my profile",
    reason: "We tell you after every attempt.",
  }),
  blocked: ({ plan }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} invoice needs your address`,
    heading: "Your invoice needs your address",
    paragraphs: [
      `We could not issue the invoice for ${plan}: to work out the VAT, we need your country and postcode, and they are missing or not valid. For seven days, you keep part of your second opinions.`,
      "Correct your address on your profile, under “Cards and billing details”. We will then issue the invoice, and the plan continues.",
    ],
    reason: "We tell you when an invoice is waiting for something from you.",
  }),
  recovered: ({ plan, interval, amount, date }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} plan is paid`,
    heading: `${plan} is paid`,
    paragraphs: [
      interval === "year"
        ? `Thank you: we received ${amount}. You have all your second opinions each month, until ${date}.`
        : `Thank you: we received ${amount}. You have all your second opinions for the month that ends on ${date}.`,
    ],
    reason: "We told you about a payment that failed.",
  }),
  resumed: ({ plan, reviews, date }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} plan is active again`,
    heading: `${plan} is active again`,
    paragraphs: [
      `Your bank has decided that the disputed payment stands. You have ${reviews} second opinions a month again, and the plan is paid until ${date}.`,
    ],
    reason: "Your plan was paused while the payment was disputed.",
  }),
  cancelled: ({ plan, date }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} plan is cancelled`,
    heading: `${plan} ends on ${date}`,
    paragraphs: [
      `We received your cancellation. You keep ${plan} and its second opinions until ${date}, and nothing is charged after that.`,
      "Until then, you can renew it on your profile.",
    ],
    reason: "Keep this email: it confirms the cancellation.",
  }),
  ended: ({ plan }: PlanWords) => ({
    subject: `Your ${PRODUCT.name} plan has ended`,
    heading: `${plan} has ended`,
    paragraphs: [
      "You will not be charged any more, and you owe nothing. Your reviews are still on your account.",
    ],
    action: "See the plans",
    reason: "We tell you when a plan ends.",
  }),
  credited: ({ plan, amount }: PlanWords) => ({
    subject: `Your payment for ${PRODUCT.name} was refunded`,
    heading: "Your payment was refunded",
    paragraphs: [
      `We have refunded ${amount} for ${plan} to the card or account you paid with, and the plan has ended. Banks take 5 to 10 days to show it.`,
    ],
    reason: "We tell you about every refund.",
  }),
} satisfies Readonly<Record<string, (words: PlanWords) => MailTexts>>;
