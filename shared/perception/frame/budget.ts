/** How many steps are left to whoever looks at a frame, and how many each rule and each fact begins with. */
export interface Budget {
  left: number;
  full: number;
}

/** There is more on a screen than one rule or one fact may look at. */
export class TooMuchError extends Error {
  constructor() {
    super("this takes more steps than a screen of this size is given");
  }
}

/** Screens that people draw take less than a fifth of it. Steps, not time: the verdict is the same on every machine. */
const STEPS = { ofLayer: 60, atLeast: 200_000 };

/** The budget of a frame with so many layers and stretches of text. */
export function budgetOf(size: number): Budget {
  const full = STEPS.atLeast + STEPS.ofLayer * size;
  return { left: full, full };
}

/**
 * Pays for looks at layers: whatever may look at many of them for each of many must pay for each look. Answers that are
 * remembered for a layer must cost nothing, as it is chance who asks first.
 * @throws TooMuchError when nothing is left.
 */
export function spend(
  { facts: { budget } }: { readonly facts: { readonly budget: Budget } },
  steps: number,
): void {
  budget.left -= steps;
  if (budget.left < 0) throw new TooMuchError();
}
