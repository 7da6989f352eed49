import { usePanel } from "../../state/use-panel.ts";
import styles from "./not-kept.module.css";

/** Says what the editor did not keep for the next time. */
export function NotKept() {
  const { state, texts } = usePanel();
  const { settings, token } = texts.start.notKept;
  const says = state.notKept.includes("token") ? token : state.notKept.includes("settings") ? settings : null;
  return <div aria-live="polite">{says && <p class={styles.line}>{says}</p>}</div>;
}
