import { useState } from "preact/hooks";
import { usePanel } from "../../state/panel-context.ts";
import { selectedFrames, shownReview } from "../../state/panel-state.ts";
import { QuietButton } from "../basics/buttons/quiet-button.tsx";
import { PurposeField } from "../request/purpose-field.tsx";
import styles from "./review-strip.module.css";

/** Says what the model takes the shown screen for. What people write instead is told to it from the next look on. */
export function TakenFor() {
  const { state, texts } = usePanel();
  const shownId = shownReview(state)?.report.id;
  const [changedId, setChangedId] = useState<string | null>(null);
  const takenFor = state.asked?.screens.find(({ frameId }) => frameId === shownId)?.takenFor;
  if (shownId === undefined || takenFor === undefined) return null;
  const frames = selectedFrames(state).filter(({ id }) => id === shownId);
  if (changedId === shownId) return <PurposeField key={shownId} frames={frames} seeming={takenFor} />;
  return (
    <div>
      <p class={styles.quiet}>{texts.review.takenFor(takenFor)}</p>
      {frames.length > 0 && (
        <div class={styles.link}>
          <QuietButton onClick={() => setChangedId(shownId)}>{texts.review.notTakenFor}</QuietButton>
        </div>
      )}
    </div>
  );
}
