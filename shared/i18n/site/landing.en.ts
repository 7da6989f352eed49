import { SENDING_EN } from "../sending.en.ts";
import { PRODUCT } from "../../product.ts";
/** The landing page. Numbers of plans come from `plans.ts`. */
export const LANDING_EN = {
  title: `${PRODUCT.name}: design feedback you can trust`,
  description:
    "Select a screen in Figma and get feedback on UX, UI, copy and visual hierarchy that is true, tied to the layer, and fixable on the spot.",
  hero: {
    eyebrow: "A Figma plugin",
    heading: "Design feedback that is true, and tied to the layer.",
    lead: `Select your screens. ${PRODUCT.name} measures what can be measured, shows the numbers, says why it matters, and takes you to the layer. What it cannot know, it says.`,
    tryNow: "Try it now",
    tryNote: "Open your own .fig file: no plugin, no account, no token.",
    community: "Get the plugin on Figma Community",
    pricings: "View pricings",
    videoLabel: `${PRODUCT.name} at work: a checkout screen is selected, its findings are listed, one is opened on its layer and fixed.`,
    videoText:
      "In the editor, a phone checkout is selected. The panel has checked it at once and lists what it found. A click on “Text too faint to read” brings the text to the middle of the canvas, and says why: its contrast is 2.54:1, and 4.5:1 is needed. Two fixes stand beside it, each with the contrast it leads to. A click on “Fix it” gives the text the colour that the design has for quiet texts: 5.81:1. The finding is struck through, and stays where it was.",
    videoTextLabel: "The video in words",
    play: "Play the video",
    pause: "Pause the video",
  },
  features: {
    heading: "Four looks at every screen",
    lead: "Each finding names its layer, its evidence and the standard or study it rests on.",
    ux: {
      title: "UX",
      text: "Targets too small for a thumb, fields without a label, actions that destroy next to actions that save.",
    },
    ui: {
      title: "UI",
      text: "Contrast against what is really painted below a text, spacing off your own scale, near misses in alignment.",
    },
    copy: {
      title: "Copy",
      text: "Placeholder text left behind, vague buttons, error messages that blame. In English and in French.",
    },
    hierarchy: {
      title: "Hierarchy",
      text: "Which action carries the most visual weight, headings that do not stand out, two primaries that compete.",
    },
    trust: {
      heading: "Measured first, a second opinion after",
      measured: {
        title: "Measured",
        text: "Rules compute contrast, sizes and distances from your layers. The numbers are in the finding, so you can check them.",
      },
      second: {
        title: "Second opinion",
        text: "A model looks at what no rule can measure. It is labelled, tied to layers, and every claim is verified before you see it.",
      },
      unsure: {
        title: "Not sure",
        text: "A photo below a text, a font we do not know: when a verdict would be a guess, you are told why there is none.",
      },
    },
    live: {
      title: "Live checks while you work",
      text: "The measured rules keep running in the panel, free and without limit. Fix a layer, and its finding goes away.",
    },
  },
  audience: {
    heading: "Who is it for",
    solo: "On your own",
    teams: "In a team",
    designers: { title: "Designers", text: "A second pair of eyes before the review, at any hour." },
    founders: { title: "Founders", text: "Know what is weak in your screens before your users tell you." },
    managers: { title: "Product managers", text: "Ask better questions, with evidence instead of taste." },
    students: { title: "Students", text: "Learn the standard behind each finding, on your own work." },
    designTeams: { title: "Design teams", text: "One bar for every screen, so reviews can be about ideas." },
    companies: {
      title: "Large companies",
      text: "Findings that cite WCAG and platform guidance, ready for an audit.",
    },
    agencies: { title: "Agencies", text: "Hand over screens that were checked, and show that they were." },
  },
  pricing: {
    heading: "Pricing",
    lead: "Try it for free from the plugin: {{count}} reviews, no card. Live checks stay free, and so do reviews without a second opinion.",
    cost: SENDING_EN.cost,
    perMonth: "/ month",
    requests: "{{count}} reviews a month",
    seats_one: "{{count}} seat",
    seats_other: "{{count}} seats",
    popular: "Most popular",
    choose: "Choose {{plan}}",
    includes: "All four looks, second opinion, history and private links",
    free: {
      title: "Install for free",
      text: "{{count}} reviews to try everything, live checks for as long as you like.",
      action: "Start for free",
    },
    enterprise: {
      title: "Enterprise",
      text: "More seats, invoices, your own terms. Tell us what you need.",
      action: "Ask for a quote",
    },
    education: {
      title: "Education",
      text: "For students and schools. Ask us whether you are eligible.",
      action: "Check eligibility",
    },
    tax: "Prices in euros, per month, VAT included. Cancel at any time.",
  },
} as const;
