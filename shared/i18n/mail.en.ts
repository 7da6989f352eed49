import { PRODUCT } from "../product.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** One mail in words. `action` is the text of its button. */
export interface MailTexts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: string;
  /** Why one gets it. */
  readonly reason: string;
}

/** The texts of the mails. English is the type that the other languages satisfy. */
export const MAIL_EN = {
  greeting: "Hello,",
  linkFallback: "If the button does not work, open this address:",
  confirmSignUp: {
    subject: `Confirm your address for ${PRODUCT.name}`,
    heading: "Confirm your address",
    paragraphs: [
      `Thank you for signing up to ${PRODUCT.name}. One click, and your account is ready.`,
      "The link works once, for one hour.",
    ],
    action: "Confirm my address",
    reason: `Somebody signed up to ${PRODUCT.name} with this address. If it was not you, do nothing: there is no account without the click.`,
  },
  resetPassword: {
    subject: `Set a new password for ${PRODUCT.name}`,
    heading: "Set a new password",
    paragraphs: ["You asked for a new password.", "The link works once, for one hour."],
    action: "Set a new password",
    reason: "If you did not ask for it, do nothing: your password stays as it is.",
  },
  confirmEmailChange: {
    subject: `Confirm the new address of your ${PRODUCT.name} account`,
    heading: "Confirm your new address",
    paragraphs: [
      "You asked for another e-mail address for your account.",
      "The link works once, for one hour.",
    ],
    action: "Confirm the change",
    reason: "If you did not ask for it, do nothing: nothing changes.",
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
    reason: "We tell you of every plugin that is connected to your account.",
  }),
  creditsGranted: (credits: number) => ({
    subject: `${plural(credits, "free review is", "free reviews are")} yours`,
    heading: `${plural(credits, "free review is", "free reviews are")} yours`,
    paragraphs: [
      "Thank you for your opinion. Every one is read by the people who build the product.",
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
      "What remains is removed within 30 days; what the law makes us keep, such as invoices, stays as long as it says.",
    ],
    reason: "You asked for it. If it was not you, answer to this mail at once.",
  },
  withdrawal: (amount: string, time: string) => ({
    subject: `Your withdrawal from the ${PRODUCT.name} plan is confirmed`,
    heading: "Your withdrawal is confirmed",
    paragraphs: [
      `We received your withdrawal on ${time} (Paris time). Your plan has ended.`,
      `We give ${amount} back to the card that paid: what you had not used. Banks take 5 to 10 days to show it.`,
    ],
    action: "Open my profile",
    reason:
      "Keep this mail: it confirms that you withdrew from the contract. If it was not you, answer at once.",
  }),
  reviewReady: (title: string) => ({
    subject: `Your review is ready: ${title}`,
    heading: "Your review is ready",
    paragraphs: [`The review of “${title}” is done and saved in your list.`],
    action: "Read the review",
    reason: "You asked to be told when it is ready.",
  }),
} as const;
