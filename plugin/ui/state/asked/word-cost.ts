import type { Allowance } from "../../../../shared/api/endpoints/allowance.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { FREE_TRIAL_REVIEWS } from "../../../../shared/plans.ts";

/** What a second opinion costs, of what is left. Null: a plugin that the API does not know yet. */
export function wordCost(allowance: Allowance | null, { offer: { cost } }: PanelTexts): string {
  if (!allowance) return cost.first(FREE_TRIAL_REVIEWS);
  const { kind, left, credits } = allowance;
  return left > 0 ? cost[kind](left) : cost.credit(credits);
}
