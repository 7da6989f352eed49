import type { Allowance } from "../../../../shared/api/endpoints/allowance.ts";
import type { InstallationState } from "../../../../shared/api/endpoints/installations.ts";
import { hasReviewsLeft } from "../account/word-allowance.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { FREE_TRIAL_REVIEWS } from "../../../../shared/plans.ts";

/**
 * Words the cost of a second opinion and the rest of the allowance: many screens take one for each part. Null:
 * a plugin that the API does not know yet.
 */
export function wordCost(allowance: Allowance | null, { offer: { cost } }: PanelTexts, parts = 1): string {
  if (parts > 1)
    return cost.parts(parts, allowance ? allowance.left + allowance.credits : FREE_TRIAL_REVIEWS);
  if (!allowance) return cost.first(FREE_TRIAL_REVIEWS);
  const { kind, left, credits } = allowance;
  return left > 0 ? cost[kind](left) : cost.credit(credits);
}

/** The conditions of a review: it costs one of the allowance with a second opinion, and nothing without one. */
export interface Conditions {
  /** Who runs the model of the second opinion; null: there is none. */
  readonly provider: string | null;
}

/** The review that can be offered to somebody. */
export type Offer =
  /** There is no second opinion. */
  | { readonly kind: "free" }
  /** None of the allowance is left for one. */
  | { readonly kind: "ended"; readonly allowance: Allowance }
  /** `allowance` is null for a plugin that the API does not know yet: it has the whole trial. */
  | { readonly kind: "opinion"; readonly provider: string; readonly allowance: Allowance | null };

/** The offer on these conditions. */
export function offerOf({ provider }: Conditions, installationState: InstallationState | null): Offer {
  if (provider === null) return { kind: "free" };
  const allowance = installationState?.allowance ?? null;
  return allowance && !hasReviewsLeft(allowance)
    ? { kind: "ended", allowance }
    : { kind: "opinion", provider, allowance };
}
