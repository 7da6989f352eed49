import { Button } from "@mantine/core";
import { useTexts } from "../../language/use-texts.ts";
import {
  inviteToTeam,
  resendInvite,
  revokeInvite,
  type Team,
  type TeamInvite,
} from "../../../shared/api/endpoints/team.ts";
import { MAX_SEATS } from "../../../shared/plans.ts";
import type { Act } from "../../components/use-act.ts";
import { Card } from "../../components/card.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { emailFault, wordFault } from "../../forms/account-faults.ts";
import { useDay } from "../../language/use-day.ts";
import { api } from "../../session/api.ts";
import type { User } from "../../session/session.ts";
import type { SeatChange } from "./use-seat-change.tsx";
import { LineForm } from "./line-form.tsx";
import styles from "./team.module.css";
import { useTeamAct } from "./use-team-act.ts";
import { useTeamTexts } from "./use-team-texts.ts";

function OpenInvite({
  invite,
  acting: { act, isBusy },
}: {
  readonly invite: TeamInvite;
  readonly acting: Act;
}) {
  const teamTexts = useTeamTexts();
  const day = useDay();
  const { id, email, expiresAt } = invite;
  const params = { id };
  return (
    <li>
      <div className={styles.who}>
        <strong>{email}</strong>
        <p>{teamTexts.invites.until({ date: day(expiresAt) })}</p>
      </div>
      <Button
        variant="default"
        size="sm"
        disabled={isBusy}
        aria-label={teamTexts.actionOf({ action: teamTexts.invites.resend, name: email })}
        onClick={() => void act(() => api.call(resendInvite, { params }), teamTexts.invites.sent({ email }))}
      >
        {teamTexts.invites.resend}
      </Button>
      <Button
        variant="default"
        size="sm"
        disabled={isBusy}
        aria-label={teamTexts.actionOf({ action: teamTexts.invites.revoke, name: email })}
        onClick={() => void act(() => api.call(revokeInvite, { params }), teamTexts.invites.revoked)}
      >
        {teamTexts.invites.revoke}
      </Button>
    </li>
  );
}

interface TeamInvitesProps {
  readonly owned: NonNullable<Team["owned"]>;
  readonly user: User;
  readonly seatChange: SeatChange;
  readonly onChange: () => Promise<void>;
}

/** Inviting people by mail, and what became of it. */
export function TeamInvites({
  owned: { seats, freeSeats, invites },
  user,
  seatChange,
  onChange,
}: TeamInvitesProps) {
  const texts = useTexts();
  const teamTexts = useTeamTexts();
  const acting = useTeamAct(onChange);
  const faultOf = (email: string): string | null => {
    const found = emailFault(email);
    if (found) return wordFault(found, texts);
    return email.toLowerCase() === user.email.toLowerCase() ? teamTexts.invites.own : null;
  };
  return (
    <Card heading={teamTexts.invites.heading}>
      <p>
        {teamTexts.invites.text} {teamTexts.invites.free({ count: freeSeats })}
      </p>
      {freeSeats === 0 && (
        <Button
          variant="default"
          className={styles.add ?? ""}
          disabled={seatChange.isBusy || seats >= MAX_SEATS}
          onClick={() => seatChange.ask(seats + 1)}
        >
          {teamTexts.invites.add({ price: seatChange.price })}
        </Button>
      )}
      <LineForm
        label={teamTexts.invites.email}
        type="email"
        autoComplete="off"
        required
        faultOf={faultOf}
        onSend={(email) =>
          acting.act(() => api.call(inviteToTeam, { body: { email } }), teamTexts.invites.sent({ email }))
        }
        button={
          <SubmitButton size="sm" isBusy={acting.isBusy} disabled={freeSeats === 0}>
            {teamTexts.invites.send}
          </SubmitButton>
        }
      />
      {invites.length > 0 && (
        <>
          <h3 className={styles.open}>{teamTexts.invites.open}</h3>
          <ul className={styles.people}>
            {invites.map((invite) => (
              <OpenInvite key={invite.id} invite={invite} acting={acting} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
