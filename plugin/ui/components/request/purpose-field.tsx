import type { FrameSummary } from "../../../protocol/messages.ts";
import { usePanel } from "../../state/panel-context.ts";
import { useDraft } from "../../state/use-draft.ts";
import styles from "./purpose-field.module.css";

/** The purpose that all frames share; null when they differ. */
function commonPurpose(frames: readonly FrameSummary[]): string | null {
  const [first, ...others] = frames;
  return first && others.every(({ purpose }) => purpose === first.purpose) ? first.purpose : null;
}

interface PurposeFieldProps {
  readonly frames: readonly FrameSummary[];
  /** The purpose to begin with where nobody said one. */
  readonly seeming?: string;
}

/** Asks what some screens are for, and keeps the answer on them. Give it a new `key` for other frames. */
export function PurposeField({ frames, seeming = "" }: PurposeFieldProps) {
  const { state, commands, texts } = usePanel();
  const common = commonPurpose(frames);
  const draft = useDraft((purpose) => {
    const frameIds = frames.filter((frame) => frame.purpose !== purpose).map(({ id }) => id);
    if (frameIds.length > 0) commands.sayPurpose(frameIds, purpose, state.rights === "edit");
  });
  const sayKept = () => {
    if (state.rights !== "edit") return texts.start.purposeNotKept;
    return frames.length === 1 ? texts.start.purposeKept : texts.start.purposeKeptMany;
  };
  return (
    <div>
      <label class={styles.label} for="purpose">
        {frames.length === 1 ? texts.start.purpose : texts.start.purposeMany}
      </label>
      <textarea
        id="purpose"
        class={styles.field}
        rows={2}
        aria-describedby="purpose-kept"
        maxLength={500}
        placeholder={common === null ? texts.start.purposesDiffer : texts.start.purposeHint}
        value={draft.text ?? (common || seeming)}
        onInput={(event) => draft.type(event.currentTarget.value)}
        onBlur={draft.flush}
      />
      <p id="purpose-kept" class={styles.kept}>
        {sayKept()}
      </p>
    </div>
  );
}
