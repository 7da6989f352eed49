/** The words of a finding of a second opinion. */
interface OpinionWords {
  readonly title: string;
  readonly problem: string;
  readonly why: string;
  readonly fix: string;
}

/**
 * The second opinion that an AI model gave on the checkout among our samples, as it came through all checks: the panel shows
 * it to whoever thinks about asking, and the sample report of the site has it whole.
 */
export const SAMPLE_OPINION_EN = {
  items: {
    title: "The items cannot be checked before paying",
    problem:
      "“Order summary” shows three pictures without a name or a number, though the mug is in the cart twice.",
    why: "Whoever wants to be sure before “Pay €86.40” has to go back to the cart.",
    fix: "Under the pictures, list “2 × Stoneware mug”, “Table lamp” and “Potted fern”, each with its price.",
  },
  code: {
    title: "A code in use looks as if it were not",
    problem:
      "“WINTER10” waits beside “Apply code”, while “Promo code WINTER10” is already taken off the total.",
    why: "People tap it again, or wonder whether “€86.40” is the price with the code or without it.",
    fix: "Let the button say “Remove code” once the code counts.",
  },
  deliveries: {
    title: "The two deliveries cannot be compared",
    problem:
      "“Arrives Friday 16 January” is a date, “Arrives tomorrow” is not: nobody can tell how many days €4.90 buys.",
    why: "It is the one choice on this screen that costs money.",
    fix: "Write the weekday and the date for both.",
  },
} satisfies Readonly<Record<string, OpinionWords>>;

export type SampleOpinionWords = Readonly<Record<keyof typeof SAMPLE_OPINION_EN, OpinionWords>>;
