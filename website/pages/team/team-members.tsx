import { Button } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { offerTeam, removeMember, type Team, type TeamMember } from "../../../shared/api/endpoints/team.ts";
import { Card } from "../../components/card.tsx";
import { useDay } from "../../language/use-day.ts";
import { api } from "../../session/api.ts";
import { AskDialog } from "../../components/dialog/ask-dialog.tsx";
import styles from "./team.module.css";
import { useAct, type Act } from "./use-act.ts";

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
  const texts = useTexts();
  const day = useDay();
  const { role, joinedAt, used } = member;
  const name = nameOf(member);
  return (
    <li>
      <div className={styles.who}>
        <strong>{name}</strong> {member.userId === userId && `(${texts.team.you})`}
        <p>
          {role === "owner" && `${texts.team.owner} · `}
          {texts.team.members.since({ date: day(joinedAt) })}
          {used !== null && ` · ${texts.team.members.used({ count: used })}`}
        </p>
      </div>
      {isOwner && role === "member" && (
        <>
          <Button
            variant="default"
            size="sm"
            onClick={() => onAsk("offer")}
            aria-label={texts.team.actionOf({ action: texts.team.members.offer, name })}
          >
            {texts.team.members.offer}
          </Button>
          <Button
            variant="default"
            size="sm"
            onClick={() => onAsk("remove")}
            aria-label={texts.team.actionOf({ action: texts.team.members.remove, name })}
          >
            {texts.team.members.remove}
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
  const texts = useTexts();
  const confirm = async (): Promise<void> => {
    await (what === "remove"
      ? act(
          () => api.call(removeMember, { params: { id: member.userId } }),
          texts.team.members.removed({ name }),
        )
      : act(
          () => api.call(offerTeam, { body: { heirUserId: member.userId } }),
          texts.team.members.offered({ name }),
        ));
    onClose();
  };
  return (
    <AskDialog
      title={(what === "remove" ? texts.team.members.removeTitle : texts.team.members.offerTitle)({ name })}
      confirm={texts.team.members[what]}
      isEnding={what === "remove"}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{(what === "remove" ? texts.team.members.removeText : texts.team.members.offerText)({ name })}</p>
      {what === "offer" && <p>{texts.team.members.offerText2}</p>}
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
  const texts = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const acting = useAct(onChange);
  const nameOf = (member: TeamMember | undefined): string => member?.name || texts.team.noName;
  const heir = team.members.find((member) => member.userId === team.heirUserId);
  const takeBack = () =>
    acting.act(() => api.call(offerTeam, { body: { heirUserId: null } }), texts.team.members.tookBack);
  return (
    <Card heading={texts.team.members.heading}>
      {team.role === "owner" && heir && (
        <div className={styles.line}>
          <p>{texts.team.members.waiting({ name: nameOf(heir) })}</p>
          <Button variant="default" size="sm" disabled={acting.isBusy} onClick={() => void takeBack()}>
            {texts.team.members.takeBack}
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
        <p className={styles.quiet}>{texts.team.members.former({ count: team.owned.usedByFormer })}</p>
      )}
      {asked && (
        <Question asked={asked} name={nameOf(asked.member)} acting={acting} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}
