import { Button } from "@mantine/core";
import { useState } from "react";
import { dissolveTeam, removeMember, renameTeam, type Team } from "../../../shared/api/endpoints/team.ts";
import { Card } from "../../components/card.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { api } from "../../session/api.ts";
import { AskDialog } from "../../components/dialog/ask-dialog.tsx";
import { LineForm } from "./line-form.tsx";
import styles from "./team.module.css";
import { useTeamAct } from "./use-team-act.ts";
import { useTeamNameFault } from "./use-team-name-fault.ts";
import { useTeamTexts } from "./use-team-texts.ts";

interface TeamSettingsProps {
  readonly team: Team;
  readonly userId: string;
  readonly onChange: () => Promise<void>;
}

/** Says what members see of each other, lets the owner rename or end the team, and any other member leave it. */
export function TeamSettings({ team, userId, onChange }: TeamSettingsProps) {
  const teamTexts = useTeamTexts();
  const faultOf = useTeamNameFault();
  const [isAsking, setIsAsking] = useState(false);
  const acting = useTeamAct(onChange);
  const isOwner = team.role === "owner";
  const end = isOwner ? "dissolve" : "leave";
  const confirm = () =>
    isOwner
      ? acting.act(() => api.call(dissolveTeam, {}), teamTexts.settings.dissolved)
      : acting.act(() => api.call(removeMember, { params: { id: userId } }), teamTexts.settings.left);
  return (
    <Card heading={teamTexts.settings.heading}>
      <p>{teamTexts.settings.seen}</p>
      {isOwner && (
        <LineForm
          label={teamTexts.none.name}
          initialValue={team.name}
          maxLength={100}
          required
          faultOf={faultOf}
          onSend={(name) =>
            void acting.act(() => api.call(renameTeam, { body: { name } }), teamTexts.settings.renamed)
          }
          button={
            <SubmitButton size="sm" variant="default" isBusy={acting.isBusy}>
              {teamTexts.settings.rename}
            </SubmitButton>
          }
        />
      )}
      <div className={styles.actions}>
        <Button color="red" variant="light" onClick={() => setIsAsking(true)}>
          {teamTexts.settings[end]}
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          title={teamTexts.settings[end]}
          confirm={teamTexts.settings[end]}
          isEnding
          isBusy={acting.isBusy}
          onConfirm={() => void confirm().then(() => setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        >
          <p>{teamTexts.settings[`${end}Text`]}</p>
        </AskDialog>
      )}
    </Card>
  );
}
