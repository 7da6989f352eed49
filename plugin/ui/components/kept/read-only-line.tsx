import { usePanel } from "../../state/use-panel.ts";
import styles from "./read-only-line.module.css";

/** Why nothing is offered here that would change the file. */
export function ReadOnlyLine() {
  const { state, texts } = usePanel();
  return state.rights === "edit" ? null : <p class={styles.line}>{texts.readOnly[state.rights]}</p>;
}
