import type { Interval } from "../plans.ts";
import { PRODUCT } from "../product.ts";
import { BEGIN_AT_ONCE } from "./words/purchase-words.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** One mail in words. `action` is the text of its button. */
export interface MailTexts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Words that have to stand out, in a frame of their own. */
  readonly notice?: string;
  readonly action?: string;
  /** The reason why one gets it. */
  readonly reason: string;
}

/** The words about a plan in a mail; amounts and days in the reader's words. */
export interface PlanWords {
  readonly plan: string;
  /** The plan with the number of people that it is for, where they are several. */
  readonly whole: string;
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

/** The texts of the mails. English is the type that the other languages satisfy. */
export const MAIL_EN = {
  greeting: "Hello,",
  /** Behind the words of a link, where its address follows. */
  colon: ":",
  /** Behind an amount. */
  vat: { included: ", VAT included", none: ", without VAT" },
  /** Behind the name of a plan. */
  people: "for {count} people",
  linkFallback: "If the button does not work, open this address:",
  confirmSignUp: {
    subject: `Confirm your address for ${PRODUCT.name}`,
    heading: "Confirm your address",
    paragraphs: [
      `Thank you for signing up to ${PRODUCT.name}. Confirm your address with your password, and your account is ready.`,
      "The link works once, for one hour.",
    ],
    action: "Confirm my address",
    reason: `Somebody signed up to ${PRODUCT.name} with this address. If it was not you, do nothing: without your confirmation, there is no account.`,
  },
  resetPassword: {
    subject: `Set a new password for ${PRODUCT.name}`,
    heading: "Set a new password",
    paragraphs: ["You asked for a new password.", "The link works once, for one hour."],
    action: "Set a new password",
    reason:
      "Somebody asked for a new password for the account with this address. If it was not you, do nothing: your password stays as it is.",
  },
  confirmEmailChange: {
    subject: `Confirm the new address of your ${PRODUCT.name} account`,
    heading: "Confirm your new address",
    paragraphs: [
      "You asked to change the email address of your account.",
      "The link works once, for one hour.",
    ],
    action: "Confirm the change",
    reason:
      "Somebody asked for this change in an account that has this address, or wants it. If it was not you, do nothing: nothing changes.",
  },
  pluginConnected: (figmaName: string) => ({
    subject: `A plugin was connected to your ${PRODUCT.name} account`,
    heading: "A plugin was connected",
    paragraphs: [
      figmaName
        ? `The plugin of “${figmaName}” in Figma now uses your account and its reviews.`
        : "A plugin in Figma now uses your account and its reviews.",
      "If this was not you, disconnect it on your profile and change your password.",
    ],
    action: "See my plugins",
    reason: "We tell you about every plugin that is connected to your account.",
  }),
  creditsGranted: (credits: number) => ({
    subject: `${plural(credits, "free review is", "free reviews are")} yours`,
    heading: `${plural(credits, "free review is", "free reviews are")} yours`,
    paragraphs: [
      "Thank you for your opinion. The people who build the product read every one.",
      "The credits never expire. They are used after the reviews of your plan or trial.",
    ],
    action: "Open my profile",
    reason: "You gave your opinion with this address.",
  }),
  accountDeleted: {
    subject: `Your ${PRODUCT.name} account is deleted`,
    heading: "Your account is deleted",
    paragraphs: [
      "Your profile, your reviews and their pictures are gone, and your plugins are signed out.",
      "The rest is removed within 30 days. What the law requires us to keep, such as invoices, stays for as long as it requires.",
    ],
    reason: "You asked for it. If it was not you, reply to this mail at once.",
  },
  withdrawal: (amount: string, time: string) => ({
    subject: `Your withdrawal from the ${PRODUCT.name} plan is confirmed`,
    heading: "Your withdrawal is confirmed",
    paragraphs: [
      `We received your withdrawal on ${time} (Paris time). Your plan has ended.`,
      amount
        ? `We give ${amount} back the way you paid: what you had not used. Banks take 5 to 10 days to show it.`
        : "There is nothing to pay back.",
    ],
    action: "Open my profile",
    reason:
      "Keep this mail: it confirms that you withdrew from the contract. If it was not you, answer at once.",
  }),
  endedUnannounced: (amount: string, time: string) => ({
    subject: `The end of your ${PRODUCT.name} plan is confirmed`,
    heading: "Your plan has ended",
    paragraphs: [
      `On ${time} (Paris time) you ended your plan. It had renewed by a year, and we had not reminded you in time.`,
      `We give ${amount} back the way you paid: the days that were left. Banks take 5 to 10 days to show it.`,
    ],
    action: "Open my profile",
    reason: "Keep this mail: it confirms the end of the contract. If it was not you, answer at once.",
  }),
  renewalNotice: (plan: string, amount: string, date: string, time: string) => ({
    subject: `Your ${PRODUCT.name} plan ${plan} renews on ${date}`,
    heading: `${plan} renews by a year on ${date}`,
    notice: `You may refuse the renewal, free of charge, until ${time} (Paris time).`,
    paragraphs: [
      `You pay ${plan} by the year. Without a word from you it renews on ${date} by another year, for ${amount}.`,
      "To refuse, open your profile and choose “Cancel Plan”, or change to paying by the month; or reply to this mail. You keep what is paid until that day, and nothing is charged then.",
    ],
    action: "Open my profile",
    reason:
      "The law asks us to remind you (in France, Article L. 215-1 of the Consumer Code). To go on, there is nothing to do.",
  }),
  plan: {
    awaited: ({ plan, whole, amount, vat }: PlanWords) => ({
      subject: `Your ${PRODUCT.name} plan ${plan} begins when your bank has answered`,
      heading: "Your bank was asked for the money",
      paragraphs: [
        `Your bank was asked for ${amount}${vat}, for ${whole}. It answers within a few working days. The plan begins when the money arrives, and we write to you then.`,
        `You asked: “${BEGIN_AT_ONCE.en}” To withdraw before, write to us.`,
      ],
      action: "Open my profile",
      reason: "Keep this mail: it confirms your order.",
    }),
    returned: ({ plan, whole, amount }: PlanWords) => ({
      subject: `Your ${PRODUCT.name} plan ${plan} has not begun`,
      heading: "Your bank did not send the money",
      paragraphs: [
        `The debit of ${amount} for ${whole} came back, so the plan has not begun. Nothing was charged, and nothing is left to pay.`,
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
          ? `We received ${amount}${vat}, for a year of ${whole}. You have ${reviews} reviews each month until ${date}; then the plan renews by a year, until you cancel it on your profile. We remind you more than a month before.`
          : `We received ${amount}${vat}, for a month of ${whole}. You have ${reviews} reviews until ${date}; then the plan renews by a month, until you cancel it on your profile.`,
        `You asked: “${BEGIN_AT_ONCE.en}” As a consumer you may withdraw with “Withdraw from contract” on your profile, or by writing to us.`,
      ],
      action: "Open my profile",
      reason: "Keep this mail: it confirms your contract.",
    }),
    changed: ({ plan, whole, interval, reviews, amount, date }: PlanWords) => ({
      subject: `Your ${PRODUCT.name} plan is now ${plan}`,
      heading: `Your plan is now ${whole}`,
      paragraphs: [
        `We received ${amount}: a ${interval} of ${whole}, less what was left of what you had paid before. You have ${reviews} reviews a month; this ${interval} ends on ${date}.`,
      ],
      action: "Open my profile",
      reason: "You changed your plan.",
    }),
    renewed: ({ plan, whole, amount, date }: PlanWords) => ({
      subject: `Your ${PRODUCT.name} plan was renewed`,
      heading: `${plan} is paid until ${date}`,
      paragraphs: [`We received ${amount} for ${whole}. The invoice is on your profile.`],
      action: "See the invoice",
      reason: "We tell you of every payment.",
    }),
    failed: ({ whole, amount, isPaused }: PlanWords) => ({
      subject: `A payment for ${PRODUCT.name} did not succeed`,
      heading: "A payment did not succeed",
      paragraphs: [
        `${amount} for ${whole} could not be charged. We try again in a few days. ${isPaused ? "Until then the plan is paused." : "Until then you have a part of your reviews; the rest follows when it is paid."}`,
        "You can pay on your profile, in the same way or another one. If it is not paid, the plan ends and nothing is left to pay.",
      ],
      action: "Pay on my profile",
      reason: "We tell you of every try.",
    }),
    blocked: ({ plan }: PlanWords) => ({
      subject: `Your ${PRODUCT.name} invoice needs your address`,
      heading: "Your invoice needs your address",
      paragraphs: [
        `We could not write the invoice for ${plan}: to work out the VAT we need your country and postcode, and they are missing or not valid. For seven days you keep a part of your reviews.`,
        "Correct your address on your profile, under “Cards and billing details”. We then write the invoice, and the plan goes on.",
      ],
      action: "Open my profile",
      reason: "We tell you when an invoice waits for something from you.",
    }),
    recovered: ({ plan, interval, amount, date }: PlanWords) => ({
      subject: `Your ${PRODUCT.name} plan is paid`,
      heading: `${plan} is paid`,
      paragraphs: [
        interval === "year"
          ? `Thank you: we received ${amount}. You have all of your reviews each month, until ${date}.`
          : `Thank you: we received ${amount}. You have all reviews of the month that ends on ${date}.`,
      ],
      action: "Open my profile",
      reason: "We told you of a payment that did not succeed.",
    }),
    resumed: ({ plan, reviews, date }: PlanWords) => ({
      subject: `Your ${PRODUCT.name} plan is in force again`,
      heading: `${plan} is in force again`,
      paragraphs: [
        `Your bank has decided about the payment that was disputed: it stands. You have ${reviews} reviews a month again, and the plan is paid until ${date}.`,
      ],
      action: "Open my profile",
      reason: "Your plan had rested since the payment was disputed.",
    }),
    cancelled: ({ plan, date }: PlanWords) => ({
      subject: `Your ${PRODUCT.name} plan is cancelled`,
      heading: `${plan} ends on ${date}`,
      paragraphs: [
        `Your cancellation is received. You keep ${plan} and its reviews until ${date}, and nothing is charged after that.`,
        "Until then you can take it back on your profile.",
      ],
      action: "Open my profile",
      reason: "Keep this mail: it confirms the cancellation.",
    }),
    ended: ({ plan }: PlanWords) => ({
      subject: `Your ${PRODUCT.name} plan has ended`,
      heading: `${plan} has ended`,
      paragraphs: [
        "Nothing is charged any more, and nothing is left to pay. Your reviews stay on your profile.",
      ],
      action: "See the plans",
      reason: "We tell you when a plan ends.",
    }),
    credited: ({ plan, amount }: PlanWords) => ({
      subject: `Your payment for ${PRODUCT.name} was given back`,
      heading: "Your payment was given back",
      paragraphs: [
        `We gave ${amount} for ${plan} back the way you paid, and the plan has ended. Banks take 5 to 10 days to show it.`,
      ],
      action: "Open my profile",
      reason: "We tell you of every refund.",
    }),
  },
  refund: (plan: string, amount: string) => ({
    subject: `${amount} of your payment for ${PRODUCT.name} is given back`,
    heading: `${amount} is given back`,
    paragraphs: [
      `We gave ${amount} for ${plan} back the way you paid. Banks take 5 to 10 days to show it. On your profile it stands beside the invoice.`,
    ],
    action: "See the invoice",
    reason: "We tell you of every refund.",
  }),
  refundFailed: (amount: string) => ({
    subject: `Your refund of ${amount} from ${PRODUCT.name} did not arrive`,
    heading: "Your refund did not arrive",
    paragraphs: [
      `We sent you ${amount} the way you had paid, and your bank returned it: an account or a card may have been closed. The money is yours.`,
      "Write to us, and we pay it to another account. Please send no card number by email.",
    ],
    action: "Write to us",
    reason: "We tell you when a refund does not arrive.",
  }),
  nearLimit: (left: number, reviews: number, date: string) => ({
    subject: `${plural(left, "review is", "reviews are")} left of your ${PRODUCT.name} plan`,
    heading: `${plural(left, "review is", "reviews are")} left`,
    paragraphs: [
      `Of ${reviews} reviews this month, ${left} ${left === 1 ? "is" : "are"} left until ${date}. Checks without a second opinion cost nothing.`,
    ],
    action: "See the plans",
    reason: "We tell you once a month when few reviews are left.",
  }),
  teamInvite: (team: string, owner: string) => ({
    subject: `An invitation to a team on ${PRODUCT.name}`,
    heading: "You are invited to a team",
    paragraphs: [
      `${owner ? `“${owner}”` : "The owner"} invites you to use ${PRODUCT.name} with the team “${team}”. Your reviews then come out of the team’s plan and cost you nothing.`,
      "Before you join, you are told who would see what. Your reviews stay your own: the team sees one only when you share it.",
      "The link works once, for 7 days.",
    ],
    action: "See the invitation",
    reason:
      "Somebody gave this address to invite you. If you do not know who this is, do nothing: without your consent nothing happens.",
  }),
  teamOffered: (team: string, owner: string) => ({
    subject: `Your team on ${PRODUCT.name} is offered to you`,
    heading: "Become the owner of your team",
    paragraphs: [
      `${owner ? `“${owner}”` : "The owner"} wants to hand the team “${team}” over to you, with its plan. You would pay for it from then on, and decide who is in the team.`,
    ],
    action: "See the offer",
    reason: "You are a member of this team. If you do nothing, nothing changes.",
  }),
  teamTakenOver: (team: string, owner: string) => ({
    subject: `Your team on ${PRODUCT.name} was handed over`,
    heading: "Your team was handed over",
    paragraphs: [
      `${owner ? `“${owner}”` : "A member"} is the owner of the team “${team}” now, with its plan. You are a member of it.`,
      "Nothing more is charged to you for it. Your invoices stay on your profile.",
    ],
    action: "See the team",
    reason: "You had offered it.",
  }),
  teamRemoved: (team: string) => ({
    subject: `You are no longer in your team on ${PRODUCT.name}`,
    heading: "You are no longer in the team",
    paragraphs: [
      `You were in the team “${team}”.`,
      "Your reviews stay yours, and nobody in the team can see them any more.",
    ],
    action: "Open my account",
    reason: "The owner of the team took you out of it, or dissolved it.",
  }),
  reviewReady: (title: string) => ({
    subject: "Your review is ready",
    heading: "Your review is ready",
    paragraphs: [`The review of “${title}” is done and saved in your list.`],
    action: "Read the review",
    reason: "You asked to be told when it is ready.",
  }),
} as const;
