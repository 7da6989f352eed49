import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { dissolveTeam, removeMember, renameTeam, type Team } from "../../../shared/api/endpoints/team.ts";
import { Card } from "../../components/card.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { api } from "../../session/api.ts";
import { AskDialog } from "../../components/dialog/ask-dialog.tsx";
import styles from "./team.module.css";
import { useAct, type Act } from "./use-act.ts";

const MIN_LENGTH = 2;

function Rename({ name: before, acting }: { readonly name: string; readonly acting: Act }) {
  const texts = useTexts();
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<string | null>(null);
  const rename = async (): Promise<void> => {
    if (name.trim().length < MIN_LENGTH) return setFault(texts.team.none.nameTooShort);
    await acting.act(
      () => api.call(renameTeam, { body: { name: name.trim() } }),
      texts.team.settings.renamed,
    );
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
        label={texts.team.none.name}
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
        {texts.team.settings.rename}
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
  const texts = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const acting = useAct(onChange);
  const isOwner = team.role === "owner";
  const end = isOwner ? "dissolve" : "leave";
  const confirm = () =>
    isOwner
      ? acting.act(() => api.call(dissolveTeam, {}), texts.team.settings.dissolved)
      : acting.act(() => api.call(removeMember, { params: { id: userId } }), texts.team.settings.left);
  return (
    <Card heading={texts.team.settings.heading}>
      <p>{texts.team.settings.seen}</p>
      {isOwner && <Rename name={team.name} acting={acting} />}
      <div className={styles.actions}>
        <Button color="red" variant="light" onClick={() => setIsAsking(true)}>
          {texts.team.settings[end]}
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          title={texts.team.settings[end]}
          confirm={texts.team.settings[end]}
          isEnding
          isBusy={acting.isBusy}
          onConfirm={() => void confirm().then(() => setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        >
          <p>{texts.team.settings[`${end}Text`]}</p>
        </AskDialog>
      )}
    </Card>
  );
}
