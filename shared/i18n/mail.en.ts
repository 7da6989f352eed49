import { countEn as plural } from "./plural.ts";
import { PRODUCT } from "../product.ts";
import { PLAN_MAILS_EN } from "./mail/plan-mails.en.ts";

/** The texts of the mails. English is the type that the other languages satisfy. */
export const MAIL_EN = {
  greeting: "Hello,",
  /** Behind the words of a link, where its address follows. */
  colon: ":",
  /** Behind an amount. */
  vat: { included: ", VAT included", none: ", without VAT" },
  /** Behind the name of a plan. */
  people: "for {count} people",
  /** On the button of most mails. */
  openProfile: "Open my profile",
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
      "Somebody asked to move an account from or to this address. If it was not you, do nothing: nothing changes.",
  },
  passwordChanged: {
    subject: `The password of your ${PRODUCT.name} account was changed`,
    heading: "Your password was changed",
    paragraphs: [
      "It was changed just now. Your other devices are signed out, and your plugins ask to be connected again.",
      "If this was not you, choose “Forgot password” on the login page: a new password ends every session.",
    ],
    action: "Log in",
    reason: "We tell you whenever the password of your account is changed.",
  },
  pluginConnected: (figmaName: string) => ({
    subject: `A plugin was connected to your ${PRODUCT.name} account`,
    heading: "A plugin was connected",
    paragraphs: [
      figmaName
        ? `The plugin of “${figmaName}” in Figma now uses your account and its second opinions.`
        : "A plugin in Figma now uses your account and its second opinions.",
      "If this was not you, disconnect it on your profile and change your password.",
    ],
    action: "See my plugins",
    reason: "We tell you about every plugin that is connected to your account.",
  }),
  creditsGranted: (credits: number) => ({
    subject: `${plural(credits, "free second opinion is", "free second opinions are")} yours`,
    heading: `${plural(credits, "free second opinion is", "free second opinions are")} yours`,
    paragraphs: [
      "Thank you for your opinion. The people who build the product read every one.",
      "The credits never expire. They are used after the second opinions of your plan or trial.",
    ],
    reason: "You gave your opinion with this address.",
  }),
  accountDeleted: {
    subject: `Your ${PRODUCT.name} account is deleted`,
    heading: "Your account is deleted",
    paragraphs: [
      "Your profile, your reviews and their pictures are gone, and your plugins are signed out.",
      "The rest is removed within 30 days. What the law requires us to keep, such as invoices, stays for as long as it requires.",
    ],
    reason: "You asked for it. If it was not you, reply to this email at once.",
  },
  withdrawal: (amount: string, time: string) => ({
    subject: `Your withdrawal from the ${PRODUCT.name} plan is confirmed`,
    heading: "Your withdrawal is confirmed",
    paragraphs: [
      `We received your withdrawal on ${time} (Paris time). Your plan has ended.`,
      amount
        ? `We are refunding ${amount}, for what you had not used, to the card or account you paid with. Banks take 5 to 10 days to show it.`
        : "There is nothing to refund.",
    ],
    reason:
      "Keep this email: it confirms that you withdrew from the contract. If it was not you, reply at once.",
  }),
  endedUnannounced: (amount: string, time: string) => ({
    subject: `The end of your ${PRODUCT.name} plan is confirmed`,
    heading: "Your plan has ended",
    paragraphs: [
      `On ${time} (Paris time) you ended your plan. It had renewed for another year, and we had not reminded you in time.`,
      `We are refunding ${amount}, for the days that were left, to the card or account you paid with. Banks take 5 to 10 days to show it.`,
    ],
    reason: "Keep this email: it confirms the end of the contract. If it was not you, reply at once.",
  }),
  renewalNotice: (plan: string, amount: string, date: string, time: string) => ({
    subject: `Your ${PRODUCT.name} plan ${plan} renews on ${date}`,
    heading: `${plan} renews for another year on ${date}`,
    notice: `You can refuse the renewal, free of charge, until ${time} (Paris time).`,
    paragraphs: [
      `You pay for ${plan} by the year. Unless you tell us otherwise, it renews on ${date} for another year, for ${amount}.`,
      "To refuse, open your profile and choose “Cancel Plan”, change to paying by the month, or reply to this email. You keep your plan until that day, and nothing is charged after it.",
    ],
    reason:
      "The law asks us to remind you (in France, Article L. 215-1 of the Consumer Code). To keep your plan, you need do nothing.",
  }),
  plan: PLAN_MAILS_EN,
  refund: (plan: string, amount: string) => ({
    subject: `We have refunded ${amount} of your payment for ${PRODUCT.name}`,
    heading: `We have refunded ${amount}`,
    paragraphs: [
      `The refund of ${amount} for ${plan} goes to the card or account you paid with. Banks take 5 to 10 days to show it. On your profile, you find it beside the invoice.`,
    ],
    action: "See the invoice",
    reason: "We tell you about every refund.",
  }),
  refundFailed: (amount: string) => ({
    subject: `Your refund of ${amount} from ${PRODUCT.name} did not arrive`,
    heading: "Your refund did not arrive",
    paragraphs: [
      `We sent ${amount} to the card or account you had paid with, and your bank returned it: the card or account may have been closed. The money is yours.`,
      "Write to us, and we will pay it to another account. Please do not send a card number by email.",
    ],
    action: "Write to us",
    reason: "We tell you when a refund does not arrive.",
  }),
  nearLimit: (left: number, reviews: number, date: string) => ({
    subject: `${plural(left, "second opinion", "second opinions")} left on your ${PRODUCT.name} plan`,
    heading: `${plural(left, "second opinion", "second opinions")} left`,
    paragraphs: [
      `Of ${reviews} second opinions this month, ${left} ${left === 1 ? "is" : "are"} left until ${date}. Reviews without one are free and unlimited.`,
    ],
    action: "See the plans",
    reason: "We tell you once a month when few second opinions are left.",
  }),
  teamInvite: (team: string, owner: string) => ({
    subject: `An invitation to a team on ${PRODUCT.name}`,
    heading: "You are invited to a team",
    paragraphs: [
      `${owner ? `“${owner}”` : "The owner"} invites you to use ${PRODUCT.name} with the team “${team}”. Your second opinions then come out of the team’s plan and cost you nothing.`,
      "Before you join, the page tells you who will see what. Your reviews stay your own: the team sees one only when you share it.",
      "The link works once, for 7 days.",
    ],
    action: "See the invitation",
    reason:
      "Somebody gave this address to invite you. If you do not know who this is, do nothing: without your consent nothing happens.",
  }),
  teamRemoved: (team: string) => ({
    subject: `You are no longer in your team on ${PRODUCT.name}`,
    heading: "You are no longer in the team",
    paragraphs: [
      `You were in the team “${team}”.`,
      "Your reviews stay yours, and nobody in the team can see them any more.",
    ],
    action: "Open my account",
    reason: "The owner of the team removed you from it, or dissolved it.",
  }),
  reviewReady: (title: string) => ({
    subject: "Your review is ready",
    heading: "Your review is ready",
    paragraphs: [`The review of “${title}” is ready, and saved in your list.`],
    action: "Read the review",
    reason: "You asked to be told when it is ready.",
  }),
} as const;
