import { SENDING_EN } from "../sending.en.ts";
import { PRODUCT } from "../../product.ts";
/** The landing page. Numbers of plans come from `plans.ts`. */
export const LANDING_EN = {
  title: `${PRODUCT.name}: design critique, with proof`,
  description:
    "Feedback on the UX, UI, copy and hierarchy of your Figma screens. Every remark names its layer, its number and its source, and many come with a one-click fix.",
  hero: {
    eyebrow: "A Figma plugin",
    heading: "Design critique, with proof.",
    lead: `${PRODUCT.name} measures your screens in Figma, points at the layer, shows the number behind every remark, and fixes what can be fixed. When it cannot be sure, it tells you so.`,
    tryNow: "Try it on your own file",
    tryNote: "In the browser, with a .fig file or our sample. No plugin, no account.",
    community: "Get the plugin on Figma Community",
    pricings: "View pricings",
    videoLabel: `${PRODUCT.name} at work: a checkout screen is selected, its findings are listed, one is opened on its layer and fixed.`,
    videoText:
      "A phone checkout is selected in the editor. The panel checks it at once and lists what it found.\n\nA click on “Text too faint to read” brings the text to the middle of the canvas and says what is wrong. Its contrast is 2.54:1; 4.5:1 is needed. Two fixes are offered, each with the contrast it leads to.\n\nA click on “Fix it” gives the text the colour that the design already uses for quiet texts: 5.81:1. The finding is struck through and keeps its place.",
    videoTextLabel: "The video in words",
    play: "Play the video",
    pause: "Pause the video",
  },
  lab: {
    before: "fails: 4.5:1 is needed",
    after: "fixed in one click",
    screen: "A small checkout screen with a faint note, a misspelt word and two buttons of equal weight.",
    findings_one: "{{count}} finding on this screen",
    findings_other: "{{count}} findings on this screen",
    took: "checked again in {{ms}} ms, by the plugin’s own engine",
    drag: "Darken the note until it passes",
    needs: "4.5:1 is needed",
    passes: "passes: 4.5:1 is needed",
    fix: "Fix it: {{hex}}",
    undo: "Start over",
  },
  film: {
    heading: "The same thing, in your editor",
    lead: "The panel checks while you draw. Click a finding to jump to its layer; click its fix to apply it.",
  },
  leaving: {
    heading: "What leaves your file, and what never does",
    stays: {
      title: "Live checks stay with you",
      text: `${SENDING_EN.live} They are free, they have no limit, and they need no account.`,
    },
    goes: { title: "A review is sent when you click", text: SENDING_EN.what },
    kept: {
      title: "You decide how long it stays",
      text: "Reviews in your account stay until you delete them. Those made without one go after 90 days. We train no model on them.",
    },
    more: "Read all of it in the privacy policy",
  },
  accuracy: {
    heading: "How often it is right",
    lead: "We measured all {{rules}} rules and publish every number, including the ones we would rather not.",
    share: "{{part}} of {{whole}}",
    found: {
      text: "slips were found. We planted them one at a time in real designs and in our samples.",
      limit:
        "Planted slips are easier to find than honest mistakes, so expect it to miss more in your own file.",
    },
    right: {
      text: "findings on real designs were right and worth saying. Most were read twice, the second time without knowing the first verdict; those of the newest rules once.",
      limit:
        "Most of the rest were true but trivial; a few were wrong. Many rules have not met a real design yet, and their entries say so.",
    },
    more: "See all {{rules}} rules with their numbers",
  },
  features: {
    heading: "One screen, four kinds of mistakes",
    lead: "These findings come from the engine itself, word for word: the checkout above, as it judged it.",
    whole: "See a whole report",
    ux: { title: "UX" },
    ui: { title: "UI" },
    copy: { title: "Copy" },
    hierarchy: { title: "Hierarchy" },
    trust: {
      heading: "Three kinds of answers, never mixed up",
      measured: {
        title: "Measured",
        text: "Rules compute contrast, sizes and distances from your layers. The numbers are in the finding, so you can check them yourself.",
      },
      second: {
        title: "Second opinion",
        text: "A model looks at what no rule can measure. Its remarks are labelled, tied to layers and checked before you see them.",
      },
      unsure: {
        title: "Not sure",
        text: "Text on a photo, a font we do not know: where a verdict would only be a guess, you are told why there is none.",
      },
    },
  },
  audience: {
    heading: "Who is it for",
    solo: "Working alone",
    teams: "In a team",
    designers: { title: "Designers", text: "A second pair of eyes before the design review, at any hour." },
    founders: { title: "Founders", text: "Find out what is weak in your screens before your users do." },
    managers: { title: "Product managers", text: "Ask better questions, with evidence instead of taste." },
    students: { title: "Students", text: "Learn the standard behind each finding, on your own work." },
    designTeams: {
      title: "Design teams",
      text: "The same bar for every screen, so that design reviews can be about ideas.",
    },
    companies: {
      title: "Large companies",
      text: "Findings that cite WCAG and platform guidance, ready for an audit.",
    },
    agencies: { title: "Agencies", text: "Hand over screens that have been checked, and show the report." },
  },
  pricing: {
    heading: "Pricing",
    lead: "Try it for free from the plugin: {{count}} reviews, no card. Live checks stay free, and so do reviews without a second opinion.",
    cost: SENDING_EN.cost,
    requests: "{{count}} reviews a month",
    seats_one: "{{count}} seat",
    seats_other: "{{count}} seats",
    popular: "Most popular",
    choose: "Choose {{plan}}",
    each: "{{price}} a review",
    fits: {
      starter: "For a side project: a few screens a week.",
      essential: "For one designer with one product.",
      pro: "For a designer who ships every week.",
      studio: "For several products or clients at once.",
    },
    free: {
      title: "Install for free",
      text: "{{count}} reviews to try everything, and live checks for as long as you like.",
      action: "Start for free",
    },
    enterprise: {
      title: "Enterprise",
      text: "More than 50 seats, invoices, your own terms. Tell us what you need.",
      action: "Ask for a quote",
    },
    education: {
      title: "Education",
      text: "For students and schools. Ask us whether you are eligible.",
      action: "Check eligibility",
    },
    tax: "Prices in euros, VAT included. Cancel at any time: the plan runs to the end of what is paid.",
  },
  table: {
    caption: "What each plan includes",
    everybody: "For everybody",
    free: "Free",
    reviews: "Reviews a month, with a second opinion",
    trial: "{{count}} to try",
    each: "Price of one review",
    live: "Live checks, without limit",
    aspects: "UX, UI, copy and hierarchy",
    fixes: "Fixes in one click",
    history: "Saved reviews",
    links: "Private links to share",
    yes: "included",
  },
  questions: {
    heading: "Questions people ask first",
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
    cost: { asks: "What counts as a review?", says: SENDING_EN.cost },
    cancel: {
      asks: "Can I cancel?",
      says: "At any time, on your profile. The plan runs to the end of the month or year you paid for, and we remind you more than a month before a year renews. Consumers in the EU may also withdraw within 14 days.",
    },
  },
  end: {
    heading: "Bring the screen you are not sure about.",
    text: "Open it in the browser and see what there is to find. Nothing leaves your machine.",
  },
} as const;
