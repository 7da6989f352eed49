import { usePanel } from "../../state/panel-context.ts";
import { AllowanceLine } from "./allowance-line.tsx";
import { Button } from "../basics/buttons/button.tsx";
import styles from "./request-foot.module.css";

/** The way to the feedback. Nothing is sent yet: what a review sends and costs is said with what was found. */
export function RequestFoot({ count }: { readonly count: number }) {
  const { commands, texts } = usePanel();
  return (
    <div class={styles.foot}>
      <p class={styles.text}>{texts.start.sends}</p>
      <Button isPrimary onClick={commands.getFeedback}>
        {count === 1 ? texts.start.go : texts.start.goMany(count)}
      </Button>
      <AllowanceLine />
    </div>
  );
}
