import { Alert, Button, Progress } from "@mantine/core";
import { Link } from "react-router-dom";
import type { Team } from "../../../shared/api/endpoints/team.ts";
import { findPlan } from "../../../shared/plans.ts";
import { Card } from "../../components/card.tsx";
import { useDay } from "../../language/use-day.ts";
import { PATHS } from "../../paths.ts";
import { useHasSecondOpinion } from "../../session/use-second-opinion.ts";
import styles from "./team.module.css";
import { useTeamTexts } from "./use-team-texts.ts";

/** Shows the plan that pays for the team's reviews, and the rest of its allowance. */
export function TeamPlan({ team: { planId, allowance, role } }: { readonly team: Team }) {
  const teamTexts = useTeamTexts();
  const day = useDay();
  const isSold = useHasSecondOpinion() !== false;
  const unpaid = role === "owner" ? teamTexts.plan.unpaidOwner : teamTexts.plan.unpaidMember;
  const date = allowance?.renewsOn ? day(allowance.renewsOn) : "";
  return (
    <Card heading={teamTexts.plan.heading}>
      {allowance ? (
        <>
          <p>
            {teamTexts.plan.left({
              plan: findPlan(planId ?? "")?.name ?? "",
              count: allowance.left,
              limit: allowance.limit,
              date,
            })}
          </p>
          <Progress
            value={allowance.limit > 0 ? (100 * allowance.left) / allowance.limit : 0}
            size="sm"
            aria-hidden
          />
          {allowance.left === 0 && (
            <Alert color="orange" mt="md">
              {teamTexts.plan.full({ date })}
            </Alert>
          )}
        </>
      ) : (
        <>
          <p>{isSold ? unpaid : teamTexts.plan.unsold}</p>
          {role === "owner" && isSold && (
            <div className={styles.actions}>
              <Button component={Link} to={PATHS.profile}>
                {teamTexts.plan.choose}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
