import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { eurosOf, FREE_TRIAL_REVIEWS, PLANS } from "../../../../shared/plans.ts";
import { sortOfScreen } from "../../../../shared/review/seen/screen-sort.ts";
import { wordAllowance } from "../../state/account/word-allowance.ts";
import { usePanel } from "../../state/use-panel.ts";
import { isInstalled, type PanelState, reviewsOf } from "../../state/panel-state.ts";
import { Button } from "../basics/buttons.tsx";
import { AllowanceLine } from "./allowance-line.tsx";
import styles from "./request-foot.module.css";

/** Two questions that a second opinion goes into: that of any screen, and that of its sort, if all at hand are of one. */
function questionsOf(state: PanelState, screens: number, { start }: PanelTexts): readonly string[] {
  const [sort = "other", ...others] = new Set(
    reviewsOf(state).map(({ report }) => sortOfScreen(report.elements ?? [])),
  );
  return [start.beyond.first(screens), start.beyond.sorts[others.length > 0 ? "other" : sort]];
}

/** The price of a second opinion, now and later, as far as it is known. */
function Terms() {
  const { state, texts, language } = usePanel();
  const { start } = texts;
  const { installationState, isServiceAway } = state;
  const allowance = installationState?.allowance;
  const [smallest] = PLANS;
  if (!smallest || isServiceAway || allowance?.kind === "plan") return <AllowanceLine />;
  const isKnown = allowance || !isInstalled(state);
  const now = allowance ? wordAllowance(allowance, language, texts) : start.free(FREE_TRIAL_REVIEWS);
  return (
    <p class={styles.terms}>
      {isKnown && `${start.later(now, smallest.requests, eurosOf(smallest.priceCents.month))} `}
      {start.first}
    </p>
  );
}

/** The way to a second opinion, and what it adds here. Nothing is sent yet: what it sends and costs is said before. */
export function RequestFoot({ count }: { readonly count: number }) {
  const { state, commands, texts } = usePanel();
  const { start } = texts;
  return (
    <div class={styles.foot}>
      <h2>{start.beyond.heading}</h2>
      <ul class={styles.questions}>
        {questionsOf(state, count, texts).map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <Button onClick={commands.getFeedback}>{count === 1 ? start.go : start.goMany(count)}</Button>
      <Terms />
    </div>
  );
}
