import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { eurosOf, FREE_TRIAL_REVIEWS, PLANS } from "../../../../shared/plans.ts";
import { countElements } from "../../../../shared/review/seen/count-elements.ts";
import { wordAllowance } from "../../state/account/word-allowance.ts";
import { usePanel } from "../../state/panel-context.ts";
import { isInstalled, type PanelState, reviewsOf } from "../../state/panel-state.ts";
import { Button } from "../basics/buttons/button.tsx";
import { AllowanceLine } from "./allowance-line.tsx";
import styles from "./request-foot.module.css";

/** As many before the checks are done as after them: the button stays where it is. */
const QUESTIONS = 2;

/** The questions about the screens at hand that a second opinion goes into, from what was recognised on them. */
function questionsOf(state: PanelState, screens: number, { start }: PanelTexts): readonly string[] {
  const { first, counted, others } = start.beyond;
  const counts = countElements(reviewsOf(state).flatMap(({ report }) => report.elements ?? []));
  const ofParts = (["fields", "cards", "rows", "controls"] as const)
    .filter((what) => counts[what] > 1)
    .map((what) => counted[what](counts[what]));
  return [first(screens), ...ofParts, ...others].slice(0, QUESTIONS);
}

/** The price of a second opinion, now and later, as far as it is known. */
function Terms() {
  const { state, texts, language } = usePanel();
  const { start } = texts;
  const { installationState, isServiceAway } = state;
  const allowance = installationState?.allowance;
  const [smallest] = PLANS;
  if (!smallest || isServiceAway || allowance?.kind === "plan") return <AllowanceLine />;
  if (!allowance && isInstalled(state)) return <p class={styles.terms}>{start.terms}</p>;
  const now = allowance ? wordAllowance(allowance, language, texts) : start.free(FREE_TRIAL_REVIEWS);
  return (
    <div class={styles.terms}>
      <p>{start.later(now, smallest.requests, eurosOf(smallest.priceCents.month))}</p>
      <p>{start.first}</p>
    </div>
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
        <li>{start.beyond.example}</li>
      </ul>
      <Button isPrimary onClick={commands.getFeedback}>
        {count === 1 ? start.go : start.goMany(count)}
      </Button>
      <Terms />
    </div>
  );
}
