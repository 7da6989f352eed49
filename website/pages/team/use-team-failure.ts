import { useCallback } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import { readFailure } from "../../session/read-failure.ts";
import { useTeamTexts } from "./use-team-texts.ts";

/** Failures of teams that have words of their own. */
const OWN = [
  "in_team",
  "no_team",
  "team_full",
  "team_unpaid",
  "team_owner_stays",
  "seats_in_use",
  "house_rules_changed",
  "payment_under_way",
  "payment_disputed",
  "price_changed",
  "update_failed",
  "no_subscription",
  "unknown_plan",
  "rate_limited",
  "not_found",
] as const;

/** Says in the reader's language what went wrong with a call about teams. */
export function useTeamFailure(): (error: unknown) => string {
  const texts = useTexts();
  const teamTexts = useTeamTexts();
  return useCallback(
    (error) => {
      const code = error instanceof ApiError ? error.code : null;
      const own = OWN.find((known) => known === code);
      if (own) return teamTexts.failures[own];
      return readFailure(error) === "away" ? texts.account.failures.away : teamTexts.failures.unknown;
    },
    [texts, teamTexts],
  );
}
