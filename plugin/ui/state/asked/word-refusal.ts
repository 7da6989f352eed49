import type { ErrorCode } from "../../../../shared/api/errors.ts";
import type { AskedReview } from "./asked-review.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";

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
export function refusalOf({ error, wasBegun }: Pick<AskedReview, "error" | "wasBegun">): Refusal {
  const refusal = (error && REFUSALS[error]) ?? "away";
  return wasBegun && UNTIMELY.includes(refusal) ? "cut" : refusal;
}
