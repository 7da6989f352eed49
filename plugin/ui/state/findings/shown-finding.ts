import type { OpinionMark, StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import type { SecondOpinionFinding } from "../../../../shared/api/review-shapes.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import type { Certainty } from "../../../../shared/review/rule.ts";

/** A finding as a card shows it: of a rule, or noticed by a model, which is never called certain. */
export interface ShownFinding extends Omit<Finding, "rule" | "certainty"> {
  readonly certainty: Certainty | "noticed";
  /** The title of the page it rests on; the host of that page when absent. */
  readonly basisTitle?: string;
  /** True for a finding of the second opinion whose layers were changed since. */
  readonly isOutdated?: true;
  /** The mark that somebody gave a finding of the second opinion, once its review is kept. */
  readonly opinion?: { readonly reviewId: string; readonly mark: OpinionMark | null };
}

/** A finding of the second opinion as a card shows it. */
export const asNoticed = (
  { guideline, ...finding }: SecondOpinionFinding,
  review: Pick<StoredReview, "id" | "secondOpinion"> | null,
): ShownFinding => ({
  ...finding,
  certainty: "noticed",
  evidence: {},
  basis: guideline.url,
  basisTitle: guideline.title,
  ...(review?.secondOpinion.findings.some(({ id }) => id === finding.id) && {
    opinion: { reviewId: review.id, mark: review.secondOpinion.marks?.[finding.id] ?? null },
  }),
});
