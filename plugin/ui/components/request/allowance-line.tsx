import { usePanel } from "../../state/use-panel.ts";
import { wordAllowance } from "../../state/account/word-allowance.ts";
import styles from "./allowance-line.module.css";
import { QuietButton } from "../basics/buttons.tsx";

/** Says how much of the allowance is left. Without a network the line at the bottom says so already. */
export function AllowanceLine() {
  const { state, commands, texts, language, isOnline } = usePanel();
  const { installationState, isServiceAway } = state;
  return (
    <div class={styles.line} aria-live="polite">
      {isServiceAway && isOnline && (
        <>
          <p>{texts.allowance.away}</p>
          <QuietButton onClick={commands.readInstallationState}>{texts.failures.again}</QuietButton>
        </>
      )}
      {!isServiceAway && installationState && (
        <p>{wordAllowance(installationState.allowance, language, texts)}</p>
      )}
    </div>
  );
}
