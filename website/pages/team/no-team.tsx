import { createTeam } from "../../../shared/api/endpoints/team.ts";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { api } from "../../session/api.ts";
import { useHasSecondOpinion } from "../../session/use-second-opinion.ts";
import { LineForm } from "./line-form.tsx";
import styles from "./team.module.css";
import { useTeamAct } from "./use-team-act.ts";
import { useTeamNameFault } from "./use-team-name-fault.ts";
import { useTeamTexts } from "./use-team-texts.ts";

const POINTS = ["shared", "own", "seats"] as const;

/** Explains teams, and lets somebody found one. */
export function NoTeam({ onFounded }: { readonly onFounded: () => Promise<void> }) {
  const teamTexts = useTeamTexts();
  const faultOf = useTeamNameFault();
  const { act, isBusy } = useTeamAct(onFounded);
  const isSold = useHasSecondOpinion() !== false;
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
      <div className={styles.begin}>
        <LineForm
          label={teamTexts.none.name}
          size="md"
          maxLength={100}
          required
          faultOf={faultOf}
          onSend={(name) => void act(() => api.call(createTeam, { body: { name } }))}
          button={<SubmitButton isBusy={isBusy}>{teamTexts.none.begin}</SubmitButton>}
        />
        <p className="quiet">{isSold ? teamTexts.none.beginText : teamTexts.plan.unsold}</p>
      </div>
    </>
  );
}
