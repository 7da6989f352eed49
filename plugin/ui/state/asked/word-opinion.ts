import type { OpinionScreen } from "../../../../shared/api/review-shapes.ts";
import type { StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import type { AskedReview } from "./asked-review.ts";
import type { ErrorCode } from "../../../../shared/api/errors.ts";

const isOver = ({ state }: OpinionScreen): boolean => !["looking", "checking"].includes(state);

/** How far the second opinion is: which screen is looked at, or how many are done. */
export function wordSteps(
  { screens, order }: Pick<AskedReview, "screens" | "order">,
  texts: PanelTexts,
): string {
  const all = order?.scene.frames.length ?? 1;
  const [first] = screens;
  if (!first) return texts.review.looking;
  if (all > 1) return texts.review.steps.several(screens.filter(isOver).length, all);
  return first.state === "checking" ? texts.review.steps.checking : texts.review.looking;
}

const wordReason = ({ reason = "down", retryAfterS }: OpinionScreen, { review }: PanelTexts): string =>
  reason === "busy" && retryAfterS !== undefined ? review.busyFor(retryAfterS) : review.reasons[reason];

/** Words what the second opinion of a review lacks, and why; null: it is whole. */
export function wordLack(
  { state, screens = [] }: StoredReview["secondOpinion"],
  texts: PanelTexts,
): string | null {
  const lacking = screens.filter(({ state: is }) => is === "failed" || is === "partly");
  const why = lacking[0] ? wordReason(lacking[0], texts) : null;
  if (state === "failed" && lacking[0]?.reason === "stopped") return texts.review.stoppedForNothing;
  if (state === "failed") return [why, texts.review.secondOpinionFailed].filter(Boolean).join(" ");
  if (lacking.length === 0) return null;
  const { lacks, lacksRest } = texts.review;
  return [screens.length === 1 ? lacksRest : lacks(lacking.length, screens.length), why].join(" ");
}

type Refusal = keyof PanelTexts["review"]["refusals"];

/** Refusals that are told apart; any other code means that the API is away. */
const REFUSALS: Partial<Readonly<Record<ErrorCode, Refusal>>> = {
  allowance_used_up: "usedUp",
  rate_limited: "tooOften",
  design_changed: "changed",
  opinion_ended: "ended",
  reviews_under_way: "underWay",
  scene_unusable: "unusable",
  invalid_input: "unusable",
  body_too_large: "tooLarge",
  too_demanding: "tooDemanding",
  stopping: "stopping",
  second_opinion_unavailable: "secondOpinionAway",
  unauthenticated: "disconnected",
  internal: "serverFailed",
};

/** Refusals that cut a review off, where it had begun; before that, nothing is charged. */
const UNTIMELY: readonly Refusal[] = ["away", "serverFailed", "stopping"];

/** Why a review was refused, by what can be said about it. */
export function refusalOf({ error, reviewId }: Pick<AskedReview, "error" | "reviewId">): Refusal {
  const refusal = (error && REFUSALS[error]) ?? "away";
  return reviewId !== null && UNTIMELY.includes(refusal) ? "cut" : refusal;
}
