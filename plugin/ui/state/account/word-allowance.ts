import type { Allowance } from "../../../../shared/api/endpoints/allowance.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import { wordDay } from "../word-day.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";

/** True when a review can be asked for. */
export const hasReviewsLeft = ({ left, credits }: Allowance): boolean => left + credits > 0;

/** Words the rest of an allowance in one line. */
export function wordAllowance(
  { kind, left, limit, renewsOn, credits, team }: Allowance,
  language: Language,
  { allowance }: PanelTexts,
): string {
  const parts = [
    kind === "trial" ? allowance.trial(left, limit) : allowance.plan(left, limit),
    renewsOn !== null && allowance.renews(wordDay(renewsOn, language)),
    team && (team.pays ? allowance.ofTeam(team.name) : allowance.teamIsOut(team.name)),
    credits > 0 && allowance.credits(credits),
  ];
  return parts.filter(Boolean).join(" · ");
}
