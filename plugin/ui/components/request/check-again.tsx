import { IconButton } from "../basics/buttons.tsx";
import { usePanel } from "../../state/panel-context.ts";
import { isFresh } from "../../state/panel-state.ts";
import styles from "./check-again.module.css";

/** Reads the design anew, for whoever is not sure that all was heard of; it turns while that is done. */
export function CheckAgain() {
  const { state, commands, texts } = usePanel();
  if (state.scene === null) return null;
  return (
    <span class={isFresh(state) ? "" : styles.busy}>
      <IconButton name="again" label={texts.live.again} onClick={commands.checkAgain} />
    </span>
  );
}
