import type { ErrorCode } from "../../../../shared/api/errors.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";

type Refusal = keyof PanelTexts["review"]["refusals"];

/** What is told apart; all else means that the API is away. */
const REFUSALS: Partial<Readonly<Record<ErrorCode, Refusal>>> = {
  allowance_used_up: "usedUp",
  rate_limited: "tooOften",
  reviews_under_way: "underWay",
  scene_unusable: "unusable",
  invalid_input: "unusable",
  body_too_large: "tooLarge",
  stopping: "stopping",
  second_opinion_unavailable: "secondOpinionAway",
  unauthenticated: "disconnected",
};

/** Why a review was refused, by what can be said about it. */
export const refusalOf = (error: ErrorCode | null): Refusal => (error && REFUSALS[error]) ?? "away";
