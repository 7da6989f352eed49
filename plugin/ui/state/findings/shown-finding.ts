import type { OpinionMark, StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import type { SecondOpinionFinding } from "../../../../shared/api/review-shapes.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import { factsOfOpinion, type OpinionCertainty } from "../../../../shared/review/opinion-certainty.ts";
import type { Certainty } from "../../../../shared/review/rule.ts";

/** A finding as a card shows it: of a rule, or of the second opinion. */
export interface ShownFinding extends Omit<Finding, "rule" | "certainty"> {
  readonly certainty: Certainty | OpinionCertainty;
  /** The title of the page it rests on; the host of that page when absent. */
  readonly basisTitle?: string;
  /** Of the second opinion, since its layers were changed: by the change that it proposed, or in some other way. */
  readonly since?: "fixed" | "changed";
  /** The mark that somebody gave a finding of the second opinion, once its review is kept. */
  readonly opinion?: { readonly reviewId: string; readonly mark: OpinionMark | null };
}

/** The part of a finding that its fixes are looked for by. */
export type Mendable = Pick<
  ShownFinding,
  "id" | "severity" | "certainty" | "fix" | "fixes" | "layers" | "evidence"
>;

/** The findings of a second opinion, and whether there are more to come. */
export interface Noticed {
  readonly findings: readonly ShownFinding[];
  readonly isOver: boolean;
}

/** A finding of the second opinion as a card shows it. */
const asNoticed = (
  { guideline, measured, ...finding }: SecondOpinionFinding,
  review: Pick<StoredReview, "id" | "secondOpinion"> | null,
  since?: ShownFinding["since"],
): ShownFinding => ({
  ...finding,
  ...factsOfOpinion({ guideline, ...(measured && { measured }) }),
  ...(measured?.basis === undefined && { basisTitle: guideline.title }),
  ...(review?.secondOpinion.findings.some(({ id }) => id === finding.id) && {
    opinion: { reviewId: review.id, mark: review.secondOpinion.marks?.[finding.id] ?? null },
  }),
  ...(since && { since }),
});

/** The findings of a second opinion on a screen, whose review is null while more are to come. */
export const noticedOnScreen = (
  frameId: string | undefined,
  findings: readonly SecondOpinionFinding[],
  review: StoredReview | null,
  sinceOf?: (finding: SecondOpinionFinding) => ShownFinding["since"],
): Noticed => ({
  isOver: review !== null,
  findings: findings
    .filter((finding) => finding.frameId === frameId)
    .map((finding) => asNoticed(finding, review, sinceOf?.(finding))),
});
