import { useState } from "preact/hooks";
import { usePanel } from "../../state/use-panel.ts";
import { selectedFrames, shownReview } from "../../state/panel-state.ts";
import { QuietButton } from "../basics/buttons.tsx";
import { PurposeField } from "../request/purpose-field.tsx";
import styles from "./review-strip.module.css";
import { errorCodeOf } from "../../state/error-code.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

type Stopping = "no" | "asked" | "failed";

/** Ends the second opinion that is being made. How it went is heard with the end of the review. */
export function CancelOpinion({ reviewId }: { readonly reviewId: string }) {
  const { client, commands, texts } = usePanel();
  const [stopping, setStopping] = useState<Stopping>("no");
  const says = texts.review.cancel;
  const stop = () => {
    setStopping("asked");
    commands.endParts();
    client?.call(theEndpoints().stopOpinion, { params: { id: reviewId } }).catch((error: unknown) => {
      // A second opinion that is not found has ended at this moment.
      if (errorCodeOf(error) !== "not_found") setStopping("failed");
    });
  };
  if (stopping === "asked") return <p class={styles.quiet}>{says.doing}</p>;
  return (
    <>
      {stopping === "failed" && <p>{says.failed}</p>}
      <div class={styles.link}>
        <QuietButton onClick={stop}>{says.label}</QuietButton>
      </div>
    </>
  );
}

/** Says what the model takes the shown screen for. What people write instead is told to it from the next look on. */
export function TakenFor() {
  const { state, texts } = usePanel();
  const shownId = shownReview(state)?.report.id;
  const [changedId, setChangedId] = useState<string | null>(null);
  const { takenFor } = state.asked?.screens.find(({ frameId }) => frameId === shownId) ?? {};
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
