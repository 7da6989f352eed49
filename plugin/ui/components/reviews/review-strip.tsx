import { useState } from "preact/hooks";
import { bySeverity } from "../../../../shared/review/rule.ts";
import { usePanel } from "../../state/use-panel.ts";
import type { StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import { wordTime } from "../../state/word-day.ts";
import { type AskedReview, hasMoreParts, isUnderWay, savedAsIs } from "../../state/asked/asked-review.ts";
import { refusalOf, wordLack, wordSteps } from "../../state/asked/word-opinion.ts";
import { isOpinionOff } from "../../state/asked/conditions.ts";
import { wordFailure } from "../frame/failures.tsx";
import { wordAllowance } from "../../state/account/word-allowance.ts";
import { selectedFrames, shownReview } from "../../state/panel-state.ts";
import { errorCodeOf } from "../../state/error-code.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { PurposeField } from "../request/purpose-field.tsx";
import { Button, QuietButton } from "../basics/buttons.tsx";
import { Icon } from "../basics/icons.tsx";
import { PartsProgress } from "../request/parts-progress.tsx";
import styles from "./review-strip.module.css";
import { WaysOn } from "../account/ways-on.tsx";

/** Offers another try. The missing part of a charged review costs nothing; a review given back is charged after all. */
function TryAgain({ asked }: { readonly asked: AskedReview }) {
  const { commands, texts } = usePanel();
  const { againForNothing, againCosts, notTriedAgain, refusals } = texts.review;
  const refusal = asked.error && refusalOf({ error: asked.error, reviewId: null });
  if (refusal === "usedUp" || refusal === "changed" || refusal === "ended")
    return (
      <>
        <p>{refusals[refusal]}</p>
        {refusal === "usedUp" ? <WaysOn /> : <Button onClick={commands.getFeedback}>{texts.start.go}</Button>}
      </>
    );
  return (
    <>
      {refusal !== null && <p>{refusal === "tooOften" ? refusals.tooOften : notTriedAgain}</p>}
      <Button onClick={commands.askOpinionAgain}>{texts.failures.again}</Button>
      <p class="quiet">{asked.review?.isCharged === true ? againForNothing : againCosts}</p>
    </>
  );
}

interface SavedLinkProps {
  readonly review: StoredReview;
  /** The rest of the allowance, where that is known. */
  readonly left?: string | null;
}

/** Says when a review was saved, and opens it. */
export function SavedLink({ review, left = null }: SavedLinkProps) {
  const { commands, texts, language } = usePanel();
  return (
    <p class={styles.line}>
      <Icon name="tick" />
      <QuietButton onClick={() => commands.showPastReview(review.id)}>
        {texts.review.saved(wordTime(review.createdAt, language))}
      </QuietButton>
      {left !== null && ` · ${left}`}
    </p>
  );
}

/** The review that was made: without an account it is not among those of the site. */
function Done({ asked }: { readonly asked: AskedReview }) {
  const { state, commands, texts, language } = usePanel();
  const { review, secondOpinionBy } = asked;
  const { installationState: known } = state;
  const { review: says } = texts;
  if (!review) return null;
  const opinion = review.secondOpinion;
  const lack = wordLack(opinion, texts);
  const left = known && !isOpinionOff(state) ? wordAllowance(known.allowance, language, texts) : null;
  return (
    <>
      <SavedLink review={review} left={left} />
      {!known?.account && (
        <p class="quiet">
          {says.savedHere}{" "}
          <QuietButton onClick={() => commands.showAccount(null)}>{says.keepInAccount}</QuietButton>
        </p>
      )}
      {opinion.state === "off" && (
        <p class="quiet">{secondOpinionBy === null ? says.off : says.offInstead}</p>
      )}
      {lack !== null && <p>{lack}</p>}
      {lack !== null && !hasMoreParts(asked) && <TryAgain asked={asked} />}
      {opinion.state === "done" && lack === null && opinion.findings.length === 0 && (
        <p class="quiet">{says.nothingNoticed}</p>
      )}
    </>
  );
}

/** Why nothing came of a review, and the ways on. */
function Refused({ asked }: { readonly asked: AskedReview }) {
  const { commands, texts } = usePanel();
  const { failure, stage, error } = asked;
  const { review: says } = texts;
  const refusal = stage === "failed" ? null : refusalOf(asked);
  const isUsedUp = refusal === "usedUp";
  return (
    <>
      {failure && <p>{says.notReadAnew(wordFailure(failure, texts).title)}</p>}
      {!failure && (
        <p>{refusal ? says.refusals[refusal] : error === "stopping" ? says.stopped : says.failed}</p>
      )}
      {isUsedUp ? <WaysOn /> : <Button onClick={commands.retryReview}>{texts.failures.again}</Button>}
      {refusal === "disconnected" && (
        <Button onClick={() => commands.showAccount("login")}>{texts.account.login}</Button>
      )}
      {(isUsedUp || refusal === "secondOpinionAway") && (
        <Button onClick={() => commands.agreeToReview(null)}>{texts.offer.save}</Button>
      )}
    </>
  );
}

/** The way to a review, while the results are those of the live checks: nothing was asked for. */
export function ReviewWay() {
  const { state, commands, texts } = usePanel();
  const { asked, scene } = state;
  const isSavedBefore = asked?.stage === "done" && isOpinionOff(state);
  if (asked && (!isSavedBefore || savedAsIs(asked, scene))) return null;
  if (isOpinionOff(state))
    return <Button onClick={commands.offerSaving}>{asked ? texts.share.saveAgain : texts.share.save}</Button>;
  return <Button onClick={commands.getFeedback}>{texts.start.go}</Button>;
}

/** Ends the second opinion that is being made. How it went is heard with the end of the review. */
function CancelOpinion({ reviewId }: { readonly reviewId: string }) {
  const { client, commands, texts } = usePanel();
  const [stopping, setStopping] = useState<"no" | "asked" | "failed">("no");
  const says = texts.review.cancel;
  const stop = () => {
    setStopping("asked");
    commands.endParts();
    client?.call(theEndpoints().stopOpinion, { params: { id: reviewId } }).catch((error: unknown) => {
      // A second opinion that is not found has ended at this moment.
      if (errorCodeOf(error) !== "not_found") setStopping("failed");
    });
  };
  if (stopping === "asked") return <p class="quiet">{says.doing}</p>;
  return (
    <>
      {stopping === "failed" && <p>{says.failed}</p>}
      <div class={styles.link}>
        <QuietButton onClick={stop}>{says.label}</QuietButton>
      </div>
    </>
  );
}

/** Says what the model takes the shown screen for. What people write instead is told to it from the next look on. */
function TakenFor() {
  const { state, texts } = usePanel();
  const shownId = shownReview(state)?.report.id;
  const [changedId, setChangedId] = useState<string | null>(null);
  const { takenFor } = state.asked?.screens.find(({ frameId }) => frameId === shownId) ?? {};
  if (shownId === undefined || takenFor === undefined) return null;
  const frames = selectedFrames(state).filter(({ id }) => id === shownId);
  if (changedId === shownId) return <PurposeField key={shownId} frames={frames} seeming={takenFor} />;
  return (
    <div>
      <p class="quiet">{texts.review.takenFor(takenFor)}</p>
      {frames.length > 0 && (
        <div class={styles.link}>
          <QuietButton onClick={() => setChangedId(shownId)}>{texts.review.notTakenFor}</QuietButton>
        </div>
      )}
    </div>
  );
}

function UnderWay({ asked }: { readonly asked: AskedReview }) {
  const { texts } = usePanel();
  const isLooking = asked.stage === "looking";
  // Without a second opinion, it is saved at once.
  const asking = asked.secondOpinionBy === null ? texts.review.saving : texts.review.asking;
  return (
    <>
      <p class={styles.busy}>{isLooking ? wordSteps(asked, texts) : asking}</p>
      {isLooking && asked.reviewId !== null && <CancelOpinion key={asked.key} reviewId={asked.reviewId} />}
    </>
  );
}

/**
 * How far the review is that was asked for, and what became of it. The findings of its second opinion stand among the others,
 * the first of them often out of sight: a click leads there.
 */
export function ReviewStrip() {
  const { state, commands, texts } = usePanel();
  const { asked } = state;
  if (!asked || asked.stage === "offered") return null;
  const shownId = shownReview(state)?.report.id;
  const noticed = asked.findings.filter(({ frameId }) => frameId === shownId).toSorted(bySeverity);
  const [first] = noticed;
  const isBusy = isUnderWay(asked);
  const Stage = isBusy ? UnderWay : asked.stage === "done" ? Done : Refused;
  return (
    <div class={styles.strip} aria-live="polite" aria-busy={isBusy}>
      <PartsProgress asked={asked} />
      <Stage asked={asked} />
      {first && (
        <div class={styles.link}>
          <QuietButton onClick={() => commands.openFinding({ key: first.id, layers: first.layers })}>
            {texts.review.noticed(noticed.length)}
          </QuietButton>
        </div>
      )}
      <TakenFor />
    </div>
  );
}
