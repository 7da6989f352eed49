import { PRODUCT } from "../../product.ts";
import { BEGIN_AT_ONCE } from "../words/purchase-words.ts";

/** The plan and its payments, on the profile. Texts in quotes of the specification stand as they are there. */
export const BILLING_EN = {
  plan: "Plan",
  per: { month: "/ month", year: "/ year" },
  each: { month: "{{price}} a month", year: "{{price}} a year" },
  paid: { month: "{{plan}}, paid monthly", year: "{{plan}}, paid yearly" },
  now: "You have {{plan}}.",
  after: "From {{date}} on: {{plan}}.",
  interval: {
    label: "How often you pay",
    month: "Monthly",
    year: "Yearly",
    free: "A year costs ten months: two are free.",
    ofMonth: "{{price}} a month,",
    saved: "{{saved}} saved",
    instead: "or {{price}} a year",
  },
  requests: "{{count}} reviews a month",
  marks: {
    current: "current",
    ends: "ends on {{date}}",
    starts: "starts on {{date}}",
    waits: "waiting for your bank",
  },
  actions: {
    subscribe: "Subscribe",
    cancel: "Cancel Plan",
    renew: "Renew",
    change: "Change Plan",
    month: "Pay monthly",
    year: "Pay yearly",
  },
  actionOf: "{{action}}: {{plan}}",
  dialogs: {
    close: "Close",
    back: "Back",
    title: {
      plan: "Change to {{plan}}?",
      both: "Change to {{terms}}?",
      month: "Pay {{plan}} monthly?",
      year: "Pay {{plan}} yearly?",
    },
    upgrade: {
      leftOf: "what is left of {{current}}",
      leftOfMonth: "what is left of this month",
      now: {
        month: "{{amount}} is charged now: a month of {{plan}}, less {{left}}.",
        year: "{{amount}} is charged now: a year of {{plan}}, less {{left}}.",
      },
      nowUnknown: "What is charged now cannot be told at this moment. Try again a little later.",
      after: {
        month: "Your new month begins today. Then {{price}}.",
        year: "Your year begins today. It then renews at {{price}} until you cancel; we remind you more than a month before.",
      },
      gives: {
        month:
          "You have {{count}} reviews for it. Those you already used beyond the days gone by count among them.",
        year: "You have {{count}} reviews each month. Those you already used beyond the days gone by count in the first.",
      },
      confirm: "Pay {{amount}} and change",
      confirmUnknown: "Pay and change",
    },
    subscribe: {
      title: "Subscribe to {{plan}}?",
      price: {
        month: "{{price}}, VAT included, for {{count}} reviews. It renews each month until you cancel.",
        year: "{{price}}, VAT included, for {{count}} reviews each month. It renews each year until you cancel; we remind you more than a month before.",
      },
      request: BEGIN_AT_ONCE.en,
      confirm: "Continue to payment",
    },
    downgrade: {
      now: "Nothing is charged now, and you keep {{current}} until {{date}}.",
      after: "From then on, {{price}} for {{count}} reviews a month.",
      sooner: "Paid yearly, {{plan}} would begin at once.",
      confirm: "Change on {{date}}",
    },
    resumes: "Your cancellation is taken back.",
    discounted: "Your promotion code takes something off these prices for as long as it holds.",
    keep: {
      title: "Keep {{current}}?",
      text: "{{plan}} is planned to start on {{date}}. If you keep {{current}}, it goes on at {{price}}.",
      confirm: "Keep {{current}}",
    },
    cancel: {
      title: "Cancel {{plan}}?",
      text: "You keep {{plan}} and its reviews until {{date}}. Nothing is charged after that.",
      textNoDate:
        "You keep {{plan}} and its reviews until the end of the time that is paid. Nothing is charged after that.",
      planned: "The planned change to {{next}} is dropped.",
      confirm: "Cancel Plan",
    },
    renew: {
      title: "Renew {{plan}}?",
      text: "{{plan}} goes on after {{date}}, at {{price}}. Nothing is charged before that day.",
      confirm: "Renew",
    },
  },
  due: {
    underWayTitle: "Your debit is under way",
    underWayFirst:
      "Your bank was asked for {{amount}} for {{plan}} and answers within a few working days. Then the plan begins, by itself.",
    underWayRenewal:
      "Your bank was asked for {{amount}} for {{plan}} and answers within a few working days. Until then you have a part of your reviews; the rest follows.",
    declinedTitle: "Your payment was declined",
    proofTitle: "Your bank wants you to confirm a payment",
    declinedRenewal: "{{amount}} for {{plan}} could not be charged. Pay with this card or another one.",
    proofRenewal:
      "{{amount}} for {{plan}} waits for your confirmation. Open the payment, and follow your bank.",
    declinedChange:
      "The change to {{plan}} is not paid: {{amount}} could not be charged. Your plan stays as it is until then.",
    proofChange:
      "The change to {{plan}} waits for your confirmation of {{amount}}. Your plan stays as it is until then.",
    until: "Without it, your plan ends on {{date}}.",
    over: "Your plan is paused until it is paid.",
    pay: "Pay now",
    confirm: "Confirm the payment",
  },
  takenBack: {
    disputedTitle: "Your bank is looking into a payment",
    disputed:
      "The payment of your plan was disputed. The plan rests until the bank has decided, and nothing is charged. If that was a mistake, tell your bank, or write to us.",
    refundedTitle: "Your payment was given back",
    refunded:
      "The whole payment of this period was given back, so the plan has ended. You may choose one again.",
  },
  invoices: {
    heading: "Invoices",
    empty: "No invoices yet. They appear here with your first payment.",
    none: "without number",
    status: { open: "to pay", paid: "paid", uncollectible: "not paid", void: "cancelled" },
    pdf: "PDF",
    pay: "Pay",
    refunded: "{{amount}} paid back",
    creditNote: "Credit note",
    of: "of invoice {{number}}",
    all: "Show all",
    portal: "Cards and billing details",
  },
  withdraw: {
    withdrawal: {
      note: "As a consumer you may withdraw until {{date}}, without a reason.",
      open: "Withdraw from contract",
      text: "Your plan ends at once. We pay back what was not used.",
      confirm: "Confirm withdrawal",
      done: "You have withdrawn from the contract.",
    },
    unannounced: {
      note: "Your plan renewed by a year, and we did not remind you in time. You may end it on any day until {{date}}.",
      open: "End the plan now",
      text: "Your plan ends at once. We pay back the days that are left of the year.",
      confirm: "End the plan",
      done: "Your plan has ended.",
    },
    paidBack: "{{amount}} is paid back.",
    confirmed: "The confirmation is in your mail.",
    contract: "Contract",
    contractOf: `${PRODUCT.name} {{plan}}`,
    name: "Name",
    refund: "Paid back",
    confirmation: "Confirmation goes to",
  },
  toasts: {
    applied: "New subscription plan applied successfully",
    appliedFor:
      "New subscription plan applied successfully: {{amount}} was charged, and {{plan}} is in force.",
    upgraded: "{{amount}} was charged. {{plan}} is in force, with {{count}} reviews a month.",
    underWay:
      "Your bank was asked for the money. The plan begins when it arrives, within a few working days.",
    checkoutCancelled: "Checkout cancelled",
  },
  failures: {
    checkout_failed: `Error while creating checkout session, please contact ${PRODUCT.name} support`,
    update_failed: "Error while updating subscription",
    billing_portal_failed: "Error while fetching billing portal url",
    no_subscription: "There is no subscription any more. The page shows what is true now.",
    withdrawal_over: "The 14 days to withdraw are over. You can still cancel the plan.",
    price_changed: "The amount is another one now. Look at it again before you confirm.",
    delete_under_way: "A debit is under way. The account can be deleted when your bank has answered.",
    payment_under_way: "A debit is under way. The plan can be changed when your bank has answered.",
    payment_disputed: "Your bank is looking into a payment. The plan can be changed when that is decided.",
    withdrawn_often: `You have withdrawn from two contracts within a year. Write to ${PRODUCT.name} support for another one.`,
    consent_missing: "Tick that your plan shall begin at once.",
    unknown_plan: "This plan is not for sale any more.",
    sessionEnded: "Your session has ended. Log in again.",
  },
  again: "Try again",
  deleteEndsPlan:
    "Your plan ends with the account, at once. What is left of the time that is paid is not paid back.",
  deleteLosesRefund:
    "You can still have {{amount}} paid back: choose “{{action}}” on your profile first, then delete the account.",
} as const;
