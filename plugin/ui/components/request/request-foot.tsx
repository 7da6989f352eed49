import { FREE_TRIAL_REVIEWS } from "../../../../shared/plans.ts";
import { usePanel } from "../../state/panel-context.ts";
import { isInstalled } from "../../state/panel-state.ts";
import { Button } from "../basics/buttons/button.tsx";
import { AllowanceLine } from "./allowance-line.tsx";
import styles from "./request-foot.module.css";

/** The way to a second opinion, and what it adds. Nothing is sent yet: what it sends and costs is said before. */
export function RequestFoot({ count }: { readonly count: number }) {
  const { state, commands, texts } = usePanel();
  const { start } = texts;
  const isKnown = state.installationState !== null || state.isServiceAway;
  return (
    <div class={styles.foot}>
      <p class={styles.text}>{start.adds}</p>
      <Button isPrimary onClick={commands.getFeedback}>
        {count === 1 ? start.go : start.goMany(count)}
      </Button>
      {isKnown ? (
        <AllowanceLine />
      ) : (
        <p class={styles.terms}>{isInstalled(state) ? start.terms : start.firstTerms(FREE_TRIAL_REVIEWS)}</p>
      )}
    </div>
  );
}
