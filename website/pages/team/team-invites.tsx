import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../language/use-texts.ts";
import {
  inviteToTeam,
  resendInvite,
  revokeInvite,
  type Team,
  type TeamInvite,
} from "../../../shared/api/endpoints/team.ts";
import { MAX_SEATS } from "../../../shared/plans.ts";
import { Card } from "../../components/card.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { emailFault, wordFault } from "../../forms/account-faults.ts";
import { useDay } from "../../language/use-day.ts";
import { api } from "../../session/api.ts";
import type { User } from "../../session/session.ts";
import type { SeatChange } from "./use-seat-change.tsx";
import styles from "./team.module.css";
import { useAct, type Act } from "./use-act.ts";
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
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const acting = useAct(onChange);
  const send = async (): Promise<void> => {
    const found = emailFault(email);
    if (found) return setFault(wordFault(found, texts));
    const to = email.trim();
    if (to.toLowerCase() === user.email.toLowerCase()) return setFault(teamTexts.invites.own);
    const isSent = await acting.act(
      () => api.call(inviteToTeam, { body: { email: to } }),
      teamTexts.invites.sent({ email: to }),
    );
    if (isSent) setEmail("");
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
      <form
        noValidate
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextInput
          label={teamTexts.invites.email}
          type="email"
          autoComplete="off"
          required
          value={email}
          error={fault}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setFault(null);
          }}
        />
        <SubmitButton size="sm" isBusy={acting.isBusy} disabled={freeSeats === 0}>
          {teamTexts.invites.send}
        </SubmitButton>
      </form>
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
