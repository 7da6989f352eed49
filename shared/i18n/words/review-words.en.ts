import { countEn } from "../plural.ts";

/** Words of a review that the panel and the site share. English is the type that the other languages satisfy. */
export const REVIEW_WORDS_EN = {
  aspects: { ux: "UX", ui: "UI", copy: "Copy", hierarchy: "Hierarchy" },
  severity: { critical: "Critical", major: "Major", minor: "Minor", suggestion: "Suggestion" },
  certainty: {
    measured: { name: "Measured", means: "Computed from a standard." },
    likely: { name: "Likely", means: "Guidance or a good guess: judge for yourself." },
    noticed: { name: "Second opinion", means: "A model noticed this; judge for yourself." },
    confirmed: {
      name: "Second opinion, measured",
      means: "A model pointed at this; the numbers are computed from the layers.",
    },
  },
  /** A finding that the second opinion holds to be wrong; its reason stands after the sentence. */
  doubted: { name: "Doubted", means: "The second opinion doubts this:" },
  verdicts: {
    blocked: { title: "Must be fixed", text: "Start with what is critical: it shuts people out." },
    "needs-work": {
      title: "Should be fixed",
      text: "Nothing critical, but some things get in people’s way.",
    },
    polish: { title: "Could be better", text: "Only small things are left to polish." },
    clear: { title: "No fault measured", text: "" },
  },
  /** The verdict when there are details, and nothing is open. */
  onlyDetails: "Nothing but details",
  /** The verdict when nothing is open, and so many layers were not checked. */
  undecided: (layers: number): string => `Nothing grave, ${countEn(layers, "layer", "layers")} not checked`,
  /** The verdict when something was dismissed, and nothing else was found. */
  onlyDismissed: "No other fault measured",
  /** Above the questions that somebody asked about a screen. */
  asked: "Questions and replies",
  /** Why somebody dismissed a finding. */
  dismissalReasons: {
    intended: "Intended",
    "not-ours": "Not ours to change",
    wrong: "Wrong finding",
    misread: "Taken for something else",
    own: "Another reason",
  },
  /** The people in whose place a screen was looked at. */
  perspectives: {
    newcomer: "As a first-time visitor",
    payer: "As somebody who pays",
    "screen-reader": "As a screen reader’s user",
    engineer: "As the engineer who builds it",
  },
  /** Above what several screens have in common. */
  acrossScreens: "On several screens",
};
