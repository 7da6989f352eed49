import { usePanel } from "../../state/panel-context.ts";
import styles from "./selection-notes.module.css";

/** Notes on a selection that somebody should read before a review of it. */
export function SelectionNotes() {
  const { state, texts } = usePanel();
  const { selection } = state;
  if (selection?.kind !== "frames") return null;
  const { frames, count = 0 } = selection;
  const { notes } = texts.start;
  return (
    <ul class={styles.notes}>
      {count > frames.length && <li>{notes.beyond(count, frames.length)}</li>}
      {frames.some(({ isTurned }) => isTurned) && <li>{notes.turned(frames.length)}</li>}
    </ul>
  );
}
