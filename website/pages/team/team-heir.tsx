import { Button } from "@mantine/core";
import { useTexts } from "../../language/use-texts.ts";
import { offerTeam, takeOverTeam, type Team } from "../../../shared/api/endpoints/team.ts";
import { Card } from "../../components/card.tsx";
import { api } from "../../session/api.ts";
import styles from "./team.module.css";
import { useAct } from "./use-act.ts";
import { findPlan } from "../../../shared/plans.ts";
import { useMoney } from "../../language/money.ts";
import { useDay } from "../../language/use-day.ts";

interface TeamHeirProps {
  readonly team: Team;
  readonly userId: string;
  readonly onChange: () => Promise<void>;
}

/** Says the price of the plan for whoever accepts it, and from which day; or the day on which the plan ends. */
function OfferedPlan({ planId, renewal, on }: NonNullable<Team["offered"]>) {
  const texts = useTexts();
  const day = useDay();
  const money = useMoney();
  const named = { plan: findPlan(planId)?.name ?? "", date: day(on) };
  return (
    <p>
      <strong>
        {renewal ? texts.team.heir.price({ ...named, amount: money(renewal) }) : texts.team.heir.ends(named)}
      </strong>
    </p>
  );
}

/** The offer to become the owner, for whoever it was made to. */
export function TeamHeir({ team, userId, onChange }: TeamHeirProps) {
  const texts = useTexts();
  const { act, isBusy } = useAct(onChange);
  const owner = team.members.find(({ role }) => role === "owner")?.name || texts.team.invitation.somebody;
  return (
    <Card heading={texts.team.heir.heading({ owner })}>
      {team.offered && <OfferedPlan {...team.offered} />}
      <p>{texts.team.heir.text}</p>
      <div className={styles.actions}>
        <Button
          loading={isBusy}
          onClick={() =>
            void act(() => api.call(takeOverTeam, { body: { userId } }), texts.team.heir.accepted)
          }
        >
          {texts.team.heir.accept}
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() =>
            void act(() => api.call(offerTeam, { body: { heirUserId: null } }), texts.team.heir.declined)
          }
        >
          {texts.team.heir.decline}
        </Button>
      </div>
    </Card>
  );
}
