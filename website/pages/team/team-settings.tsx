import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { dissolveTeam, removeMember, renameTeam, type Team } from "../../../shared/api/endpoints/team.ts";
import { Card } from "../../components/card.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { api } from "../../session/api.ts";
import { AskDialog } from "../../components/dialog/ask-dialog.tsx";
import styles from "./team.module.css";
import { useAct, type Act } from "./use-act.ts";
import { useTeamTexts } from "./use-team-texts.ts";

const MIN_LENGTH = 2;

function Rename({ name: before, acting }: { readonly name: string; readonly acting: Act }) {
  const teamTexts = useTeamTexts();
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<string | null>(null);
  const rename = async (): Promise<void> => {
    if (name.trim().length < MIN_LENGTH) return setFault(teamTexts.none.nameTooShort);
    await acting.act(() => api.call(renameTeam, { body: { name: name.trim() } }), teamTexts.settings.renamed);
  };
  return (
    <form
      noValidate
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <TextInput
        label={teamTexts.none.name}
        maxLength={100}
        required
        value={name}
        error={fault}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setFault(null);
        }}
      />
      <SubmitButton size="sm" variant="default" isBusy={acting.isBusy}>
        {teamTexts.settings.rename}
      </SubmitButton>
    </form>
  );
}

interface TeamSettingsProps {
  readonly team: Team;
  readonly userId: string;
  readonly onChange: () => Promise<void>;
}

/** Says what members see of each other, lets the owner rename or end the team, and any other member leave it. */
export function TeamSettings({ team, userId, onChange }: TeamSettingsProps) {
  const teamTexts = useTeamTexts();
  const [isAsking, setIsAsking] = useState(false);
  const acting = useAct(onChange);
  const isOwner = team.role === "owner";
  const end = isOwner ? "dissolve" : "leave";
  const confirm = () =>
    isOwner
      ? acting.act(() => api.call(dissolveTeam, {}), teamTexts.settings.dissolved)
      : acting.act(() => api.call(removeMember, { params: { id: userId } }), teamTexts.settings.left);
  return (
    <Card heading={teamTexts.settings.heading}>
      <p>{teamTexts.settings.seen}</p>
      {isOwner && <Rename name={team.name} acting={acting} />}
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
