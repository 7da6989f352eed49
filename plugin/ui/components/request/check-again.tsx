import { usePanel } from "../../state/panel-context.ts";
import { isFresh } from "../../state/panel-state.ts";
import { Icon } from "../basics/icons/icon.tsx";
import styles from "./check-again.module.css";

/** Reads the design anew, for whoever is not sure that all was heard of; it turns while that is done. */
export function CheckAgain() {
  const { state, commands, texts } = usePanel();
  if (state.scene === null) return null;
  return (
    <button
      type="button"
      class={`${styles.again} ${isFresh(state) ? "" : styles.busy}`}
      aria-label={texts.live.again}
      title={texts.live.again}
      onClick={commands.checkAgain}
    >
      <Icon name="again" />
    </button>
  );
}
