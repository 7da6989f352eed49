import type { Allowance } from "../../../../shared/api/endpoints/allowance.ts";
import type { InstallationState } from "../../../../shared/api/endpoints/installations.ts";
import { hasReviewsLeft, wordAllowance } from "../account/word-allowance.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { eurosOf, FREE_TRIAL_REVIEWS, PLANS } from "../../../../shared/plans.ts";

/** Words what a second opinion costs and what is left of the allowance; null: a plugin that the API does not know yet. */
export function wordPrice(allowance: Allowance | null, language: Language, texts: PanelTexts): string {
  const [smallest] = PLANS;
  if (!smallest || (allowance && (allowance.kind === "plan" || allowance.credits > 0)))
    return allowance ? wordAllowance(allowance, language, texts) : "";
  const left = allowance ? allowance.left : FREE_TRIAL_REVIEWS;
  return texts.start.price(left, smallest.requests, eurosOf(smallest.priceCents.month));
}

/** The conditions of a review: it costs one of the allowance with a second opinion, and nothing without one. */
export interface Conditions {
  /** Who runs the model of the second opinion; null: there is none. */
  readonly provider: string | null;
}

/** The conditions of a server without a model. */
export const NO_OPINION: Conditions = { provider: null };

/** True when it is known that the server gives no second opinions. */
export const isOpinionOff = ({ conditions }: { readonly conditions: Conditions | null }): boolean =>
  conditions?.provider === null;

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
