import { TextInput } from "@mantine/core";
import { useState } from "react";
import { createTeam } from "../../../shared/api/endpoints/team.ts";
import { FailureAlert } from "../../components/answers/failure-alert.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { api } from "../../session/api.ts";
import styles from "./team.module.css";
import { useTeamFailure } from "./use-team-failure.ts";
import { useTeamTexts } from "./use-team-texts.ts";

const POINTS = ["shared", "own", "seats"] as const;
const MIN_LENGTH = 2;

/** Explains teams, and lets somebody found one. */
export function NoTeam({ onFounded }: { readonly onFounded: () => Promise<void> }) {
  const teamTexts = useTeamTexts();
  const failureOf = useTeamFailure();
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const found = async (): Promise<void> => {
    if (name.trim().length < MIN_LENGTH) return setFault(teamTexts.none.nameTooShort);
    setIsBusy(true);
    setFailure(null);
    try {
      await api.call(createTeam, { body: { name: name.trim() } });
      await onFounded();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setIsBusy(false);
  };
  return (
    <>
      <ul className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>
            <h2>{teamTexts.none[point]}</h2>
            <p>{teamTexts.none[`${point}Text`]}</p>
          </li>
        ))}
      </ul>
      <form
        className={styles.begin}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void found();
        }}
      >
        <div className={styles.line}>
          <TextInput
            label={teamTexts.none.name}
            size="md"
            maxLength={100}
            required
            value={name}
            error={fault}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setFault(null);
            }}
          />
          <SubmitButton isBusy={isBusy}>{teamTexts.none.begin}</SubmitButton>
        </div>
        <p className={styles.quiet}>{teamTexts.none.beginText}</p>
        <FailureAlert>{failure}</FailureAlert>
      </form>
    </>
  );
}
