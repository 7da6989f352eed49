import { usePanel } from "../../state/panel-context.ts";
import { hasReviewsLeft } from "../../state/account/word-allowance.ts";
import { AllowanceLine } from "./allowance-line.tsx";
import { Button } from "../basics/button.tsx";
import styles from "./request-foot.module.css";
import { WaysOn } from "../findings/ways-on.tsx";

function Ended() {
  const { state, texts } = usePanel();
  const { title, text } =
    state.standing?.allowance.kind === "plan" ? texts.allowance.planEnded : texts.allowance.trialEnded;
  return (
    <>
      <div aria-live="polite">
        <h2 class={styles.title}>{title}</h2>
        <p class={styles.text}>{text}</p>
      </div>
      <WaysOn />
    </>
  );
}

/** Said until the first review was made: later it is known. */
function Sends() {
  const { state, texts } = usePanel();
  const isFirst = (state.standing?.allowance.used ?? 0) === 0;
  return isFirst ? <p class={styles.text}>{texts.start.sends}</p> : null;
}

function Go({ count }: { readonly count: number }) {
  const { commands, texts } = usePanel();
  return (
    <>
      <Sends />
      <Button isPrimary onClick={commands.getFeedback}>
        {count === 1 ? texts.start.go : texts.start.goMany(count)}
      </Button>
    </>
  );
}

/** Asks for the review, or says that none is left and leads on. */
export function RequestFoot({ count }: { readonly count: number }) {
  const { standing } = usePanel().state;
  const hasEnded = standing !== null && !hasReviewsLeft(standing.allowance);
  return (
    <div class={styles.foot}>
      {hasEnded ? <Ended /> : <Go count={count} />}
      <AllowanceLine />
    </div>
  );
}
