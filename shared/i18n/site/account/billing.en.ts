import type { PutIn, TextsLike } from "../../texts-like.ts";
import { PRODUCT } from "../../../product.ts";
import { BEGIN_AT_ONCE } from "../../words/purchase-words.ts";

/** The plan and its payments, on the profile. Texts in quotes of the specification stand as they are there. */
export const BILLING_EN = {
  plan: "Plan",
  paid: {
    month: ({ plan }: PutIn<"plan">) => `${plan}, paid monthly`,
    year: ({ plan }: PutIn<"plan">) => `${plan}, paid yearly`,
  },
  now: ({ plan }: PutIn<"plan">) => `You are on ${plan}.`,
  after: ({ date, plan }: PutIn<"date" | "plan">) => `From ${date}: ${plan}.`,
  requests: ({ count }: PutIn<"count">) => `${count} second opinions a month`,
  marks: {
    current: () => "current",
    ends: ({ date }: PutIn<"date">) => `ends on ${date}`,
    starts: ({ date }: PutIn<"date">) => `starts on ${date}`,
    waits: () => "waiting for your bank",
  },
  actions: {
    subscribe: "Subscribe",
    cancel: "Cancel Plan",
    renew: "Renew",
    change: "Change Plan",
    month: "Pay monthly",
    year: "Pay yearly",
  },
  actionOf: ({ action, plan }: PutIn<"action" | "plan">) => `${action}: ${plan}`,
  dialogs: {
    title: {
      plan: ({ plan }: PutIn<"plan">) => `Change to ${plan}?`,
      both: ({ terms }: PutIn<"terms">) => `Change to ${terms}?`,
      month: ({ plan }: PutIn<"plan">) => `Pay ${plan} monthly?`,
      year: ({ plan }: PutIn<"plan">) => `Pay ${plan} yearly?`,
    },
    upgrade: {
      leftOf: ({ current }: PutIn<"current">) => `what is left of ${current}`,
      leftOfMonth: () => "what is left of this month",
      now: {
        month: ({ amount, plan, left }: PutIn<"amount" | "plan" | "left">) =>
          `${amount} is charged now: a month of ${plan}, less ${left}.`,
        year: ({ amount, plan, left }: PutIn<"amount" | "plan" | "left">) =>
          `${amount} is charged now: a year of ${plan}, less ${left}.`,
      },
      nowUnknown: "We cannot work out what is charged now. Try again a little later.",
      after: {
        month: ({ price }: PutIn<"price">) => `Your new month begins today. Then ${price}.`,
        year: ({ price }: PutIn<"price">) =>
          `Your year begins today. It then renews at ${price} until you cancel; we remind you more than a month before.`,
      },
      gives: {
        month: ({ count }: PutIn<"count">) =>
          `You have ${count} second opinions for it. Those you used ahead of time are deducted from the new month.`,
        year: ({ count }: PutIn<"count">) =>
          `You have ${count} second opinions each month. Those you used ahead of time are deducted from the first month.`,
      },
      confirm: ({ amount }: PutIn<"amount">) => `Pay ${amount} and change`,
      confirmUnknown: "Pay and change",
    },
    subscribe: {
      title: ({ plan }: PutIn<"plan">) => `Subscribe to ${plan}?`,
      price: {
        month: ({ price, count }: PutIn<"price" | "count">) =>
          `${price}, VAT included, for ${count} second opinions. It renews each month until you cancel.`,
        year: ({ price, count }: PutIn<"price" | "count">) =>
          `${price}, VAT included, for ${count} second opinions each month. It renews each year until you cancel; we remind you more than a month before.`,
      },
      request: BEGIN_AT_ONCE.en,
      confirm: "Continue to payment",
    },
    downgrade: {
      now: ({ current, date }: PutIn<"current" | "date">) =>
        `Nothing is charged now, and you keep ${current} until ${date}.`,
      after: ({ price, count }: PutIn<"price" | "count">) =>
        `From then on, ${price} for ${count} second opinions a month.`,
      sooner: ({ plan }: PutIn<"plan">) => `Paid yearly, ${plan} would begin at once.`,
      confirm: ({ date }: PutIn<"date">) => `Change on ${date}`,
    },
    resumes: "Your cancellation is taken back.",
    keep: {
      title: ({ current }: PutIn<"current">) => `Keep ${current}?`,
      text: ({ plan, date, current, price }: PutIn<"plan" | "date" | "current" | "price">) =>
        `${plan} is due to start on ${date}. If you keep ${current}, it goes on at ${price}.`,
      confirm: ({ current }: PutIn<"current">) => `Keep ${current}`,
    },
    cancel: {
      title: ({ plan }: PutIn<"plan">) => `Cancel ${plan}?`,
      text: ({ plan, date }: PutIn<"plan" | "date">) =>
        `You keep ${plan} and its second opinions until ${date}. Nothing is charged after that.`,
      textNoDate: ({ plan }: PutIn<"plan">) =>
        `You keep ${plan} and its second opinions until the end of the time you have paid for. Nothing is charged after that.`,
      planned: ({ next }: PutIn<"next">) => `Your planned change to ${next} will be cancelled.`,
      confirm: () => "Cancel Plan",
    },
    renew: {
      title: ({ plan }: PutIn<"plan">) => `Renew ${plan}?`,
      text: ({ plan, date, price }: PutIn<"plan" | "date" | "price">) =>
        `${plan} goes on after ${date}, at ${price}. Nothing is charged before that day.`,
      confirm: () => "Renew",
    },
  },
  due: {
    underWayTitle: "Your direct debit is under way",
    underWayFirst: ({ amount, plan }: PutIn<"amount" | "plan">) =>
      `We have asked your bank for ${amount} for ${plan}. It answers within a few working days, and the plan then begins by itself.`,
    underWayRenewal: ({ amount, plan }: PutIn<"amount" | "plan">) =>
      `We have asked your bank for ${amount} for ${plan}. It answers within a few working days. Until then you have some of your second opinions; the rest follow.`,
    declinedTitle: "Your payment was declined",
    proofTitle: "Your bank wants you to confirm a payment",
    declinedRenewal: ({ amount, plan }: PutIn<"amount" | "plan">) =>
      `${amount} for ${plan} could not be charged. Pay with this card or another one.`,
    proofRenewal: ({ amount, plan }: PutIn<"amount" | "plan">) =>
      `${amount} for ${plan} is waiting for your confirmation. Open the payment and follow your bank’s steps.`,
    declinedChange: ({ plan, amount }: PutIn<"plan" | "amount">) =>
      `The change to ${plan} has not been paid: ${amount} could not be charged. Your plan stays as it is until it has.`,
    proofChange: ({ plan, amount }: PutIn<"plan" | "amount">) =>
      `The change to ${plan} is waiting for you to confirm ${amount}. Your plan stays as it is until then.`,
    until: ({ date }: PutIn<"date">) => `Without it, your plan ends on ${date}.`,
    over: "Your plan is paused until it is paid.",
    pay: "Pay now",
    confirm: "Confirm the payment",
  },
  takenBack: {
    disputedTitle: "Your bank is looking into a payment",
    disputed:
      "The payment for your plan was disputed. The plan is paused until your bank decides, and nothing is charged. If that was a mistake, tell your bank, or write to us.",
    refundedTitle: "Your payment was refunded",
    refunded:
      "The whole payment for this period was refunded, so the plan has ended. You can choose one again.",
  },
  invoices: {
    heading: "Invoices",
    empty: "No invoices yet. They appear here with your first payment.",
    none: "no number yet",
    status: { open: "to pay", paid: "paid", uncollectible: "not paid", void: "cancelled" },
    pdf: "PDF",
    pay: "Pay",
    refunded: ({ amount }: PutIn<"amount">) => `${amount} refunded`,
    creditNote: "Credit note",
    of: ({ number }: PutIn<"number">) => `of invoice ${number}`,
    all: "Show all",
    portal: "Cards and billing details",
  },
  withdraw: {
    withdrawal: {
      note: ({ date }: PutIn<"date">) =>
        `As a consumer you may withdraw until ${date}, without giving a reason.`,
      open: "Withdraw from contract",
      text: "Your plan ends at once. We refund what you have not used.",
      confirm: "Confirm withdrawal",
      done: "You have withdrawn from the contract.",
    },
    unannounced: {
      note: ({ date }: PutIn<"date">) =>
        `Your plan renewed by a year, and we did not remind you in time. You may end it on any day until ${date}.`,
      open: "End the plan now",
      text: "Your plan ends at once. We refund the days that are left of the year.",
      confirm: "End the plan",
      done: "Your plan has ended.",
    },
    paidBack: ({ amount }: PutIn<"amount">) => `${amount} is paid back.`,
    confirmed: "The confirmation is in your mail.",
    contract: "Contract",
    contractOf: ({ plan }: PutIn<"plan">) => `${PRODUCT.name} ${plan}`,
    name: "Name",
    refund: "Refund",
    confirmation: "Confirmation sent to",
  },
  unsold:
    "Plans are for second opinions, which are not available yet. So there is nothing to subscribe to: everything else is free and unlimited meanwhile.",
  /** Said once a change is made, beside the toasts of payments. */
  done: {
    cancel: ({ plan, date }: PutIn<"plan" | "date">) => `${plan} ends on ${date}. Nothing more is charged.`,
    renew: ({ plan, date }: PutIn<"plan" | "date">) => `${plan} goes on. It renews on ${date}.`,
    keep: ({ plan }: PutIn<"plan">) => `You keep ${plan}. The planned change will not happen.`,
    planned: ({ plan, date }: PutIn<"plan" | "date">) =>
      `${plan} starts on ${date}. Until then nothing changes.`,
    periodEnd: "the last day you paid for",
  },
  toasts: {
    applied: "New subscription plan applied successfully",
    appliedFor: ({ amount, plan }: PutIn<"amount" | "plan">) =>
      `New subscription plan applied successfully: ${amount} was charged, and ${plan} is active.`,
    upgraded: ({ amount, plan, count }: PutIn<"amount" | "plan" | "count">) =>
      `${amount} was charged. ${plan} is active, with ${count} second opinions a month.`,
    underWay:
      "We have asked your bank for the money. The plan begins when it arrives, within a few working days.",
    checkoutCancelled: "Checkout cancelled",
  },
  failures: {
    checkout_failed: `Error while creating checkout session, please contact ${PRODUCT.name} support`,
    update_failed: "Error while updating subscription",
    billing_portal_failed: "Error while fetching billing portal url",
    no_subscription: "There is no subscription any more. The page now shows where things stand.",
    withdrawal_over: "The 14 days to withdraw are over. You can still cancel the plan.",
    price_changed: "The amount has changed. Look at it again before you confirm.",
    delete_under_way: "A direct debit is under way. You can delete the account once your bank has answered.",
    payment_under_way: "A direct debit is under way. You can change the plan once your bank has answered.",
    payment_disputed: "Your bank is looking into a payment. You can change the plan once it has decided.",
    withdrawn_often: `You have withdrawn from two contracts within a year. To start another one, write to ${PRODUCT.name} support.`,
    consent_missing: "Tick the box above: the plan begins at once only if you ask for it.",
    unknown_plan: "This plan is not for sale any more.",
    sessionEnded: "Your session has ended. Log in again.",
  },
  deleteEndsPlan:
    "Your plan ends with the account, at once. The time you have paid for and not used is not refunded.",
  deleteLosesRefund: ({ amount, action }: PutIn<"amount" | "action">) =>
    `You can still get ${amount} back: choose “${action}” on your profile first, then delete the account.`,
} as const;

export type BillingTexts = TextsLike<typeof BILLING_EN>;
