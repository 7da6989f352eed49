/** The most that a set of house rules holds, and the most characters of each of its texts. */
export const HOUSE_LIMITS = {
  words: 500,
  never: 20,
  values: 50,
  principles: 30,
  wordLength: 80,
  nameLength: 60,
  principleLength: 300,
  briefLength: 1500,
} as const;

/** Where a word holds. */
export const WORD_PLACES = ["everywhere", "buttons", "headings"] as const;

/** `say`: this in place of others. `exact`: written so and no other way. `name`: the same, and never translated. */
export const WORD_KINDS = ["say", "exact", "name"] as const;

/** The capitals of buttons or headings. */
export const LETTER_CASES = ["sentence", "title", "capitals"] as const;

/** The ways to write dates, times and amounts, each as an example; of amounts any currency is meant. */
export const WRITTEN_FORMATS = {
  dates: ["31 December 2026", "December 31, 2026", "31/12/2026", "31.12.2026", "2026-12-31"],
  times: ["14:30", "2:30 pm", "14 h 30"],
  amounts: ["€12.50", "€12,50", "12.50 €", "12,50 €"],
} as const;

/** A rule of Regard that a house switches off, or weighs by a step less or more. */
export const RULE_CHOICES = ["off", "weaker", "stricter"] as const;
export type RuleChoice = (typeof RULE_CHOICES)[number];
