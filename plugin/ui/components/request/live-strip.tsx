import { verdictOf } from "../../../../shared/review/verdict.ts";
import { saidOfPicture } from "../../state/findings/pictures.ts";
import { sinceLast } from "../../state/findings/since-last.ts";
import { usePanel } from "../../state/use-panel.ts";
import { isSettled, listedReviews } from "../../state/panel-state.ts";
import { wordDay } from "../../state/word-day.ts";
import { Button } from "../basics/buttons.tsx";
import { VerdictLine } from "../findings/verdict-line.tsx";
import styles from "./live-strip.module.css";

/** Says which screens are pictures: what they show was not checked. */
function Pictures() {
  const { state, texts } = usePanel();
  const reviews = listedReviews(state);
  const said = reviews.flatMap(({ report }) => saidOfPicture(report) ?? []);
  if (said.length === 0) return null;
  return <p>{reviews.length === 1 ? said[0] : texts.live.pictures(said.length, reviews.length)}</p>;
}

function LiveState() {
  const { state, texts, language } = usePanel();
  if (state.isOutdated) return <p>{texts.live.outdated}</p>;
  if (state.scene === null) return <p class={styles.quiet}>{texts.live.reading(state.layersRead)}</p>;
  const reviews = listedReviews(state);
  if (!isSettled(state)) return <p class={styles.quiet}>{texts.live.reviewing}</p>;
  const verdict = verdictOf(reviews.flatMap(({ report }) => report.findings));
  const since = sinceLast(reviews, state.frameNotes);
  const { frameIds = [], rest = [] } = state.request ?? {};
  return (
    <>
      <VerdictLine verdict={verdict} reports={reviews.map(({ report }) => report)} />
      <Pictures />
      {since && <p>{texts.live.since(wordDay(since.at, language), since.gone, since.added)}</p>}
      {rest.length > 0 && (
        <p class={styles.quiet}>{texts.live.first(frameIds.length, frameIds.length + rest.length)}</p>
      )}
    </>
  );
}

/** A long reading can be given up, and taken up again. */
function Way() {
  const { state, commands, texts } = usePanel();
  if (state.isCancelled) return <Button onClick={commands.readAgain}>{texts.failures.again}</Button>;
  const isLong = state.scene === null && state.layersRead > 0;
  return isLong ? <Button onClick={commands.cancelReading}>{texts.waiting.cancel}</Button> : null;
}

/** Shows the result of the live checks so far: the verdict in a line. */
export function LiveStrip() {
  const { state, texts } = usePanel();
  return (
    <section class={isSettled(state) ? "" : styles.busy} aria-label={texts.live.heading}>
      <div aria-live={state.scene ? "polite" : "off"}>
        {state.isCancelled ? <p class={styles.quiet}>{texts.live.stopped}</p> : <LiveState />}
      </div>
      <Way />
    </section>
  );
}
