import type { Counted, PutIn } from "../texts-like.ts";
import { pluralEn as plural } from "../plural.ts";
import { SENDING_EN } from "../sending.en.ts";
import { PRODUCT } from "../../product.ts";
/** The landing page. Numbers of plans come from `plans.ts`. */
export const LANDING_EN = {
  title: `${PRODUCT.name}: design critique, with proof`,
  description:
    "Feedback on the UX, UI, copy and hierarchy of your Figma screens. Every remark names its layer, its number and its source, and many come with a one-click fix.",
  hero: {
    eyebrow: "A Figma plugin",
    heading: "Design critique, with <lit>proof</lit>.",
    lead: `${PRODUCT.name} points at the layer, shows the number behind every remark, and fixes what can be fixed. When it cannot be sure, it says so.`,
    tryNow: "Try it in your browser",
    community: "Install in Figma",
    install: "Get the plugin",
    proof: ({ wrong }: PutIn<"wrong">) =>
      `${wrong} in 100 findings on designs new to it were wrong, and we publish every number. Live checks run on your machine. Nothing is sent.`,
    pricings: "View pricings",
    screen: "A checkout on a phone: delivery, payment, promo code and order summary.",
    sample: "Checkout",
    count: ({ count }: PutIn<"count">) => `${count} findings`,
    whole: "See the whole report",
    videoLabel: `${PRODUCT.name} at work: a checkout screen is selected, its findings are listed, one is opened on its layer and fixed.`,
    videoText:
      "A phone checkout is selected in the editor. The panel checks it at once and lists what it found.\n\nA click on “Text too faint” brings the text to the middle of the canvas and says what is wrong. Its contrast is 2.54:1; 4.5:1 is needed. Two fixes are offered, each with the contrast it leads to.\n\nA click on “Apply” gives the text the colour that the design already uses for quiet texts: 5.81:1. The finding closes and says that it is fixed.",
    videoTextLabel: "Transcript",
    play: "Play the video",
  },
  lab: {
    heading: "It measures.",
    lead: "Contrast, sizes, distances, words: computed from your layers. Drag, and the engine judges the screen again.",
    screen: "A small checkout screen with a faint note, a misspelt word and two buttons of equal weight.",
    findings: ({ count }: Counted) =>
      plural(count, `${count} finding on this screen`, `${count} findings on this screen`),
    took: ({ ms }: PutIn<"ms">) => `checked again in ${ms} ms, by the plugin’s own engine`,
    drag: "Darken the note until it passes",
    needs: "4.5:1 is needed",
    passes: "passes: 4.5:1 is needed",
    fix: ({ hex }: PutIn<"hex">) => `Fix it: ${hex}`,
    undo: "Start over",
  },
  film: {
    heading: "It fixes what it finds.",
    lead: "Click a finding to jump to its layer; click its fix to apply it. Each fix was tried on a copy first.",
  },
  privacy: {
    heading: "What leaves your file",
    lead: "Live checks send nothing.",
    /** Beside each fact, where a row is a list. */
    short: { what: "Sent", who: "To", kept: "Kept" },
    act: "When you",
    what: "What is sent",
    who: "To whom",
    kept: "For how long",
    live: { act: "Draw, with live checks", what: "Nothing", who: "Nobody", kept: "Nothing is kept" },
    review: {
      act: "Ask for a review",
      what: "Layers, texts and a picture of the screens you select, with your settings",
      who: PRODUCT.name,
      kept: "Until you delete it; without an account, 90 days",
    },
    second: {
      act: "Ask for a second opinion",
      what: "The same, without your name and Figma id",
      who: "The provider of the model, named before you send",
      kept: "It is asked to store nothing",
    },
    more: "Read the privacy policy",
  },
  accuracy: {
    heading: "How often is it right?",
    lead: ({ rules, read, fewest, most, wrong }: PutIn<"rules" | "read" | "fewest" | "most" | "wrong">) =>
      `We read ${read} findings on real designs, and publish the numbers of all ${rules} rules, including the unflattering ones. Many were mended after that. On designs that were new to it, two readers held ${fewest} and ${most} in 100 to be right, and ${wrong} to be wrong.`,
    share: ({ part, whole }: PutIn<"part" | "whole">) => `${part} of ${whole}`,
    ofRule: "were right",
    parts: { right: "right and worth saying", trivial: "true but small", wrong: "wrong" },
    more: ({ rules }: PutIn<"rules">) => `See all ${rules} rules with their numbers`,
  },
  audience: {
    heading: "Who it’s for",
    solo: {
      title: "On your own",
      text: "Designers, founders, product managers: a second pair of eyes, at any hour.",
    },
    teams: {
      title: "In a team",
      text: "Design teams, companies, agencies: the same bar for every screen, and a report to hand over. More than 50 seats?",
      action: "Ask for a quote",
    },
    learning: {
      title: "Learning",
      text: "Students and schools: the standard behind each finding.",
      action: "Check eligibility",
    },
  },
  pricing: {
    heading: "Pricing",
    lead: "Every plan has everything, Free too. Only the number of second opinions differs.",
    cost: SENDING_EN.cost,
    unsold: "Second opinions are not available yet. Everything else is free meanwhile.",
    requests: ({ count }: PutIn<"count">) => `${count} second opinions a month`,
    seats: ({ count }: Counted) => plural(count, `${count} seat`, `${count} seats`),
    popular: "Most popular",
    choose: ({ plan }: PutIn<"plan">) => `Choose ${plan}`,
    fits: {
      starter: "For a side project: a few screens a week.",
      essential: "For one designer with one product.",
      pro: "For a designer who ships every week.",
      studio: "For several products or clients at once.",
    },
    free: {
      title: "Free",
      text: "For as long as you like.",
      price: "€0",
      gives: ({ count }: PutIn<"count">) => `${count} free second opinions`,
      action: "Start for free",
    },
    team: {
      label: "Seats",
      more: "One more seat",
      fewer: "One seat fewer",
      text: "For a team, the price is the same for each seat: one invoice, and second opinions are pooled. 2 to 50 seats.",
    },
    tax: "Prices in euros, VAT included. Cancel at any time: your plan stays active until the end of the period you paid for.",
  },
  questions: {
    heading: "Questions",
    figma: {
      asks: "Does it change my file?",
      says: "Only when you click a fix, and Figma’s undo takes it back. Pins and notes are added only when you ask for them, and one click removes them.",
    },
    ai: {
      asks: "Is this just a chatbot looking at a screenshot?",
      says: "No. Rules read your layers and compute: contrast, sizes, distances, words. A model gives a second opinion only if you ask for one. Its remarks are labelled, and each is checked against the layers before you see it.",
    },
    wrong: {
      asks: "What if a finding is wrong?",
      says: "Dismiss it for the layer, the component or the whole rule, with a reason if you like. Then tell us: that is how rules get better.",
    },
    languages: {
      asks: "Which languages can it read?",
      says: "It checks copy in English and French. Everything that is not words, such as contrast, targets and spacing, is checked in any language.",
    },
    libraries: {
      asks: "Does it know our design system?",
      says: "It reads your styles, variables and components. It proposes colours that your screen already uses, and tells you when a mistake belongs to a component, so that you fix it once.",
    },
  },
  end: {
    heading: "Bring the screen you are not sure about.",
    lead: "Or a whole .fig file, hidden states included. It is read on your machine and goes nowhere.",
  },
} as const;
