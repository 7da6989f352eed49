import { Button } from "@mantine/core";
import { useState } from "react";
import { removeMember, type Team, type TeamMember } from "../../../shared/api/endpoints/team.ts";
import type { Act } from "../../components/use-act.ts";
import { Card } from "../../components/card.tsx";
import { useDay } from "../../language/use-day.ts";
import { api } from "../../session/api.ts";
import { AskDialog } from "../../components/dialog/ask-dialog.tsx";
import styles from "./team.module.css";
import { useTeamAct } from "./use-team-act.ts";
import { useTeamTexts } from "./use-team-texts.ts";

interface Naming {
  readonly userId: string;
  readonly nameOf: (member: TeamMember) => string;
}

function Member({
  member,
  isOwner,
  naming: { userId, nameOf },
  onRemove,
}: {
  readonly member: TeamMember;
  readonly isOwner: boolean;
  readonly naming: Naming;
  readonly onRemove: () => void;
}) {
  const teamTexts = useTeamTexts();
  const day = useDay();
  const { role, joinedAt, used } = member;
  const name = nameOf(member);
  return (
    <li>
      <div className={styles.who}>
        <strong>{name}</strong> {member.userId === userId && `(${teamTexts.you})`}
        <p>
          {role === "owner" && `${teamTexts.owner} · `}
          {teamTexts.members.since({ date: day(joinedAt) })}
          {used !== null && ` · ${teamTexts.members.used({ count: used })}`}
        </p>
      </div>
      {isOwner && role === "member" && (
        <Button
          variant="default"
          size="sm"
          onClick={onRemove}
          aria-label={teamTexts.actionOf({ action: teamTexts.members.remove, name })}
        >
          {teamTexts.members.remove}
        </Button>
      )}
    </li>
  );
}

function RemoveDialog({
  member,
  name,
  acting: { act, isBusy },
  onClose,
}: {
  readonly member: TeamMember;
  readonly name: string;
  readonly acting: Act;
  readonly onClose: () => void;
}) {
  const teamTexts = useTeamTexts();
  const confirm = async (): Promise<void> => {
    await act(
      () => api.call(removeMember, { params: { id: member.userId } }),
      teamTexts.members.removed({ name }),
    );
    onClose();
  };
  return (
    <AskDialog
      title={teamTexts.members.removeTitle({ name })}
      confirm={teamTexts.members.remove}
      isEnding
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{teamTexts.members.removeText()}</p>
    </AskDialog>
  );
}

interface TeamMembersProps {
  readonly team: Team;
  readonly userId: string;
  readonly onChange: () => Promise<void>;
}

/** Who is in the team. The owner sees what each of them used, and may remove them. */
export function TeamMembers({ team, userId, onChange }: TeamMembersProps) {
  const teamTexts = useTeamTexts();
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  const acting = useTeamAct(onChange);
  const nameOf = (member: TeamMember): string => member.name || teamTexts.noName;
  return (
    <Card heading={teamTexts.members.heading}>
      <ul className={styles.people}>
        {team.members.map((member) => (
          <Member
            key={member.userId}
            member={member}
            isOwner={team.role === "owner"}
            naming={{ userId, nameOf }}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      {team.owned !== null && team.owned.usedByFormer > 0 && (
        <p className="quiet">{teamTexts.members.former({ count: team.owned.usedByFormer })}</p>
      )}
      {leaving && (
        <RemoveDialog
          member={leaving}
          name={nameOf(leaving)}
          acting={acting}
          onClose={() => setLeaving(null)}
        />
      )}
    </Card>
  );
}
