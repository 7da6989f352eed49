import { SCREENS_A_PART } from "../../../protocol/max-screens.ts";
import { countParts } from "../../state/asked/parts.ts";
import { usePanel } from "../../state/panel-context.ts";
import styles from "./selection-notes.module.css";

/** How many screens the reviews suffice for that are left; null when that is not known. */
function useScreensLeft(): number | null {
  const { installationState } = usePanel().state;
  return (
    installationState &&
    (installationState.allowance.left + installationState.allowance.credits) * SCREENS_A_PART
  );
}

/** Notes on a selection that somebody should read before asking for feedback on it. */
export function SelectionNotes() {
  const { state, texts } = usePanel();
  const left = useScreensLeft();
  const { selection } = state;
  if (selection?.kind !== "frames") return null;
  const { frames, count = 0 } = selection;
  const { notes } = texts.start;
  const parts = countParts(frames.length);
  const isShort = left !== null && left > 0 && left < frames.length;
  const said = [
    count > frames.length && notes.beyond(count, frames.length),
    parts > 1 && notes.parts(frames.length, parts, SCREENS_A_PART),
    parts > 1 && isShort && notes.enough(left / SCREENS_A_PART, left),
    frames.some(({ isTurned }) => isTurned) && notes.turned(frames.length),
  ].filter((note) => note !== false);
  if (said.length === 0) return null;
  return (
    <ul class={styles.notes}>
      {said.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
