import type { Allowance } from "../../../../shared/api/endpoints/allowance.ts";
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
