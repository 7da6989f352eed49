import { type AskedReview, hasMoreParts, isUnderWay } from "../../state/asked/asked-review.ts";
import { isLast, type Parts, screensUpTo } from "../../state/asked/parts.ts";
import { usePanel } from "../../state/use-panel.ts";
import { Button, QuietButton } from "../basics/buttons.tsx";
import styles from "./parts-progress.module.css";

const stateOf = (index: number, done: number, isBusy: boolean): string | undefined => {
  if (index < done) return styles.done;
  return index === done && isBusy ? styles.busy : undefined;
};

interface PartsShown {
  readonly parts: Parts;
  /** How many parts are done. */
  readonly done: number;
  readonly isBusy: boolean;
}

const Bar = ({ parts, done, isBusy }: PartsShown) => (
  <div class={styles.bar} aria-hidden="true">
    {parts.frameIds.map((ids, index) => (
      <span key={ids[0]} class={stateOf(index, done, isBusy)} style={{ flexGrow: ids.length }} />
    ))}
  </div>
);

function Busy({ parts, done }: PartsShown) {
  const { commands, texts } = usePanel();
  const says = texts.review.parts;
  const [before, after] = [screensUpTo(parts, done), screensUpTo(parts, done + 1)];
  return (
    <>
      <p class={styles.line}>{says.part(done + 1, parts.frameIds.length, before + 1, after)}</p>
      {parts.isEnding && <p class={styles.quiet}>{says.ending}</p>}
      {!parts.isEnding && !isLast(parts) && (
        <div class={styles.way}>
          <QuietButton onClick={commands.endParts}>{says.end}</QuietButton>
        </div>
      )}
    </>
  );
}

function Rest({ asked, shown }: { readonly asked: AskedReview; readonly shown: PartsShown }) {
  const { commands, texts } = usePanel();
  const { parts, done } = shown;
  const says = texts.review.parts;
  const reviewed = screensUpTo(parts, done);
  const all = screensUpTo(parts, parts.frameIds.length);
  if (reviewed === all) return <p class={styles.line}>{says.all(all, parts.frameIds.length)}</p>;
  return (
    <>
      <p class={styles.line}>{says.some(reviewed, all)}</p>
      {hasMoreParts(asked) && <Button onClick={commands.resumeParts}>{says.resume}</Button>}
    </>
  );
}

/** How far a review of many screens is, which is asked for part after part. What is done stays, whatever comes after. */
export function PartsProgress({ asked }: { readonly asked: AskedReview }) {
  const { parts, stage } = asked;
  if (!parts) return null;
  const isBusy = isUnderWay(asked);
  const shown = { parts, isBusy, done: stage === "done" ? parts.at + 1 : parts.at };
  return (
    <div class={styles.parts}>
      <Bar {...shown} />
      {isBusy ? <Busy {...shown} /> : <Rest asked={asked} shown={shown} />}
    </div>
  );
}
