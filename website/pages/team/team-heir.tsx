import { Button } from "@mantine/core";
import { offerTeam, takeOverTeam, type Team } from "../../../shared/api/endpoints/team.ts";
import { Card } from "../../components/card.tsx";
import { api } from "../../session/api.ts";
import styles from "./team.module.css";
import { useAct } from "./use-act.ts";
import { findPlan } from "../../../shared/plans.ts";
import { useMoney } from "../../language/money.ts";
import { useDay } from "../../language/use-day.ts";
import { useTeamTexts } from "./use-team-texts.ts";

interface TeamHeirProps {
  readonly team: Team;
  readonly userId: string;
  readonly onChange: () => Promise<void>;
}

/** Says the price of the plan for whoever accepts it, and from which day; or the day on which the plan ends. */
function OfferedPlan({ planId, renewal, on }: NonNullable<Team["offered"]>) {
  const teamTexts = useTeamTexts();
  const day = useDay();
  const money = useMoney();
  const named = { plan: findPlan(planId)?.name ?? "", date: day(on) };
  return (
    <p>
      <strong>
        {renewal ? teamTexts.heir.price({ ...named, amount: money(renewal) }) : teamTexts.heir.ends(named)}
      </strong>
    </p>
  );
}

/** The offer to become the owner, for whoever it was made to. */
export function TeamHeir({ team, userId, onChange }: TeamHeirProps) {
  const teamTexts = useTeamTexts();
  const { act, isBusy } = useAct(onChange);
  const owner = team.members.find(({ role }) => role === "owner")?.name || teamTexts.invitation.somebody;
  return (
    <Card heading={teamTexts.heir.heading({ owner })}>
      {team.offered && <OfferedPlan {...team.offered} />}
      <p>{teamTexts.heir.text}</p>
      <div className={styles.actions}>
        <Button
          loading={isBusy}
          onClick={() =>
            void act(() => api.call(takeOverTeam, { body: { userId } }), teamTexts.heir.accepted)
          }
        >
          {teamTexts.heir.accept}
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() =>
            void act(() => api.call(offerTeam, { body: { heirUserId: null } }), teamTexts.heir.declined)
          }
        >
          {teamTexts.heir.decline}
        </Button>
      </div>
    </Card>
  );
}
