import { usePanel } from "../../../state/panel-context.ts";
import styles from "./panel-foot.module.css";
import { QuietButton } from "../buttons/quiet-button.tsx";

/** The ways from the start to past reviews, the account and the settings. */
export function PanelFoot() {
  const { commands, texts } = usePanel();
  return (
    <div class={styles.foot}>
      <nav class={styles.ways}>
        <QuietButton onClick={commands.showHistory}>{texts.history.open}</QuietButton>
        <QuietButton onClick={() => commands.showAccount(null)}>{texts.account.open}</QuietButton>
        <QuietButton onClick={commands.showSettings}>{texts.settings.open}</QuietButton>
      </nav>
    </div>
  );
}
