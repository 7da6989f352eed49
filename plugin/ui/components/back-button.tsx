import { usePanel } from "../state/panel-context.ts";
import styles from "./back-button.module.css";
import { Icon } from "./icon.tsx";

/** Leads back to the start. */
export function BackButton() {
  const { commands, texts } = usePanel();
  return (
    <button type="button" class={styles.back} onClick={commands.goToStart}>
      <Icon name="left" />
      {texts.results.back}
    </button>
  );
}
