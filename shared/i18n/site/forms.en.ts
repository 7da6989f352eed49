import type { Counted } from "../texts-like.ts";
import { pluralEn as plural } from "../plural.ts";
import { OPINION_REWARD, REWARDED_OPINIONS } from "../../plans.ts";
import { PRODUCT } from "../../product.ts";

const { promised, thanks } = OPINION_REWARD;

/** The two forms that anybody can send. Texts in quotes of the specification stand as they are there. */
export const FORMS_EN = {
  required: "Please fill in all required fields.",
  failures: {
    away: "Not sent: the service cannot be reached right now. What you typed is still here.",
    tooOften:
      "That was many messages in a short time. What you typed is still here: please send it a little later.",
    unexpected: "Unexpected response format",
  },
  fields: {
    firstname: "First name",
    lastname: "Last name",
    email: "Email",
    company: "Company",
    optional: "optional",
    subject: "Subject",
    message: "Message",
    feedback: "Your feedback",
  },
  sending: "Sending...",
  contact: {
    title: "Contact",
    description: `Write to ${PRODUCT.name}: questions, quotes for larger teams, prices for schools and students.`,
    heading: "Write to us",
    lead: "A question, a quote for a larger team, a price for a school: a person reads your message and answers it.",
    submit: "Send message",
    sentHeading: "Message sent",
    sent: "Your message has been sent successfully. We will contact you shortly.",
    office: "Our office",
    network: "Follow us",
    networkLink: `${PRODUCT.name} on LinkedIn`,
    opinionHeading: "Tell us what you think of it",
    opinionText: `Want to review ${PRODUCT.name}? Use the opinion form and earn credits.`,
    opinionLink: "Give your opinion",
  },
  opinion: {
    title: "Your opinion",
    description: `Tell us what you think of ${PRODUCT.name} and get ${promised} free credits.`,
    heading: `Share your opinion, get ${promised} free credits`,
    lead: `Tell us what works, what is wrong and what is missing: two sentences are enough. One credit buys one second opinion and never expires.`,
    rating: "Your rating",
    stars: ({ count }: Counted) => plural(count, `${count} star`, `${count} stars`),
    placeholder: "What did it get right? Where was it wrong?",
    emailHint: `The address of your account, or the one you will sign up with. Credits come once for each address, and for ${REWARDED_OPINIONS} people a month on one network.`,
    missing: "Stars, words and an email address are needed.",
    submit: `Submit & Get ${promised} Free Credits`,
    thanksTitle: "Thank you!",
    thanksText: `${promised + thanks} free credits will be added within 24 hours.`,
    thanksMore: `${promised} as promised, and ${thanks} more as thanks. They go to the account with your address, as soon as that address is confirmed.`,
    thanksAgain: `We have your opinion, and we read every one. This one brings no credits: they come once for each address, and for ${REWARDED_OPINIONS} people a month on one network.`,
    home: "Back to Home",
  },
} as const;
