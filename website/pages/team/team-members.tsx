import { Button } from "@mantine/core";
import { useState } from "react";
import { offerTeam, removeMember, type Team, type TeamMember } from "../../../shared/api/endpoints/team.ts";
import { Card } from "../../components/card.tsx";
import { useDay } from "../../language/use-day.ts";
import { api } from "../../session/api.ts";
import { AskDialog } from "../../components/dialog/ask-dialog.tsx";
import styles from "./team.module.css";
import { useAct, type Act } from "./use-act.ts";
import { useTeamTexts } from "./use-team-texts.ts";

interface Asked {
  readonly what: "remove" | "offer";
  readonly member: TeamMember;
}

interface Naming {
  readonly userId: string;
  readonly nameOf: (member: TeamMember | undefined) => string;
}

function Member({
  member,
  isOwner,
  naming: { userId, nameOf },
  onAsk,
}: {
  readonly member: TeamMember;
  readonly isOwner: boolean;
  readonly naming: Naming;
  readonly onAsk: (what: Asked["what"]) => void;
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
        <>
          <Button
            variant="default"
            size="sm"
            onClick={() => onAsk("offer")}
            aria-label={teamTexts.actionOf({ action: teamTexts.members.offer, name })}
          >
            {teamTexts.members.offer}
          </Button>
          <Button
            variant="default"
            size="sm"
            onClick={() => onAsk("remove")}
            aria-label={teamTexts.actionOf({ action: teamTexts.members.remove, name })}
          >
            {teamTexts.members.remove}
          </Button>
        </>
      )}
    </li>
  );
}

function Question({
  asked: { what, member },
  name,
  acting: { act, isBusy },
  onClose,
}: {
  readonly asked: Asked;
  readonly name: string;
  readonly acting: Act;
  readonly onClose: () => void;
}) {
  const teamTexts = useTeamTexts();
  const confirm = async (): Promise<void> => {
    await (what === "remove"
      ? act(
          () => api.call(removeMember, { params: { id: member.userId } }),
          teamTexts.members.removed({ name }),
        )
      : act(
          () => api.call(offerTeam, { body: { heirUserId: member.userId } }),
          teamTexts.members.offered({ name }),
        ));
    onClose();
  };
  return (
    <AskDialog
      title={(what === "remove" ? teamTexts.members.removeTitle : teamTexts.members.offerTitle)({ name })}
      confirm={teamTexts.members[what]}
      isEnding={what === "remove"}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{(what === "remove" ? teamTexts.members.removeText : teamTexts.members.offerText)({ name })}</p>
      {what === "offer" && <p>{teamTexts.members.offerText2}</p>}
    </AskDialog>
  );
}

interface TeamMembersProps {
  readonly team: Team;
  readonly userId: string;
  readonly onChange: () => Promise<void>;
}

/** Who is in the team. The owner sees what each of them used, and may remove them or hand the team over. */
export function TeamMembers({ team, userId, onChange }: TeamMembersProps) {
  const teamTexts = useTeamTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const acting = useAct(onChange);
  const nameOf = (member: TeamMember | undefined): string => member?.name || teamTexts.noName;
  const heir = team.members.find((member) => member.userId === team.heirUserId);
  const takeBack = () =>
    acting.act(() => api.call(offerTeam, { body: { heirUserId: null } }), teamTexts.members.tookBack);
  return (
    <Card heading={teamTexts.members.heading}>
      {team.role === "owner" && heir && (
        <div className={styles.line}>
          <p>{teamTexts.members.waiting({ name: nameOf(heir) })}</p>
          <Button variant="default" size="sm" disabled={acting.isBusy} onClick={() => void takeBack()}>
            {teamTexts.members.takeBack}
          </Button>
        </div>
      )}
      <ul className={styles.people}>
        {team.members.map((member) => (
          <Member
            key={member.userId}
            member={member}
            isOwner={team.role === "owner"}
            naming={{ userId, nameOf }}
            onAsk={(what) => setAsked({ what, member })}
          />
        ))}
      </ul>
      {team.owned !== null && team.owned.usedByFormer > 0 && (
        <p className={styles.quiet}>{teamTexts.members.former({ count: team.owned.usedByFormer })}</p>
      )}
      {asked && (
        <Question asked={asked} name={nameOf(asked.member)} acting={acting} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}
