import type { Certainty } from "./rule.ts";

/** How certain a finding of the second opinion is: noticed by a model alone, or confirmed by what was measured. */
export type OpinionCertainty = "noticed" | "confirmed";

/** True for a finding that a model pointed at, and no rule found. */
export const isOfOpinion = (certainty: Certainty | OpinionCertainty): certainty is OpinionCertainty =>
  certainty === "noticed" || certainty === "confirmed";

/** The facts of a finding of the second opinion that findings of rules have, too. */
export const factsOfOpinion = ({
  guideline,
  measured,
}: {
  readonly guideline: { readonly url: string };
  readonly measured?: { readonly evidence: Readonly<Record<string, number>>; readonly basis?: string };
}) => ({
  certainty: measured ? ("confirmed" as const) : ("noticed" as const),
  evidence: measured?.evidence ?? {},
  basis: measured?.basis ?? guideline.url,
});
