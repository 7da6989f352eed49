import { PRODUCT } from "../../product.ts";

/** The texts about the company, and about working there. */
export const COMPANY_EN = {
  about: {
    title: "About",
    description: `Why ${PRODUCT.name} exists, what we hold to, and who does what.`,
    heading: "Feedback a designer can check",
    lead: `${PRODUCT.name} was founded in 2023 at the foot of the French Alps. It is made by a small company with its registered seat in Savoie and its office in Annecy.`,
    story: {
      heading: "Our story",
      first:
        "It began with design reviews that came too late, and with tools that answered every screen with the same ten tips. Feedback like that costs trust: after three wrong hints, nobody reads the fourth, even if it is right.",
      second: `So we turned it around. ${PRODUCT.name} measures first: contrast against what is really painted below a text, the size of what a thumb has to hit, spacing, words, weight. Each finding names its layer and shows its numbers, with the standard behind them.`,
      third:
        "What no rule can measure gets a second opinion, labelled as one. And where nobody can know, Regard says so. We would rather show three findings that are right than thirty that might be.",
    },
    values: {
      heading: "What we hold to",
      innovation: {
        title: "Innovation",
        text: "A new idea stays if we can measure that it helps. Rules are tried on real screens, and what came of it is published.",
      },
      accessibility: {
        title: "Accessibility",
        text: "It is the floor we build on, in the findings we give and in our own pages: keyboard, contrast, plain words.",
      },
      community: {
        title: "Community",
        text: "Designers tell us when a finding is wrong, and we fix the rule. Live checks are free for everyone.",
      },
    },
    team: {
      heading: "A team of four",
      lead: "Four people, four looks at the same screen.",
      design: { title: "Design", text: "Draws the product, and is its first critic." },
      engineering: { title: "Engineering", text: "Builds the rules, and the tests that prove them." },
      research: { title: "Research", text: "Reads the standards and studies behind the findings." },
      support: { title: "Support", text: "Answers every message, and tells the rest of us what is wrong." },
    },
    action: "Write to us",
  },
  careers: {
    title: "Careers",
    description: `Working at ${PRODUCT.name}: there are no open positions at the moment.`,
    heading: "No open positions",
    lead: "There are four of us, and we are not hiring at the moment. When that changes, we’ll announce it here first.",
    text: "If you care about design that works for everyone and would like to hear from us, write to us. We answer.",
    action: "Contact us",
  },
} as const;
