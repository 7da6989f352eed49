import { Button } from "@mantine/core";
import type { Team } from "../../../shared/api/endpoints/team.ts";
import { MAX_SEATS, type Plan } from "../../../shared/plans.ts";
import { Card } from "../../components/card.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { LineForm } from "./line-form.tsx";
import styles from "./team.module.css";
import type { SeatChange } from "./use-seat-change.tsx";
import { useTeamTexts } from "./use-team-texts.ts";

interface TeamSeatsProps {
  readonly team: Team;
  readonly owned: NonNullable<Team["owned"]>;
  readonly plan: Plan;
  readonly seatChange: SeatChange;
}

/** For how many people the plan is paid, and the way to more or fewer. */
export function TeamSeats({
  team,
  owned: { seats, nextSeats, invites },
  plan,
  seatChange: { isBusy, price, ask, keep },
}: TeamSeatsProps) {
  const teamTexts = useTeamTexts();
  const used = team.members.length + invites.length;
  const faultOf = (wanted: string): string | null => {
    const count = Number(wanted);
    const isFit = Number.isInteger(count) && count >= used && count <= MAX_SEATS;
    return isFit ? null : teamTexts.seats.between({ least: used, most: MAX_SEATS });
  };
  const askFor = (wanted: string): void => {
    const count = Number(wanted);
    if (count !== seats && count !== nextSeats) ask(count);
  };
  return (
    <Card heading={teamTexts.seats.heading}>
      <p>{teamTexts.seats.text({ used, seats, price, count: plan.requests })}</p>
      {nextSeats !== null && (
        <div className={styles.line}>
          <p>{teamTexts.seats.planned({ count: nextSeats })}</p>
          <Button variant="default" size="sm" disabled={isBusy} onClick={() => void keep()}>
            {teamTexts.seats.keep({ count: seats })}
          </Button>
        </div>
      )}
      <LineForm
        className={styles.count ?? ""}
        label={teamTexts.seats.count}
        initialValue={String(nextSeats ?? seats)}
        type="number"
        min={Math.max(1, used)}
        max={MAX_SEATS}
        faultOf={faultOf}
        onSend={askFor}
        button={
          <SubmitButton size="sm" variant="default" isBusy={isBusy}>
            {teamTexts.seats.change}
          </SubmitButton>
        }
      />
    </Card>
  );
}
