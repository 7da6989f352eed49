import { verdictOf } from "../../../../shared/review/verdict.ts";
import { usePanel } from "../../state/panel-context.ts";
import { isReviewed, reviewsOf } from "../../state/panel-state.ts";
import { SeverityTally } from "../findings/report/severity-counts.tsx";
import { Button } from "../basics/buttons/button.tsx";
import { QuietButton } from "../basics/buttons/quiet-button.tsx";
import { sinceLast } from "../../state/findings/since-last.ts";
import { wordDay } from "../../state/word-day.ts";
import { countRules } from "../../state/kept/count-rules.ts";
import { CheckAgain } from "./check-again.tsx";
import styles from "./live-strip.module.css";

function LiveState() {
  const { state, texts, language, engine } = usePanel();
  if (state.isOutdated) return <p>{texts.live.outdated}</p>;
  if (state.scene === null) return <p class={styles.quiet}>{texts.live.reading(state.layersRead)}</p>;
  const reviews = reviewsOf(state);
  if (reviews.length < state.scene.frames.length) return <p class={styles.quiet}>{texts.live.reviewing}</p>;
  const { counts, total } = verdictOf(reviews.flatMap(({ report }) => report.findings));
  const layers = reviews.reduce((sum, { report }) => sum + report.layers, 0);
  const ruleCount = countRules(engine?.RULES ?? [], state.settings);
  const since = sinceLast(reviews, state.frameNotes);
  const { frameIds = [], rest = [] } = state.request ?? {};
  return (
    <>
      {total === 0 ? <p>{texts.live.clear}</p> : <SeverityTally counts={counts} />}
      <p class={styles.quiet}>{texts.results.checked(layers, ruleCount)}</p>
      {since && <p>{texts.live.since(wordDay(since.at, language), since.fixed, since.added)}</p>}
      {rest.length > 0 && (
        <p class={styles.quiet}>{texts.live.first(frameIds.length, frameIds.length + rest.length)}</p>
      )}
    </>
  );
}

/** The findings can be looked at; a long reading can be given up, and taken up again. */
function Way() {
  const { state, commands, texts } = usePanel();
  if (state.isCancelled) return <Button onClick={commands.readAgain}>{texts.failures.again}</Button>;
  if (isReviewed(state))
    return <QuietButton onClick={commands.showLiveResults}>{texts.live.show}</QuietButton>;
  const isLong = state.scene === null && state.layersRead > 0;
  return isLong ? <Button onClick={commands.cancelReading}>{texts.waiting.cancel}</Button> : null;
}

/** Shows the result of the live checks so far. */
export function LiveStrip() {
  const { state, texts } = usePanel();
  return (
    <section class={`${styles.strip} ${isReviewed(state) ? "" : styles.busy}`} aria-labelledby="live-checks">
      <h2 id="live-checks" class={styles.heading}>
        {texts.live.heading}
      </h2>
      <div class={styles.state} aria-live={state.scene ? "polite" : "off"}>
        {state.isCancelled ? <p class={styles.quiet}>{texts.live.stopped}</p> : <LiveState />}
      </div>
      <CheckAgain />
      <Way />
    </section>
  );
}
