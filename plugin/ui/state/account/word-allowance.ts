import { LOCALES } from "../../../../shared/i18n/locales.ts";
import type { Allowance } from "../../../../shared/api/endpoints/allowance.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";

const dayOf = (instant: string, language: Language): string =>
  new Date(instant).toLocaleDateString(LOCALES[language], { day: "numeric", month: "long" });

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
    renewsOn !== null && allowance.renews(dayOf(renewsOn, language)),
    team && (team.pays ? allowance.ofTeam(team.name) : allowance.teamIsOut(team.name)),
    credits > 0 && allowance.credits(credits),
  ];
  return parts.filter(Boolean).join(" · ");
}
